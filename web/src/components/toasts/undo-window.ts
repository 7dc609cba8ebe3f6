/** How long any Undo is offered by its toast: long enough to read what was done, and to notice the slip. */
export const UNDO_MS = 10_000;

/** When an Undo that is offered now ends, in milliseconds since 1970. */
export function undoEnd(): number {
  return Date.now() + UNDO_MS;
}

/** Whether an Undo that ends then is still offered. */
export function isUndoable(until: number): boolean {
  return Date.now() < until;
}
