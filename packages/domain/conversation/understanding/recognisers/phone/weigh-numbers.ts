import { CORRECTING_WORDS, DEAD_WORDS, MEANT_WORDS, OTHER_WORDS } from '../../../lexicon/phone-words.ts';
import type { Piece } from '../pieces.ts';
import type { FoundNumber } from './find-numbers.ts';

const MAX_SAID = 9;
const ENDS_SENTENCE = new Set(['.', '!', '?', ';', '\n']);
const BUT = new Set(['but', 'however', 'mais', 'although', 'so', 'then', 'because']);

/** How much a number is meant by what is said before and after it; above zero where it is recommended. */
export function weightOf(numbers: readonly FoundNumber[], index: number, pieces: readonly Piece[]): number {
  const number = numbers[index] as FoundNumber;
  const since = numbers[index - 1]?.to ?? 0;
  const before = saidBefore(pieces, number.from, since);
  const after = saidAfter(pieces, number.to, numbers[index + 1]?.from ?? pieces.length);
  const said = weightOfWords(before) + weightOfWords(after);
  const moved = takesBack(pieces, since, number.from) ? 2 : 0;
  return isFallback(pieces, since, number) ? Math.min(said, 0) - 1 : said + moved;
}

/** Whether a message that holds this number alone says that it is of no use, or somebody else's. */
export function isDisowned({ from }: FoundNumber, pieces: readonly Piece[]): boolean {
  const said = saidBefore(pieces, from, 0);
  const last = said.findLastIndex((word, at) => DISOWNING.has(word) && !isOfThing(said, at));
  // "My number's wrong, it's 902…": what comes then is the right one.
  return last >= 0 && !said.slice(last + 1).some((word) => RIGHTING.has(word));
}

/** "Old couch, Ann Lee 902 …", "my broken fax machine": what the thing behind it is like, and no number. */
function isOfThing(said: readonly string[], at: number): boolean {
  const behind = said.slice(at + 1).map((word) => `${word} `);
  return LIKE_THINGS.has(said[at] ?? '') && !OF_NUMBER.test(behind.join(''));
}
const LIKE_THINGS = new Set(['old', 'former', 'previous', 'disconnected', 'fax']);
/** What makes a number of it: "old work number", "old cell is", "fax at". */
const OF_NUMBER =
  /^(?:(?:work|home|house|office|business|cell|mobile|phone|land|tel|contact) ?)*(?:(?:numbers?|no|num|ones?|lines?|landline|cellphone|telephone)(?: |$)|(?:(?:is|was|at|to|it|for) )?$)/;

const DISOWNING = new Set(['fax', 'old', 'wrong', 'disconnected', 'your', 'former', 'previous']);
/** Wins over what else is said: "the best one is the house". */
const BEST_WORDS = new Set(['best', 'better', 'preferred', 'prefer']);
const RIGHTING = new Set([
  'its',
  'it',
  'should',
  'use',
  'try',
  'right',
  'correct',
  'new',
  'cest',
  'meant',
  'real',
  'actually',
]);
const DENIALS = new Set(['not', 'dont', 'never', 'except', 'instead', 'pas']);

function weightOfWords(words: readonly string[]): number {
  if (words.some((word) => DEAD_WORDS.has(word))) return -3;
  if (words.some((word) => BEST_WORDS.has(word))) return 2;
  const other = words.some((word) => OTHER_WORDS.has(word));
  const meant = words.some((word) => MEANT_WORDS.has(word));
  return (meant ? 1 : 0) - (other ? 1 : 0);
}

/** "If nobody answers then 902…", "902… if I don't pick up": for when the other number fails. */
function isFallback(pieces: readonly Piece[], since: number, { from, to }: FoundNumber): boolean {
  const before = pieces.slice(Math.max(since, from - MAX_SAID), from);
  const start = before.findLastIndex(({ mark }) => ENDS_SENTENCE.has(mark)) + 1;
  const saidBehind = pieces.slice(to, ENDS_SENTENCE.has(pieces[to - 1]?.mark ?? '') ? to : to + MAX_IF);
  const words = (all: readonly Piece[]) => all.map(({ word }) => word).join(' ');
  return (since > 0 && FAILING.test(words(before.slice(start)))) || FAILING_BEHIND.test(words(saidBehind));
}

const MAX_IF = 7;
const FAILS =
  'if (?:(?:no|there is no|theres no) ?(?:one|body|answer|luck)|nobody|i (?:dont|do not|cant|cannot|didnt|am not|fail)|im not|you (?:cant|cannot|dont|do not|miss|get no)|(?:it|that|that one|he|she) (?:doesnt|dont|does not|fails|is busy|rings out|goes)|its busy|(?:it|that) is busy|not)\\b';
const FAILING = new RegExp(`\\b${FAILS}`);
const FAILING_BEHIND = new RegExp(`^(?:(?:is|for|only|the|my|cell|house|home|and|or) )*${FAILS}`);

/** "902-555-0134, no wait, 902-555-0143": the later one. */
function takesBack(pieces: readonly Piece[], since: number, from: number): boolean {
  if (since === 0 || from - since > MAX_SAID) return false;
  const words = pieces.slice(since, from).map(({ word }) => word);
  return (
    words.some((word) => CORRECTING_WORDS.has(word)) &&
    !words.some((word) => DENIALS.has(word) && word !== 'instead')
  );
}

/** Back to the sentence's begin, or to the comma that parts it from what is said of the number before. */
function saidBefore(pieces: readonly Piece[], from: number, limit: number): string[] {
  const words: string[] = [];
  for (let at = from - 1; at >= Math.max(limit, from - MAX_SAID); at -= 1) {
    const piece = pieces[at] as Piece;
    const isApposed = at === from - 1 && piece.mark === ',' && isIntroduced(pieces, limit, at);
    if (ENDS_SENTENCE.has(piece.mark) || (limit > 0 && isMark(piece) && !isApposed)) break;
    words.unshift(piece.word);
    if (BUT.has(piece.word) || (limit > 0 && tellsToUse(pieces, at))) break;
  }
  return words;
}

/** "902… but the best one is the house, 902…": what stands before the comma says what the number is. */
const isIntroduced = (pieces: readonly Piece[], from: number, to: number): boolean =>
  pieces
    .slice(Math.max(from, to - MAX_SAID), to)
    .some(
      ({ word, mark }, index, all) =>
        BUT.has(word) && [mark, all[index - 1]?.mark].every((one) => one !== '.'),
    );

/** Up to the sentence's end; before another number up to the word or comma that begins what is said of that. */
function saidAfter(pieces: readonly Piece[], to: number, limit: number): string[] {
  const isLast = limit === pieces.length;
  const last = pieces[to - 1];
  const words: string[] = [];
  if (last === undefined || ENDS_SENTENCE.has(last.mark) || (!isLast && isMark(last))) return words;
  for (let at = to; at < Math.min(limit, to + MAX_SAID); at += 1) {
    const piece = pieces[at] as Piece;
    // "902… but it's broken, use 902…"
    const isDead = at === to && BUT.has(piece.word) && diesBehind(pieces, at, limit);
    if ((BUT.has(piece.word) && !isDead) || (!isLast && beginsNext(pieces, at, limit))) break;
    words.push(piece.word);
    if (ENDS_SENTENCE.has(piece.mark) || (!isLast && isMark(piece))) break;
  }
  return words;
}

/** Whether the few words up to the next sign say that a number is of no use. */
function diesBehind(pieces: readonly Piece[], at: number, limit: number): boolean {
  const end = pieces.findIndex((piece, index) => index >= at && piece.mark !== '');
  const said = pieces.slice(at, Math.min(limit, end < 0 ? limit : end + 1));
  return said.length <= MAX_IF && said.some(({ word }) => DEAD_WORDS.has(word) && !DENIALS.has(word));
}

/** "... and 902-555-0177", "... not 902-555-0177": the word belongs to the number behind it. */
function beginsNext(pieces: readonly Piece[], at: number, limit: number): boolean {
  const word = pieces[at]?.word ?? '';
  if (['and', 'or', 'et', 'ou'].includes(word) || tellsToUse(pieces, at)) return true;
  return (
    DENIALS.has(word) &&
    pieces.slice(at, limit).every((piece) => !isMark(piece) && !ENDS_SENTENCE.has(piece.mark))
  );
}

/** "Use ..." begins what is said of the next number; "don't use ..." does not. */
const tellsToUse = (pieces: readonly Piece[], at: number): boolean =>
  ['use', 'try', 'call', 'text'].includes(pieces[at]?.word ?? '') && !DENIALS.has(pieces[at - 1]?.word ?? '');

const isMark = (piece: Piece): boolean => [',', '-', ')'].includes(piece.mark);
