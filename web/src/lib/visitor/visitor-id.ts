import { readStored, removeStored, writeStored } from '../storage/safe-storage.ts';

const KEY = 'visitorId';
/** The contract's rule; anything else in the storage was not stored by us. */
const VALID = /^[A-Za-z0-9_-]{1,100}$/;

/** This browser's visitor id, made at its first use and the same from then on. It identifies, it proves nothing. */
export function visitorId(): string {
  const stored = readStored(KEY);
  return stored && VALID.test(stored) ? stored : renewVisitorId();
}

/** A new visitor id in place of one whose cookie is gone: the server rightly refuses the old one. */
export function renewVisitorId(): string {
  removeStored(KEY);
  const fresh = crypto.randomUUID();
  writeStored(KEY, fresh);
  return fresh;
}
