/** Shows or hides a layer because its visitor went through the history. */
interface LayerEvents {
  onBack: () => void;
  /** Its entry was reached again, by Forward; without this it stays closed. */
  onForward?: () => void;
}

/** What an entry of the history knows: the layers that are open there, and whether the top one brought the entry about. */
interface EntryMark {
  layers: string[];
  isOwn: boolean;
}

/**
 * Layers over the page (the chat, a photo in it), each with an entry of the history: Back closes the top one and keeps the
 * page. Every entry of the page is marked with the layers that are open there, in `history.state`, so that this outlives
 * reloads; an unmarked entry is one that a link to an anchor has just made. Closing by a button takes the entry out again.
 */
class HistoryLayers {
  readonly #events = new Map<string, LayerEvents>();
  /** Those that are open, the top one last. */
  #open: string[] = [];
  /** Closed where its entry could not be taken out: reached again, that entry opens nothing. */
  readonly #gone = new Set<string>();
  /** A `history.back()` of ours is on its way; what is opened meanwhile waits for it. */
  #isLeaving = false;
  #waiting: string[] = [];

  /** Listens to the history. @returns how to stop */
  start(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('popstate', () => this.#follow(), { signal });
    // Some browsers make no popstate of a link to an anchor.
    window.addEventListener('hashchange', () => this.#adopt(), { signal });
    this.#adopt();
    return () => listening.abort();
  }

  /** Registers a layer. @returns how to unregister it */
  register(name: string, events: LayerEvents): () => void {
    this.#events.set(name, events);
    return () => {
      this.#events.delete(name);
      this.#open = this.#open.filter((open) => open !== name);
    };
  }

  /**
   * A layer was opened: Back closes it from now on. After a reload it has its entry already.
   * @param isEntered the visitor came here by a link to an anchor, whose entry becomes the layer's
   */
  opened(name: string, isEntered = false): void {
    if (this.#open.includes(name)) return;
    if (this.#isLeaving) {
      this.#waiting.push(name);
      return;
    }
    this.#gone.delete(name);
    const layers = [...this.#open, name];
    this.#open = [...layers];
    const isHere = readMark()?.layers.includes(name) ?? false;
    if (isHere) return;
    if (isEntered) {
      writeMark({ layers, isOwn: true });
      return;
    }
    // Leaving the entry above must not scroll the page below.
    history.scrollRestoration = 'manual';
    history.pushState({ ...readState(), layerMark: { layers, isOwn: true } }, '');
    history.scrollRestoration = 'auto';
  }

  /** A layer was closed by its visitor and not by Back, and with it what lay upon it. */
  closed(name: string): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== name);
    if (!this.#open.includes(name)) return;
    const closing = this.#open.splice(this.#open.indexOf(name));
    const mark = readMark();
    if (mark?.isOwn && mark.layers.at(-1) === closing.at(-1)) {
      this.#leaveEntry(closing.length);
      return;
    }
    for (const gone of closing) this.#gone.add(gone);
    this.drop(...closing);
  }

  /** Forgets layers of this entry that are not open, such as those of the page before a reload. */
  drop(...names: string[]): void {
    const mark = readMark();
    if (!mark?.layers.some((layer) => names.includes(layer))) return;
    if (mark.isOwn && names.includes(mark.layers.at(-1) ?? '')) this.#leaveEntry(1);
    else writeMark({ ...mark, layers: mark.layers.filter((layer) => !names.includes(layer)) });
  }

  #leaveEntry(count: number): void {
    this.#isLeaving = true;
    history.go(-count);
  }

  /** An entry that is not marked is a new one: what is open stays open. */
  #adopt(): void {
    if (readMark() === null) writeMark({ layers: this.#open, isOwn: false });
  }

  /** The visitor is at another entry now: closes and opens what differs. */
  #follow(): void {
    this.#isLeaving = false;
    history.scrollRestoration = 'auto';
    this.#adopt();
    const there = readMark()?.layers ?? [];
    for (const name of this.#open.toReversed()) {
      if (!there.includes(name)) this.#leave(name);
    }
    for (const name of this.#waiting.splice(0)) this.opened(name);
    for (const name of there) {
      if (!this.#open.includes(name)) this.#enter(name);
    }
  }

  #leave(name: string): void {
    this.#open = this.#open.filter((open) => open !== name);
    this.#events.get(name)?.onBack();
  }

  #enter(name: string): void {
    const reopen = this.#gone.has(name) ? undefined : this.#events.get(name)?.onForward;
    if (!reopen) {
      this.drop(name);
      return;
    }
    this.#open = [...this.#open, name];
    reopen();
  }
}

/** One for the page, as there is one history. */
export const historyLayers = new HistoryLayers();

function readState(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function readMark(): EntryMark | null {
  const mark = readState().layerMark as EntryMark | undefined;
  return mark && Array.isArray(mark.layers) ? mark : null;
}

function writeMark(mark: EntryMark): void {
  history.replaceState({ ...readState(), layerMark: mark }, '');
}
