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

/** Providers to whom dots in front of the @ are nothing, by all names of theirs. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Stands for the mailbox of an address, for counting alone: without what follows a plus, and without dots where these are
 * nothing, so that nobody has many addresses by writing one in many ways. Mail is sent to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const comparable = comparableAddress(address);
  const at = comparable.lastIndexOf('@');
  const domain = comparable.slice(at + 1);
  const [local = ''] = comparable.slice(0, at).split('+');
  const dotless = DOTLESS[domain];
  return dotless === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${dotless}`;
}
