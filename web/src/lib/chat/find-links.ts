/** A stretch of a text, and where it leads; most lead nowhere. */
export interface TextPart {
  text: string;
  href: string | null;
}

/*
 * What is recognised is plain ASCII, and stands behind and before none but plain characters: no look-alike letter and
 * nothing invisible is ever part of a link or hidden at its end. Every repetition is bounded, so that it takes linear
 * time. There is no `i` flag: with `u` it counts a Kelvin sign as a `k`.
 */
const LABELS = '(?:[A-Za-z0-9-]{1,63}\\.){1,5}';
const DOMAINS = '(?:ca|com|org|net|CA|COM|ORG|NET)';
const SCHEME = '[Hh][Tt][Tt][Pp][Ss]?://';
const WEB = `(?:${SCHEME}|[Ww]{3}\\.)[!-~]{1,2000}|${LABELS}${DOMAINS}(?![\\w@-])(?:[/?#][!-~]{0,2000})?`;
const EMAIL = `[\\w+][\\w.+-]{0,63}@${LABELS}[A-Za-z]{2,24}(?![\\w@-])`;
const EXTENSION = '(?: ?(?:[xX]|[Ee]xt\\.?) ?\\d{1,6})?';
const PHONE = `(?:\\+?1[ .-]?)?(?:\\([2-9]\\d\\d\\) ?|[2-9]\\d\\d[ .-]?)[2-9]\\d\\d[ .-]?\\d{4}${EXTENSION}(?![\\w-])`;
const UNFIT_BEFORE = '\\p{L}\\p{M}\\p{N}\\p{Cf}_@.+/#\\-';
const LINK = new RegExp(`(^|[^${UNFIT_BEFORE}])(?:(${EMAIL})|(${WEB})|(${PHONE}))`, 'gu');
/** A name that goes on in another alphabet is another name. */
const UNFIT_AFTER = /^(?!\p{ASCII})[\p{L}\p{M}\p{N}\p{Cf}]/u;

/** Nobody is to call the number that shows how to write one, in either language. */
const EXAMPLE = /(?:e\.g\.|ex[ae]mple),? $/;
const MAX_EXAMPLE = 10;

/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?'"*_~>\]}]$/;

/**
 * Splits a text into what leads somewhere and what does not: phone numbers to `tel:`, e-mail addresses to `mailto:` and
 * web addresses to `https:`, nothing to any other scheme. The parts joined are the text.
 */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, href: string | null) => {
    if (end > done) parts.push({ text: text.slice(done, end), href });
    done = Math.max(done, end);
  };
  for (const match of text.matchAll(LINK)) {
    const [whole, before = '', email, web, phone] = match;
    const start = match.index + before.length;
    const found = web === undefined ? whole.slice(before.length) : withoutTrailing(web);
    const href = hrefOf(found, email, phone);
    if (phone !== undefined && EXAMPLE.test(text.slice(Math.max(0, start - MAX_EXAMPLE), start))) continue;
    if (href === null || UNFIT_AFTER.test(text.slice(match.index + whole.length))) continue;
    add(start, null);
    add(start + found.length, href);
  }
  add(text.length, null);
  return parts;
}

function hrefOf(found: string, email: string | undefined, phone: string | undefined): string | null {
  if (email !== undefined) return `mailto:${found}`;
  return phone === undefined ? webHref(found) : phoneHref(found);
}

function phoneHref(phone: string): string {
  const [number = '', extension] = phone.toLowerCase().split(/ ?(?:x|ext\.?) ?/);
  const tel = `tel:+1${number.replace(/\D/g, '').slice(-10)}`;
  return extension ? `${tel};ext=${extension}` : tel;
}

/** Null for what only looks like an address, or hides its host behind a name: `https://bank.ca@elsewhere.com`. */
function webHref(address: string): string | null {
  try {
    const url = new URL(`https://${address.replace(/^https?:\/\//i, '')}`);
    const isPlain = url.username === '' && url.password === '' && url.hostname.includes('.');
    return isPlain ? url.href : null;
  } catch {
    return null;
  }
}

/** Cuts what belongs to the sentence around an address; a bracket only where it was opened outside. */
function withoutTrailing(address: string): string {
  let end = address.length;
  for (;;) {
    const kept = address.slice(0, end);
    const isClosing = kept.endsWith(')') && !kept.includes('(');
    if (!isClosing && !TRAILING.test(kept)) return kept;
    end -= 1;
  }
}
