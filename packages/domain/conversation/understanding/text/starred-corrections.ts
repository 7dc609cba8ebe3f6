import { isWithinEdits } from '../../../text/edit-distance.ts';

/** "*Halifax", "Halifax*": a star right before or behind one word. */
const STARRED = /^(?:\*([^*]+)|([^*]+)\*)$/;
const LETTERS = /^\p{L}[\p{L}'’.@-]+$/u;
const BEFORE_LETTERS = /^[^\p{L}]+/u;
const LETTER = /\p{L}/u;
/** How many words back what was typed wrong may stand. */
const REACH = 12;
const MIN_SLIP = 4;
const MAX_SLIPS = 3;

/**
 * Returns a message with the words put right that somebody corrects behind a star, as people do in chats: "Halfax. *Halifax"
 * is "Halifax.", "emial *email" is "email". A star whose word is like none before it stays.
 */
export function withStarredCorrections(text: string): string {
  if (!text.includes('*')) return text;
  const words: string[] = [];
  for (const chunk of text.split(' ')) {
    const right = starredIn(chunk);
    const at = right === null ? -1 : wrongBefore(words, right);
    if (right === null || at < 0) words.push(chunk);
    else words[at] = (words[at] ?? '').replace(plain(words[at]), () => right) + endOf(chunk, at, words);
  }
  return words.join(' ');
}

function starredIn(chunk: string): string | null {
  const [, leading, trailing] = STARRED.exec(chunk) ?? [];
  const word = plain(leading ?? trailing);
  return LETTERS.test(word) ? word : null;
}

/** Without the signs around it. */
function plain(chunk = ''): string {
  let end = chunk.length;
  while (end > 0 && !LETTER.test(chunk[end - 1] ?? '')) end -= 1;
  return chunk.slice(0, end).replace(BEFORE_LETTERS, '');
}

/** The sign behind the starred word, where it stands right behind the wrong one and that has none. */
function endOf(chunk: string, at: number, words: readonly string[]): string {
  const sign = /[,.!?]$/.exec(chunk.replace('*', ''))?.[0] ?? '';
  return at === words.length - 1 && !/[,.!?]$/.test(words[at] ?? '') ? sign : '';
}

/** The nearest of the words most like it; -1 for none. */
function wrongBefore(words: readonly string[], right: string): number {
  const first = Math.max(0, words.length - REACH);
  const near = words.slice(first).map((word) => plain(word).toLowerCase());
  const meant = right.toLowerCase();
  for (let slips = 1; slips <= MAX_SLIPS; slips += 1) {
    const at = near.findLastIndex((word) => isSlipOf(word, meant, slips));
    if (at >= 0) return first + at;
  }
  const isShort = near.length > 0 && isShortened(near.at(-1) ?? '', meant);
  return isShort ? words.length - 1 : -1;
}

const isSlipOf = (word: string, meant: string, slips: number): boolean =>
  word !== meant &&
  meant.length >= MIN_SLIP &&
  slips <= Math.ceil(meant.length / MIN_SLIP) &&
  isWithinEdits(word, meant, slips);

/** "Crt *crescent", "skp *skip": the letters of one stand in the other, in order. */
function isShortened(word: string, meant: string): boolean {
  let at = 0;
  for (const letter of meant) if (letter === word[at]) at += 1;
  return word.length > 1 && word[0] === meant[0] && at === word.length;
}
