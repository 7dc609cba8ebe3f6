import { wordSet } from '../../../../text/word-set.ts';
import { COURTESY_WORDS } from '../../../lexicon/answers/courtesy-words.ts';
import { isJunkWords } from '../../../lexicon/junk/junk-entries.ts';
import { NAME_FILLERS } from '../../../lexicon/names/name-phrases.ts';
import { FORMS_OF_ADDRESS, NOT_A_NAME_ALONE } from '../../../lexicon/names/name-words.ts';
import { GIVEN_NAMES } from '../../../lexicon/names/packed-names.ts';
import type { Mark, Token } from '../../utterance/token.ts';
import { companyAt } from './company-name.ts';
import { dayNameAt, endsWithDay } from './day-name.ts';
import { isFiller, trailerEnd } from './introduced-names.ts';
import { hasKnownGiven, isBehindNumber, isBehindPreposition, isPlaceRun } from './name-context.ts';
import { isKnownWord, type NameRun, nameRunAt } from './name-run.ts';
import { isDotted } from './name-value.ts';
import { isCapital, isUncased, SORRY } from './name-word.ts';
import { isNearlyAnAnswer } from './near-answers.ts';
import { letterHintAt } from './spelling/letter-hints.ts';
import { spelledAt } from './spelling/spelled-letters.ts';
import { isSpelledBehind } from './spelling/with-spelling.ts';

/** A name that nothing introduces. */
export interface BareName {
  run: NameRun;
  /** The end of what trails it and belongs to it: "Bob here". */
  to: number;
  strength: number;
  reason: string;
}

const BREAKS: ReadonlySet<Mark> = new Set<Mark>([',', ';', ':', '-', ')', '.', '!', '?', '\n']);
/** "Tim Kohl sorry Cole", "I mean Cole" */
const BUT = new Set(['but', 'mais']);
const CORRECTING = new Set([
  'jk',
  'kidding',
  'joking',
  'oops',
  'oups',
  'whoops',
  'woops',
  'meant',
  'correction',
]);
const correctsAt = (tokens: readonly Token[], at: number): boolean =>
  CORRECTING.has(tokens[at]?.word ?? '') ||
  SORRY.test(tokens[at]?.word ?? '') ||
  (tokens[at]?.word === 'i' && tokens[at + 1]?.word === 'mean');
const LETTER = /^\p{L}$/u;
const DIGIT = /\d/;

interface Segment {
  from: number;
  to: number;
}

/** Names that stand alone between signs, or that their capitals and the given names tell from what is around them. */
export function bareNames(tokens: readonly Token[]): BareName[] {
  const found = segmentsOf(tokens).flatMap((segment) => {
    const whole = wholeName(tokens, segment);
    return whole === null ? insideNames(tokens, segment) : [whole];
  });
  return found.flatMap((name, index) => {
    if (index > 0 && isSurnameOf(tokens, found[index - 1] ?? name, name)) return [];
    const next = found[index + 1];
    return next !== undefined && isSurnameOf(tokens, name, next) ? [joined(name, next)] : [name];
  });
}

/** "Tim is my name, Cole", "Tim here, Cole". */
const isSurnameOf = (tokens: readonly Token[], a: BareName, b: BareName): boolean =>
  a.to > a.run.to &&
  a.to === b.run.from &&
  tokens[a.to - 1]?.mark === ',' &&
  isSingle(a) &&
  isSingle(b) &&
  (b.run.capital || b.run.words[0] === 'family') &&
  b.run.words[0] !== 'given' &&
  a.run.value !== b.run.value;

const isSingle = ({ run }: BareName) => run.words.length === 1;

const joined = (a: BareName, { run, to }: BareName): BareName => ({
  ...a,
  to,
  run: { ...a.run, to: run.to, value: `${a.run.value} ${run.value}`, words: [...a.run.words, ...run.words] },
});

function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let lettersEnd = 0;
  for (const [index, token] of tokens.entries()) {
    const { mark } = token;
    if (index >= lettersEnd) lettersEnd = spelledAt(tokens, index)?.to ?? lettersEnd;
    const isAbbreviated =
      mark === '.' && !isSaidLetter(tokens, index) && isDotted(token) && index < tokens.length - 1;
    const isBroken = (BREAKS.has(mark) && !isAbbreviated) || correctsAt(tokens, index + 1);
    const endsLetters = LETTER.test(token.word) && index + 1 === lettersEnd;
    if (index < tokens.length - 1 && !isBroken && !endsLetters && !BUT.has(tokens[index + 1]?.word ?? ''))
      continue;
    segments.push({ from, to: index + 1 });
    from = index + 1;
  }
  return segments;
}

/** "Kristen with an e. Kristen Hiltz", "Jon no h. Jon Hiltz", and the hour of "à 11 h. Denise Muise" */
const isSaidLetter = (tokens: readonly Token[], index: number) =>
  tokens[index]?.word.length === 1 &&
  (BEFORE_LETTERS.has(tokens[index - 1]?.word ?? '') || isHour(tokens, index));
const isHour = (tokens: readonly Token[], index: number) =>
  tokens[index]?.word === 'h' && HOUR.test(tokens[index - 1]?.word ?? '');
const HOUR = /^\d{1,2}$/;
const BEFORE_LETTERS = new Set(['a', 'an', 'no', 'with', 'without', 'one', 'two']);

/** A stretch between signs that is a name, but for a greeting before it and a "here" behind. */
function wholeName(tokens: readonly Token[], segment: Segment): BareName | null {
  let from = segment.from;
  if (from < segment.to - 1 && correctsAt(tokens, from)) from += tokens[from]?.word === 'i' ? 2 : 1;
  if (from < segment.to - 1 && BUT.has(tokens[from]?.word ?? '')) from += 1;
  while (from < segment.to - 1 && isFiller(tokens, from)) from += 1;
  const run = companyAt(tokens, from) ?? nameRunAt(tokens, from) ?? dayName(tokens, from);
  if (run === null) return null;
  const to = trailerEnd(tokens, run.to);
  let end = to;
  while (end < segment.to && isTrailing(tokens[end]?.word ?? '')) end += 1;
  const isJoined = end > to && run.words.length > 1 && tokens[end - 1]?.word === 'and';
  const isExplained = run.words.length > 1 && EXPLAINING.has(tokens[end]?.word ?? '');
  const isDenying = isJoined || isExplained || DENYING.has(tokens[end]?.word ?? '');
  const isSpelled = end === run.to && (isSpelledBehind(tokens, end) || letterHintAt(tokens, end) !== null);
  const goesOn = end < segment.to && !isDenying && !isSpelled && !saysWhence(tokens, run);
  // "Wallace Rafuse is my name": nobody says so of a village.
  const isCalledName = tokens.slice(run.to, to).some(({ word }) => word === 'name');
  if (goesOn || (isPlaceRun(tokens, run) && !isCalledName) || isAnswer(tokens, run)) return null;
  // "Flower shop here": what sort of business, which has a name of its own.
  if (!run.capital && BUSINESSES.has(tokens[run.to - 1]?.word ?? '')) return null;
  if (to > run.to) return { run, to, strength: hasName(run) ? 0.9 : 0.6, reason: 'says who is here' };
  const alone = segment.from === 0 && segment.to === tokens.length;
  return { run, to, strength: wholeStrength(run, tokens, alone), reason: reasonOf(run) };
}

const BUSINESSES = wordSet(
  'shop store market bakery cafe restaurant salon office studio school church clinic daycare warehouse garage gym pub bar hotel motel deli pharmacy',
);

/** "Friday Okoro", all of an answer */
function dayName(tokens: readonly Token[], from: number): NameRun | null {
  const run = from === 0 && isCapital(tokens[1] ?? NO_TOKEN) ? dayNameAt(tokens, from) : null;
  return run !== null && run.words.length > 1 && run.to === tokens.length ? run : null;
}

function wholeStrength(run: NameRun, tokens: readonly Token[], alone: boolean): number {
  const { words, capital } = run;
  const isFirst = run.from === 0;
  if (words.length > 1) {
    if (hasKnownGiven(run)) return capital ? 0.75 : words.slice(1).some(isKnownWord) ? 0.7 : 0.55;
    if (words.some(isKnownWord) || (isFirst && endsWithDay(run, tokens))) return capital ? 0.6 : 0.45;
    return capital && (alone || isFirst) ? 0.5 : 0.4;
  }
  if (words[0] === 'word') return 0.3;
  const token = tokens[run.from];
  if (token !== undefined && isUncased(token)) return 0.5;
  return hasKnownGiven(run) ? (capital ? 0.55 : 0.5) : alone || isFirst ? 0.4 : 0.3;
}

/** "Hello Tim Cole 902…": a given name with a capital, or a known surname, behind it. */
function insideNames(tokens: readonly Token[], { from, to }: Segment): BareName[] {
  const found: BareName[] = [];
  for (let at = from; at < to; at += 1) {
    const run = nameRunAt(tokens, at);
    if (run === null) continue;
    at = run.to - 1;
    const strength = insideStrength(tokens, run, from);
    const isBehindPhoto = PICTURES.has(tokens[run.from - 1]?.word ?? '') && hasKnownGiven(run);
    const reason = isBehindPhoto ? 'behind a no to the photo' : reasonOf(run);
    if (strength > 0) found.push({ run, to: run.to, strength, reason });
  }
  return found;
}

function insideStrength(tokens: readonly Token[], run: NameRun, from: number): number {
  if (isPlaceRun(tokens, run) || isBehindPreposition(tokens, run.from) || isAnswer(tokens, run)) return 0;
  if (DOES.has(tokens[run.to]?.word ?? '') || ARTICLES.has(tokens[run.from - 1]?.word ?? '')) return 0;
  // "Jane Roe, of Cole & Sons": whom somebody is from.
  if (FROM.has(tokens[run.from - 1]?.word ?? '')) return 0.2;
  const before = tokens[run.from - 1]?.word ?? '';
  // "902-555-0132 jess lowe", and nothing more.
  const endsNumber =
    isBehindNumber(tokens, run.from) && (run.to === tokens.length || tokens[run.to - 1]?.mark !== '');
  const leads = run.from === from || endsNumber || NAME_FILLERS.has(before) || PICTURES.has(before);
  const toFigures = DIGIT.test(tokens[run.to]?.word ?? '') || TO_FIGURES.has(tokens[run.to]?.word ?? '');
  const [first] = run.words;
  const given = first === 'given' || first === 'either';
  if (run.words.length > 1) {
    if (given && run.capital) return 0.65;
    const family = run.words.slice(1).some(isKnownWord);
    if (given && (leads || toFigures)) return family || toFigures || endsNumber ? 0.6 : 0.4;
    // "bill hatfield 902 555 0134": a given name that is a word too, with no everyday word behind it.
    const besideNumber = endsNumber || (leads && isBeforeNumber(tokens, run.to));
    if (besideNumber && first === 'word' && run.words[1] !== 'word')
      return GIVEN_NAMES.has(tokens[run.from]?.word ?? '') ? 0.6 : 0.5;
    return leads && toFigures && (run.capital || family) ? 0.5 : 0;
  }
  // "jordan 782 555 0122"
  if (first === 'given' && leads && (endsNumber || isBeforeNumber(tokens, run.to))) return 0.6;
  return given && leads && isCapital(tokens[run.from] ?? NO_TOKEN) ? (toFigures ? 0.5 : 0.35) : 0;
}

const isBeforeNumber = (tokens: readonly Token[], from: number): boolean => {
  const figures = tokens.slice(from, from + 4).map(({ word }) => word);
  const end = figures.findIndex((word) => !/^[\d()+.-]+$/.test(word));
  const digits = figures
    .slice(0, end < 0 ? figures.length : end)
    .join('')
    .replace(/\D/g, '');
  return digits.length >= PHONE_DIGITS;
};

const isTrailing = (word: string) =>
  NAME_FILLERS.has(word) || COURTESY_WORDS.has(word) || FORMS_OF_ADDRESS.has(word) || word === 'and';
/** "Jane Roe from the bakery": nothing of it is in the name. */
const saysWhence = (tokens: readonly Token[], { to, words, capital }: NameRun): boolean =>
  words.length > 1 &&
  (capital || words.some(isKnownWord)) &&
  ['from', 'at', 'with', 'of', 'for', 'on'].includes(tokens[to]?.word ?? '') &&
  ['the', 'la', 'le'].includes(tokens[to + 1]?.word ?? '');

/** "Kim, not Gary" */
const DENYING = new Set(['not', 'pas']);
/** "Jane Roe that's with an e" */
const EXPLAINING = new Set(['thats', 'that', 'its']);
/** "Bev says no photos", "the Legion took it": who is spoken of. */
const DOES = new Set('says said saying wants thinks told took has had doesnt didnt wont never'.split(' '));
const ARTICLES = new Set(['the', 'a', 'an', 'your']);
/** "No pic greg cole" */
const PICTURES = new Set(['photo', 'photos', 'pic', 'pics', 'picture', 'pictures']);
const PHONE_DIGITS = 10;
const FROM = new Set(['of', 'from', 'with', 'late', 'chez']);
const NO_TOKEN: Token = { text: '', word: '', mark: '', start: 0, end: 0 };
const TO_FIGURES = new Set(['at', 'on', 'phone', 'cell', 'tel', 'number', 'and']);

/** A single word that answers something else, or nearly does: "submit", "skpi". */
function isAnswer(tokens: readonly Token[], { from, to, words }: NameRun): boolean {
  const folded = tokens.slice(from, to).map(({ word }) => word);
  if (folded.every((word) => NOT_A_NAME_ALONE.has(word))) return true;
  // "No thank you brother"
  const isAddressed = tokens.length > 1 && !isCapital(tokens[from] ?? NO_TOKEN);
  if (isAddressed && folded.every((word) => FORMS_OF_ADDRESS.has(word))) return true;
  // "Actually no, skip": beside other words it skips.
  if (folded.join(' ') === 'skip' && tokens.length > 1) return true;
  // "rose couch"
  if (!words.some(isKnownWord) && isJunkWords(folded.slice(-1)) && !isCapital(tokens[to - 1] ?? NO_TOKEN))
    return true;
  return words.every((word) => word === 'unknown') && folded.some(isNearlyAnAnswer);
}

const hasName = (run: NameRun) => run.words.some(isKnownWord) || run.capital;

const reasonOf = (run: NameRun) =>
  hasKnownGiven(run)
    ? 'a known given name'
    : run.words.some(isKnownWord)
      ? 'a known surname'
      : 'words that may be a name';
