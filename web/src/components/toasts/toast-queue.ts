import type { ToastVariant } from './toast-mark.tsx';

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: ToastVariant;
  durationMs?: number;
  /** A button, such as Undo; the toast leaves when it is pressed. */
  action?: ToastAction;
  /** What else can be done about it, beside that. */
  further?: ToastAction;
  /** Something is under way: it makes room for whatever comes next. */
  isProgress?: boolean;
  /** What it tells of: it takes the place of what was told of the same before. */
  about?: string;
  /** Its button is worth less than what is told of the same next, which takes its place. */
  givesWay?: boolean;
  /** News that nobody here has caused: all of them share one toast, which counts and has the button of the last. */
  news?: ToastNews;
}

export interface ToastAction {
  label: string;
  /** How a screen reader's user gets the same without hurrying to the toast. */
  altText: string;
  onPress: () => void;
}

/** What is counted where several came: by their kind, `2 new leads`. */
export interface ToastNews {
  one: string;
  many: string;
  /** Who or what it is about: the same counts once, however often it is told of. None where each is another. */
  of?: string;
}

export interface QueuedToast extends ToastOptions {
  id: number;
  /** When it was last put on the screen, or grew there, in ms since 1970. */
  shownAt: number;
  /** News that were on the screen and made room: they are kept there unseen, so that no screen reader says them twice. */
  wasShown: boolean;
  /** How many there were of each kind of news. */
  counts: readonly NewsCount[];
}

interface NewsCount {
  news: ToastNews;
  count: number;
  /** What was counted, by `of`. */
  known: ReadonlySet<string>;
  /** How often it was told, which is what the time of the toast goes by. */
  told: number;
}

/** The toast that is shown, or was last, and those that wait; news come last. */
export interface ToastQueue {
  shown: QueuedToast | undefined;
  isOpen: boolean;
  waiting: readonly QueuedToast[];
  lastId: number;
  /** What toasts are about that are not shown now, and those that come once they may; null where all are shown. */
  held: HeldToasts | null;
}

interface HeldToasts {
  about: string;
  toasts: readonly ToastOptions[];
}

export const NO_TOASTS: ToastQueue = { shown: undefined, isOpen: false, waiting: [], lastId: 0, held: null };

/** A toast that can be read and has no button has had its time after so long, where others wait. */
const READ_MS = 2500;

/**
 * Returns the queue with one more toast. One is shown at a time: news make room for what an admin has done, and wait; an
 * outcome makes room for the next once it could be read; trouble and what has a button stay for their whole time.
 */
export function withToast(queue: ToastQueue, options: ToastOptions, now: number): ToastQueue {
  const { held } = queue;
  if (held && options.about === held.about)
    return { ...queue, held: { ...held, toasts: [...held.toasts, options] } };
  if (options.news) return withNews(queue, options, options.news, now);
  const { shown, isOpen, waiting } = queue;
  const toast = queued(queue, options);
  const next = { ...queue, lastId: toast.id };
  if (!shown || !isOpen) return showing(next, toast, now);
  if (shown.news) return showing({ ...next, waiting: [...waiting, shown] }, toast, now);
  // Said again, such as a list that cannot be loaded still, or overtaken: once is enough.
  if (shown.isProgress || isSame(shown, toast)) return showing(next, toast, now);
  if (waiting.some((other) => isSame(other, toast)))
    return { ...next, waiting: waiting.map((other) => (isSame(other, toast) ? toast : other)) };
  const others = waiting.filter(({ news, isProgress }) => !(news || isProgress));
  const isRead = others.length === 0 && msToRead(shown, now) === 0;
  if (isRead) return showing(next, toast, now);
  return { ...next, waiting: [...others, toast, ...waiting.filter(({ news }) => news)] };
}

/** Returns the queue once the toast of this id has gone: the next one is shown. A toast ends itself alone, not its successor. */
export function withoutToast(queue: ToastQueue, id: number, now: number): ToastQueue {
  if (queue.shown?.id !== id) return queue;
  const [next, ...waiting] = queue.waiting;
  return next ? showing({ ...queue, waiting }, next, now) : { ...queue, isOpen: false };
}

/** Returns the queue without what it tells of something, until it is released: what has a button comes back then, the rest is told elsewhere. */
export function withHeld(queue: ToastQueue, about: string, now: number): ToastQueue {
  const isHeld = (toast: ToastOptions) => toast.about === about;
  const { shown, isOpen, waiting } = queue;
  const told = [...(shown && isOpen ? [shown] : []), ...waiting].filter(isHeld);
  const toasts = told.filter(({ action, further }) => action || further);
  const next = { ...queue, waiting: waiting.filter((toast) => !isHeld(toast)), held: { about, toasts } };
  return shown && isOpen && isHeld(shown) ? withoutToast(next, shown.id, now) : next;
}

/** Returns the queue with what was held, as if it had been told now. */
export function withReleased(queue: ToastQueue, now: number): ToastQueue {
  const toasts = queue.held?.toasts ?? [];
  return toasts.reduce((next, toast) => withToast(next, toast, now), { ...queue, held: null } as ToastQueue);
}

/** Returns in how many ms the toast that is shown makes room for the next one by itself; null where it does not. */
export function msToYield({ shown, isOpen, waiting }: ToastQueue, now: number): number | null {
  const [next] = waiting;
  if (!shown || !isOpen || !next || next.news || shown.news) return null;
  const ms = msToRead(shown, now);
  return Number.isFinite(ms) ? ms : null;
}

function msToRead({ action, further, variant, shownAt }: QueuedToast, now: number): number {
  if (action || further || variant === 'destructive' || variant === 'warning')
    return Number.POSITIVE_INFINITY;
  return Math.max(0, shownAt + READ_MS - now);
}

function withNews(queue: ToastQueue, options: ToastOptions, news: ToastNews, now: number): ToastQueue {
  const { shown, isOpen, waiting } = queue;
  if (shown?.news && isOpen) return { ...queue, shown: { ...grown(shown, options, news), shownAt: now } };
  if (waiting.some((toast) => toast.news)) {
    return { ...queue, waiting: waiting.map((toast) => (toast.news ? grown(toast, options, news) : toast)) };
  }
  const toast = { ...queued(queue, options), counts: [counted(news)] };
  const next = { ...queue, lastId: toast.id };
  return isOpen ? { ...next, waiting: [...waiting, toast] } : showing(next, toast, now);
}

/** The toast of news with one more: it counts, and tells the latest. */
function grown(toast: QueuedToast, options: ToastOptions, news: ToastNews): QueuedToast {
  const isKnown = toast.counts.some((one) => one.news.many === news.many);
  const counts = isKnown
    ? toast.counts.map((one) => (one.news.many === news.many ? counted(news, one) : one))
    : [...toast.counts, counted(news)];
  const { action: _, ...before } = toast;
  const own = options.action && { action: options.action };
  if (counts.reduce((sum, { count }) => sum + count, 0) === 1)
    return { ...before, ...options, ...own, counts };
  const title = counts.map(({ news: { one, many }, count }) =>
    count === 1 ? `1 ${one}` : `${count} ${many}`,
  );
  const description =
    options.description === undefined ? {} : { description: `Last: ${options.description}` };
  return { ...before, title: title.join(', '), ...description, ...own, counts };
}

function counted(news: ToastNews, before?: NewsCount): NewsCount {
  const known = new Set(before?.known);
  const isNew = news.of === undefined || !known.has(news.of);
  if (news.of !== undefined) known.add(news.of);
  return { news, count: (before?.count ?? 0) + Number(isNew), known, told: (before?.told ?? 0) + 1 };
}

function queued({ lastId }: ToastQueue, options: ToastOptions): QueuedToast {
  return { ...options, id: lastId + 1, shownAt: 0, wasShown: false, counts: [] };
}

function showing(queue: ToastQueue, toast: QueuedToast, now: number): ToastQueue {
  const waiting = queue.waiting.map((other) =>
    other === queue.shown ? { ...other, wasShown: true } : other,
  );
  return { ...queue, waiting, shown: { ...toast, shownAt: now }, isOpen: true };
}

/** Whether a toast says no more than a newer one does. What has a button is never taken away, unless it gives way. */
function isSame(old: ToastOptions, newer: ToastOptions): boolean {
  if ((old.action || old.further) && !old.givesWay) return false;
  if (old.about !== undefined && old.about === newer.about) return true;
  return old.title === newer.title && old.description === newer.description && !newer.action;
}
