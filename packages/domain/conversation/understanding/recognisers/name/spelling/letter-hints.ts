import { isWithinEdits } from '../../../../../text/edit-distance.ts';
import type { Token } from '../../../utterance/token.ts';

/** "With a c, not a k", "with two n's", "without an e". */
export interface LetterHint {
  to: number;
  letter: string;
  not: string | null;
  /** How often the letter stands in the name; null where only that it does. */
  count: 0 | 1 | 2 | null;
  /** "After the t" */
  after: string | null;
}

const WITH = new Set(['with', 'wiht', 'wth', 'whit', 'avec', 'w/', 'has', 'got', 'is']);
const WITHOUT = new Set(['without', 'sans', 'no']);
const COUNTS: ReadonlyMap<string, 0 | 1 | 2> = new Map([
  ['one', 1],
  ['single', 1],
  ['two', 2],
  ['double', 2],
  ['2', 2],
  ['1', 1],
  ['deux', 2],
]);
const ARTICLES = new Set(['a', 'an', 'un', 'the', 'le', 'letter']);
const ONE_LETTER = /^([a-z])s?$/;
/** Two letters that are one sound, said together: "Stephen with a ph". */
const ONE_SOUND = /^(ph|ck|ie|ey|ei|ae|ea|ee|gh|th|ch|qu|ll|tt|nn|ss|rr|mm)$/;
const NOT = new Set(['not', 'pas', 'no', 'instead']);
/** Letters that sound alike. */
const ALIKE: Readonly<Record<string, string>> = {
  c: 'ks',
  k: 'cq',
  s: 'zc',
  z: 's',
  ph: 'fv',
  ie: 'yi',
  ey: 'yi',
  ck: 'kc',
  ch: 'k',
  i: 'ye',
  y: 'ie',
  f: 'v',
  g: 'j',
  j: 'g',
  e: 'ai',
  a: 'eo',
  o: 'au',
};

/** The hint about a name's spelling that begins at a token; null for none. */
export function letterHintAt(tokens: readonly Token[], at: number): LetterHint | null {
  const word = tokens[at]?.word ?? '';
  const lacks = WITHOUT.has(word);
  const doubled = word === 'double' || word === 'two';
  if (!lacks && !doubled && !WITH.has(word)) return null;
  let next = doubled ? at : at + 1;
  let count: LetterHint['count'] = lacks ? 0 : null;
  for (let steps = 0; steps < 3; steps += 1) {
    const said = tokens[next]?.word ?? '';
    if (COUNTS.has(said)) count = COUNTS.get(said) ?? null;
    else if (!ARTICLES.has(said) || (isLetter(said) && !isLetter(tokens[next + 1]?.word ?? ''))) break;
    if ((tokens[next]?.mark ?? '') !== '') return null;
    next += 1;
  }
  const said = tokens[next]?.word ?? '';
  const letter = ONE_LETTER.exec(said)?.[1] ?? (count === null ? ONE_SOUND.exec(said)?.[1] : undefined);
  if (letter === undefined || (word === 'is' && count === null) || isArticle(tokens, next)) return null;
  const denied = deniedAfter(tokens, next + 1);
  const after =
    tokens[next + 1]?.word === 'after' ? (ONE_LETTER.exec(tokens[next + 3]?.word ?? '')?.[1] ?? null) : null;
  return { after, to: denied?.to ?? pastPlace(tokens, next + 1), letter, not: denied?.letter ?? null, count };
}

/** "After the t", "in the middle" */
function pastPlace(tokens: readonly Token[], at: number): number {
  const [place, the, what] = tokens.slice(at, at + 3).map(({ word }) => word);
  if (tokens[at - 1]?.mark !== '' || the !== 'the') return at;
  const isBeside = (place === 'after' || place === 'before') && isLetter(what ?? '');
  return isBeside || PLACES.has(`${place} ${what}`) ? at + 3 : at;
}

const PLACES = new Set(['at end', 'on end', 'in middle', 'at start', 'at beginning']);

const isLetter = (word: string) => ONE_LETTER.test(word) || ONE_SOUND.test(word);

/** The "a" of "dave has a thing", but not of "with an a" or "with a, not e". */
const isArticle = (tokens: readonly Token[], at: number): boolean => {
  const { word, mark } = tokens[at] ?? { word: '', mark: '' };
  const next = tokens[at + 1]?.word;
  if (word !== 'a' || mark !== '' || next === undefined || tokens[at - 1]?.word === 'an') return false;
  return !BEHIND_LETTERS.has(next);
};

const BEHIND_LETTERS = new Set(['not', 'and', 'at', 'on', 'in', 'instead', 'please', 'pas']);

/** ", not a k" */
function deniedAfter(tokens: readonly Token[], at: number): { letter: string; to: number } | null {
  if (!NOT.has(tokens[at]?.word ?? '')) return null;
  let next = at + 1;
  while (next < at + 4 && ['with', 'a', 'an', 'of', 'un', 'avec'].includes(tokens[next]?.word ?? '')) {
    if (isLetter(tokens[next]?.word ?? '') && !isLetter(tokens[next + 1]?.word ?? '')) break;
    next += 1;
  }
  const letter = ONE_LETTER.exec(tokens[next]?.word ?? '')?.[1];
  return letter === undefined ? null : { letter, to: next + 1 };
}

/** One word of a name, spelled as the hint has it; unchanged where it is so already, or nothing in it sounds alike. */
export function spelledByHint(word: string, { letter, not, count, after }: LetterHint): string {
  const lower = word.toLowerCase();
  // "Catharine, with two a's": few names have the two side by side.
  if (count === 2 && 'aiu'.includes(letter) && lower.split(letter).length > 2) return word;
  if (count === 2) return lower.includes(letter + letter) ? word : doubled(word, letter);
  if (count === 1) return lower.includes(letter + letter) ? single(word, letter) : word;
  if (count === 0) return lower.endsWith(letter) ? word.slice(0, -1) : word;
  if (after !== null) return lower.includes(after + letter) ? word : inserted(word, after, letter);
  if (not !== null && lower.includes(not)) return swapped(word, not, letter);
  if (lower.includes(letter)) return word;
  for (const other of ALIKE[letter] ?? '') {
    // "Ann, with an e" has it at the end.
    const isFirst = letter === 'e' && lower.lastIndexOf(other) === 0;
    if (lower.includes(other) && !isFirst) return swapped(word, other, letter);
  }
  return appended(word, letter);
}

/** "An h after the t" */
const inserted = (word: string, after: string, letter: string) => {
  const at = word.toLowerCase().indexOf(after);
  return at < 0 ? word : word.slice(0, at + 1) + letter + word.slice(at + 1);
};

const doubled = (word: string, letter: string) => {
  const at = word.toLowerCase().lastIndexOf(letter);
  return at < 0 ? word : word.slice(0, at + 1) + letter + word.slice(at + 1);
};

const single = (word: string, letter: string) => {
  const at = word.toLowerCase().indexOf(letter + letter);
  return word.slice(0, at + 1) + word.slice(at + 2);
};

/** The first letter keeps its place and its capital; elsewhere the last is meant. */
function swapped(word: string, from: string, to: string): string {
  const lower = word.toLowerCase();
  const at = lower.startsWith(from) ? 0 : lower.lastIndexOf(from);
  const written = at === 0 ? to.charAt(0).toUpperCase() + to.slice(1) : to;
  return word.slice(0, at) + written + word.slice(at + 1);
}

/** "Ann with an e", "Sara with an h", "Jon with an h". */
function appended(word: string, letter: string): string {
  if (letter === 'h' && /^jon$/i.test(word)) return `${word.slice(0, 2)}h${word.slice(2)}`;
  return letter === 'e' || letter === 'h' || letter === 's' ? word + letter : word;
}

const LONG = 5;

/** Whether two words can be two spellings of a name. */
export function soundsAlike(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  if (one === other) return true;
  if (one.length > LONG && one.slice(0, LONG - 1) === other.slice(0, LONG - 1)) return true;
  const slips = Math.min(one.length, other.length) <= 3 ? 1 : 2;
  if (!isWithinEdits(one, other, slips)) return false;
  return beginsAlike(one, other);
}

/** Whether two words begin with the same sound: "Catherine", "Kathryn". */
export function beginsAlike(a: string, b: string): boolean {
  const [first, second] = [a.charAt(0).toLowerCase(), b.charAt(0).toLowerCase()];
  return first === second || (ALIKE[first] ?? '').includes(second) || (ALIKE[second] ?? '').includes(first);
}
