/** How long the Undo of a move is offered: long enough to notice the slip. */
export const UNDO_MS = 10_000;

/** When an Undo that is offered now ends, in milliseconds since 1970. */
export function undoEnd(): number {
  return Date.now() + UNDO_MS;
}

/** Whether an Undo that ends then is still offered. */
export function isUndoable(until: number): boolean {
  return Date.now() < until;
}
