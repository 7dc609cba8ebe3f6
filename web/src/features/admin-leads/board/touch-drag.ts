import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';

/** As long as phones take for a long press: a shorter one would take hold of cards that are scrolled. */
const PRESS_MS = 350;
/** A finger that moves so far before that scrolls. */
const SLOP_PX = 8;
/** So near to an edge the board goes on to the next column, and the page on. */
const EDGE_PX = 40;
const TURN_MS = 600;
const SCROLL_PX = 12;

interface Point {
  x: number;
  y: number;
}

/** A card that a finger drags, and where it is. */
export interface TouchDrag extends Point {
  id: number;
  over: LeadStatus | null;
}

interface TouchDragOptions {
  onDrag: (drag: TouchDrag | null) => void;
  onDrop: (id: number, to: LeadStatus) => void;
}

/**
 * Drags the cards of a board by a finger: a long press takes hold of one, it follows the finger, and is dropped on the column
 * below that. At an edge the board goes on to the next column, since a phone shows one at a time. Mice have the browser's way.
 */
export class TouchDragger {
  readonly #board: HTMLElement;
  readonly #options: TouchDragOptions;
  #from: Point | null = null;
  #drag: TouchDrag | null = null;
  #turnedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: HTMLElement, options: TouchDragOptions) {
    this.#board = board;
    this.#options = options;
  }

  /** @returns the function that ends it */
  start(): () => void {
    const ended = new AbortController();
    const { signal } = ended;
    this.#board.addEventListener('touchstart', this.#press, { passive: true, signal });
    this.#board.addEventListener('touchmove', this.#move, { passive: false, signal });
    this.#board.addEventListener('touchend', this.#lift, { signal });
    this.#board.addEventListener('touchcancel', this.#end, { signal });
    // The browser's own menu of a link that is pressed long, and its own dragging.
    for (const type of ['contextmenu', 'dragstart'])
      this.#board.addEventListener(type, this.#suppress, { signal });
    return () => {
      ended.abort();
      this.#end();
    };
  }

  readonly #press = (event: TouchEvent): void => {
    this.#end();
    const [touch] = event.touches;
    const id = cardAt(event.target);
    if (!touch || event.touches.length > 1 || id === null) return;
    const at = pointOf(touch);
    this.#from = at;
    this.#timer = setTimeout(() => this.#hold(id, at), PRESS_MS);
  };

  #hold(id: number, at: Point): void {
    this.#turnedAt = Date.now();
    navigator.vibrate?.(10);
    this.#set({ id, ...at, over: this.#columnAt(at.x) });
  }

  readonly #move = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (!touch || !this.#from) return;
    const at = pointOf(touch);
    if (this.#drag) this.#follow(this.#drag, at, event);
    else if (Math.hypot(at.x - this.#from.x, at.y - this.#from.y) > SLOP_PX) this.#end();
  };

  #follow(drag: TouchDrag, at: Point, event: Event): void {
    // Or the page would scroll along.
    event.preventDefault();
    this.#turn(at.x);
    scrollPage(at.y);
    this.#set({ ...drag, ...at, over: this.#columnAt(at.x) });
  }

  readonly #lift = (event: TouchEvent): void => {
    const drag = this.#drag;
    this.#end();
    if (!drag) return;
    // No click follows, which would open the lead.
    event.preventDefault();
    if (drag.over) this.#options.onDrop(drag.id, drag.over);
  };

  readonly #end = (): void => {
    clearTimeout(this.#timer);
    this.#from = null;
    if (this.#drag) this.#set(null);
  };

  readonly #suppress = (event: Event): void => {
    if (!this.#from) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #set(drag: TouchDrag | null): void {
    this.#drag = drag;
    this.#options.onDrag(drag);
  }

  /** The column above or below a finger: an empty one is short. */
  #columnAt(x: number): LeadStatus | null {
    const columns = [...this.#board.querySelectorAll<HTMLElement>('[data-column]')];
    const column = columns.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= x && x < right;
    });
    return (column?.dataset.column as LeadStatus | undefined) ?? null;
  }

  /** Goes on by a column where the finger stays at an edge. */
  #turn(x: number): void {
    const { left, right } = this.#board.getBoundingClientRect();
    const by = x < left + EDGE_PX ? -1 : x > right - EDGE_PX ? 1 : 0;
    if (by === 0 || Date.now() - this.#turnedAt < TURN_MS) return;
    this.#turnedAt = Date.now();
    this.#board.scrollBy({ left: by * (this.#board.querySelector('[data-column]')?.clientWidth ?? 0) });
  }
}

const pointOf = ({ clientX: x, clientY: y }: Touch): Point => ({ x, y });

/** The id of the card of an element; null for its menu, which is pressed as a button. */
function cardAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || target.closest('[data-move]')) return null;
  const id = target.closest<HTMLElement>('[data-card]')?.dataset.card;
  return id === undefined ? null : Number(id);
}

function scrollPage(y: number): void {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
}
