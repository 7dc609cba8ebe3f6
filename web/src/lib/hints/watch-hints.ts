/** How long the pointer rests before a tooltip opens (specification section 9). */
const OPEN_DELAY_MS = 700;
/** So soon after one the next opens at once. */
const SKIP_DELAY_MS = 300;
/** Time to move onto the tooltip, to read or to copy it. */
const LEAVE_MS = 100;

/** A text and where on the screen stands what it belongs to. */
export interface Hint {
  text: string;
  anchor: DOMRect;
}

const HINTED = '[data-hint], :is(button, a)[aria-label]';
const WORDS = /\p{L}/u;
/** Keys by which one goes from part to part. What other keys do may move the focus too, and nobody asked what it is on then. */
const WALKING = /^(?:Tab|Arrow)/;

/** What an element says when it is pointed at: its own hint or, of a button with nothing but a drawing on it, its name. */
function hintOf({ dataset, textContent, ariaLabel }: HTMLElement): string | undefined {
  return dataset.hint ?? (WORDS.test(textContent) || !ariaLabel ? undefined : ariaLabel);
}

/** The innermost part around a target that says something. */
function hintedAt(target: EventTarget | null): HTMLElement | null {
  let element = target instanceof Element ? target.closest<HTMLElement>(HINTED) : null;
  while (element && !hintOf(element)) element = element.parentElement?.closest<HTMLElement>(HINTED) ?? null;
  return element;
}

/**
 * Watches what is pointed at or walked to by keyboard, and shows what it says after a while. Escape, a press
 * and scrolling hide it; what was pressed has none until it is left, since what it opens would lie beneath.
 * @returns what ends the watch
 */
export function watchHints(page: Document, show: (hint: Hint | null) => void): () => void {
  let anchor: HTMLElement | null = null;
  let isOpen = false;
  /** What was pressed last and is pointed at still; by its text, since what it changes may draw it anew. */
  let pressed: string | undefined;
  let isWalking = false;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout>;
  const later = (action: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  const hide = () => {
    clearTimeout(timer);
    anchor = null;
    if (isOpen) closedAt = performance.now();
    isOpen = false;
    show(null);
  };
  const open = (element: HTMLElement) => {
    const text = hintOf(element);
    if (!text || !element.isConnected) return;
    isOpen = true;
    show({ text, anchor: element.getBoundingClientRect() });
  };
  const point = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[role=tooltip]')) return clearTimeout(timer);
    const element = hintedAt(target);
    if (element && hintOf(element) === pressed) return;
    pressed = undefined;
    if (element === anchor) return isOpen && element ? clearTimeout(timer) : undefined;
    const isSoon = isOpen || performance.now() - closedAt < SKIP_DELAY_MS;
    if (!element) return isOpen ? later(hide, LEAVE_MS) : hide();
    anchor = element;
    later(() => open(element), isSoon ? 0 : OPEN_DELAY_MS);
  };
  const ending = new AbortController();
  const listen = (name: string, action: (event: Event) => void) =>
    page.addEventListener(name, action, { signal: ending.signal, capture: true, passive: true });
  listen('pointerover', (event) => isTouch(event) || point(event.target));
  listen('pointerdown', ({ target }) => {
    hide();
    closedAt = Number.NEGATIVE_INFINITY;
    const element = hintedAt(target);
    pressed = element ? hintOf(element) : undefined;
  });
  listen('scroll', hide);
  listen('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    isWalking = WALKING.test(event.key);
    if (event.key === 'Escape') hide();
  });
  listen('focusin', ({ target }) => {
    if (!isWalking || !(target instanceof Element)) return;
    if (target.matches(':focus-visible') && hintedAt(target) === target) point(target);
  });
  listen('focusout', ({ target }) => {
    if (target === anchor) hide();
  });
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
