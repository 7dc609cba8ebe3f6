import { MAX_EMAIL } from '../text-limits.ts';

/**
 * One plain address: no name, no list, no comment, no quotes, nothing that a mail server may read in another way. It
 * becomes a recipient.
 */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

const MAX_LOCAL_PART = 64;

/** The one rule for mail addresses, of what is typed and of what is written to: whether mail can be sent to a text. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL && text.indexOf('@') <= MAX_LOCAL_PART && ADDRESS.test(text);
}

/** The form in which two spellings of an address are the same to most mail servers. */
export function comparableAddress(address: string): string {
  return address.trim().toLowerCase();
}
