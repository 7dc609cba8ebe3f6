/** A lead, a chat or a message as an older server says it. */
export interface SaidRecord {
  id: string | number;
  [field: string]: unknown;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isRecord(value: unknown): value is SaidRecord {
  return isObject(value) && (typeof value.id === 'string' || typeof value.id === 'number');
}

/** What is said of a record, without what is said to be missing. */
export function saidOf<T>(record: Record<string, unknown>): Partial<T> {
  const said = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(said) as Partial<T>;
}
