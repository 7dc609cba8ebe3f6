import { wordSet } from '../../../../text/word-set.ts';
import type { Understanding } from '../../../understanding/understand.ts';

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['dot', '.'],
  ['point', '.'],
  ['period', '.'],
  ['underscore', '_'],
  ['dash', '-'],
  ['hyphen', '-'],
]);
/** Between what is right and what is wrong, in either order. */
const BEFORE_WRONG = wordSet('not instead than pas');
const SKIPPED = wordSet(
  'my no email e-mail mail address domain of a an the rather but its it is be should with dot point at',
);
const NAMING = wordSet('email e-mail emails mail courriel address domain');
const ENDING = /^(?:ends|ending|end|finishes)$/;
const MIN_PART = 2;
const MAX_WORDS = 40;
const ENDINGS = /^(?:ca|com|net|org|edu|co)$/;

/** The known e-mail with a part of it put right: ".ca not .com", "it's hotmail, not gmail"; null where none is. */
export function correctedEmail({ message, utterance }: Understanding, known: string): string | null {
  const words = message.toLowerCase().split(/\s+/).slice(0, MAX_WORDS).map(withoutEdges);
  const at = words.findIndex((word) => BEFORE_WRONG.has(word));
  // "Is the email .com or .ca?" changes nothing.
  const isAsked = utterance.clauses.some(({ act }) => act === 'question');
  if (at < 0) return isAsked ? null : endingIn(words, known);
  const behind = partFrom(words, at + 1, 1);
  const before = partFrom(words, at - 1, -1);
  const further = behind === null ? null : partFrom(words, behind.at + 1, 1);
  const right = before !== null && known.toLowerCase().includes(behind?.part ?? ' ') ? before : further;
  if (behind === null || right === null) return null;
  const isDomain =
    known.toLowerCase().includes(`@${behind.part}.`) || known.toLowerCase().includes(`@${right.part}.`);
  const isMeant = isDomain || words.some((word) => NAMING.has(word)) || /^\.[a-z]{2,4}$/.test(right.part);
  return isMeant ? replaced(known, behind.part, right.part) : null;
}

/** Without the punctuation around it; a dot stays at the front (".ca"). Loops, as the regex for it backtracks. */
function withoutEdges(word: string): string {
  let from = 0;
  let to = word.length;
  while (from < to && !/[\w.@]/.test(word.charAt(from))) from += 1;
  while (to > from && !/[\w@]/.test(word.charAt(to - 1))) to -= 1;
  return word.slice(from, to);
}

/** ".ca" of "it ends in .ca", "change .com to .ca in the email" */
function endingIn(words: readonly string[], known: string): string | null {
  if (!words.some((word) => ENDING.test(word) || NAMING.has(word))) return null;
  const folded = known.toLowerCase();
  const end = words.find((word) => /^\.[a-z]{2,4}$/.test(word) && !folded.endsWith(word));
  return end === undefined ? null : known.replace(/\.[a-z]+$/i, end);
}

/** The next word in a direction that is a part of an address; a sign that is said is one. */
function partFrom(words: readonly string[], from: number, by: 1 | -1): { part: string; at: number } | null {
  for (let at = from; at >= 0 && at < words.length && Math.abs(at - from) < 4; at += by) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (SIGNS.has(word) && !ENDINGS.test(next)) return { part: SIGNS.get(word) ?? '', at };
    const isEnd = words[at - 1] === 'dot' && ENDINGS.test(word);
    if (isEnd) return { part: `.${word}`, at };
    if (word !== '' && !SKIPPED.has(word)) return { part: word, at };
  }
  return null;
}

/** Nothing where the wrong part stands in it twice, but for the end of its domain. */
function replaced(known: string, wrong: string, right: string): string | null {
  const folded = known.toLowerCase();
  if (wrong === right || right.includes('@')) return null;
  if (wrong.startsWith('.') && folded.endsWith(wrong)) return known.slice(0, -wrong.length) + right;
  const local = folded.slice(0, folded.indexOf('@'));
  const within = [...SIGNS.values()].includes(wrong) ? local : folded;
  const at = within.indexOf(wrong);
  const isSign = within === local;
  if (at < 0 || within.includes(wrong, at + 1) || (wrong.length < MIN_PART && !isSign)) return null;
  return known.slice(0, at) + right + known.slice(at + wrong.length);
}
