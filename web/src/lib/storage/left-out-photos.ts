import { readStored, removeStored, writeStored } from './safe-storage.ts';

/** How many photos of the request that was sent last did not arrive. */
const MISSING_KEY = 'photosLeftOut';
/** Of those that did: the paths of the ones whose check had not ended when their page was left, and since when. */
const UNCHECKED_KEY = 'photosUnchecked';
/** Why others cannot be used, as JSON, one text for each. */
const REFUSED_KEY = 'photosRefused';
const CHANGE_EVENT = 'photos-left-out';
/** A check that has not ended by then was lost with its photo. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Of the photos that were to be sent with the last request, those that are not with it. */
export interface LeftOutPhotos {
  /** How many did not arrive. */
  missing: number;
  /** Why others cannot be used, as the server says it. */
  refused: readonly string[];
}

/** What this browser knows of them. */
export function leftOutPhotos(): LeftOutPhotos {
  return { missing: missingPhotos(), refused: refusedPhotos() };
}

/** The same as a text, which stays the same as long as that does. */
export const leftOutSnapshot = (): string => JSON.stringify(leftOutPhotos());

/** Calls the listener when this page learns otherwise. @returns how to unsubscribe */
export function onLeftOutPhotos(listener: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, listener);
  return () => window.removeEventListener(CHANGE_EVENT, listener);
}

/** Remembers how many did not arrive, so that the pages after the form can say so. */
export function rememberMissingPhotos(count: number): void {
  if (count > 0) writeStored(MISSING_KEY, String(count));
  else removeStored(MISSING_KEY);
  tell();
}

/** Another photo was added to the request: one of those that are not with it is not missed any more. */
export function noteAddedPhoto(): void {
  const missing = missingPhotos();
  if (missing > 0) rememberMissingPhotos(missing - 1);
  else rememberRefused(refusedPhotos().slice(1));
}

/** Remembers the photos that were sent, whose check a later page waits for. */
export function rememberUncheckedPhotos(paths: readonly string[]): void {
  if (paths.length > 0) writeStored(UNCHECKED_KEY, JSON.stringify({ at: Date.now(), paths }));
  else removeStored(UNCHECKED_KEY);
}

/** The photos whose check no page has seen the end of. */
export function uncheckedPhotos(): readonly string[] {
  const { at, paths } = stored(UNCHECKED_KEY) as { at?: number; paths?: unknown };
  return at !== undefined && at > Date.now() - MAX_AGE_MS ? texts(paths) : [];
}

/** The check of one has ended. @param why it is refused; null where it is good */
export function noteCheckedPhoto(path: string, why: string | null): void {
  const unchecked = uncheckedPhotos();
  // Another page was faster to say so.
  if (!unchecked.includes(path)) return;
  rememberUncheckedPhotos(unchecked.filter((one) => one !== path));
  if (why !== null) rememberRefused([...refusedPhotos(), why]);
}

/** Forgets all of it: another request is the last one. */
export function forgetLeftOutPhotos(): void {
  for (const key of [MISSING_KEY, UNCHECKED_KEY, REFUSED_KEY]) removeStored(key);
}

function missingPhotos(): number {
  const count = Number(readStored(MISSING_KEY));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

const refusedPhotos = (): readonly string[] => texts(stored(REFUSED_KEY));

function rememberRefused(reasons: readonly string[]): void {
  if (reasons.length > 0) writeStored(REFUSED_KEY, JSON.stringify(reasons));
  else removeStored(REFUSED_KEY);
  tell();
}

const tell = () => window.dispatchEvent(new Event(CHANGE_EVENT));

function stored(key: string): object {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const texts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
