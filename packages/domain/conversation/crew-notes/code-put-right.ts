import { wordSet } from '../../text/word-set.ts';
import { OPENED_BY_FIGURES as OPENED } from '../lexicon/notes/crew-words.ts';
import { foldText } from '../understanding/text/plain-text.ts';

/** Which of them it is: a gate's code says nothing of a door's. */
const PLACES = wordSet(
  'gate door garage lobby building entrance entry access front side back alarm elevator shed porte barriere entree immeuble cote arriere remise ascenseur',
);
/** What stands between a wrong code and the right one: "oops", "no scratch that", "non, je veux dire". */
const TURNING = wordSet(
  'oops oups no non nan nope sorry desole desolee pardon wait scratch that thats actually i mean meant its it is s je veux dire plutot ben bin euh uh um oh ah c cest est correction',
);
/** Words that say nothing of their own beside a code. */
const FILLERS: ReadonlySet<string> = new Set([
  ...TURNING,
  ...wordSet(
    'the a was be should now and but not to for my our please correct right wrong change changed updated switched make number said gave put new instead of rather than le la les de du un il vous plait pas finalement en fait mais numero au lieu mon notre',
  ),
]);
/** "The other code", "also a code": one more of them. */
const FURTHER = wordSet('also second other another both two aussi autre deuxieme deux');
const DENYING = wordSet('not pas than');
/** "Instead of 4412", "au lieu de 4412" */
const IN_PLACE = wordSet('instead lieu');
const FIGURES = /^\d{2,8}$/;

interface SpokenCode {
  words: readonly string[];
  /** The figures that are right. */
  figures: readonly string[];
  /** Those that are turned down. */
  denied: readonly string[];
  /** What it opens, as far as that is said. */
  place: string;
}

/**
 * The known notes where new ones give another code of the same door in place of the known one: "gate code is 4421", of a
 * known "gate code 4412". Null where they do not.
 */
export function withCodePutRight(known: string, notes: string): string | null {
  const said = codeIn(notes);
  const [right] = said?.figures ?? [];
  if (said === null || right === undefined || said.figures.length !== 1) return null;
  if (said.words.some((word) => FURTHER.has(word))) return null;
  const lines = known.split('\n');
  const isOnly = lines.filter((line) => codeIn(line) !== null).length === 1;
  const at = lines.findLastIndex((line) => isReplaced(line, said, right, isOnly));
  const line = lines[at];
  const wrong = line === undefined ? undefined : codeIn(line)?.figures[0];
  if (line === undefined || wrong === undefined) return null;
  const saysMore = !isCodeAlone(said);
  // What is said of it now says all that the line did.
  if (saysMore && isCodeAlone(codeIn(line))) return [...lines.toSpliced(at, 1), notes].join('\n');
  const mended = lines.with(at, line.replace(new RegExp(`(?<!\\d)${wrong}(?!\\d)`, 'g'), right));
  return (saysMore ? [...mended, notes] : mended).join('\n');
}

/** Whether words, as they are compared, put right the code that stands before them: "oops 2486", "no scratch that 5521". */
export function isRightCode(words: string): boolean {
  const all = words.split(' ');
  const others = all.filter((word) => !FIGURES.test(word));
  return all.length - others.length === 1 && turns(others);
}

/** "Door code 2468, oops 2486" as "door code 2486": what a note puts right itself. */
export function withRightCode(note: string): string {
  if (codeIn(note) === null) return note;
  return note.replace(TWO_CODES, (both: string, between: string, right: string) =>
    turns(wordsOf(between)) ? right : both,
  );
}
const TWO_CODES = /#?(?<!\d)\d{3,8}#?(\D{1,40}?)(#?\d{3,8}#?)(?!\d)/;

const turns = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= MAX_TURNING && words.every((word) => TURNING.has(word));
const MAX_TURNING = 4;

/** Whether a known line has the one code that another takes the place of. @param isOnly no other line has one, so that "the code" is it */
function isReplaced(line: string, said: SpokenCode, right: string, isOnly: boolean): boolean {
  const known = codeIn(line);
  const [wrong, further] = known?.figures ?? [];
  if (known === null || wrong === undefined || further !== undefined || wrong === right) return false;
  return said.denied.includes(wrong) || known.place === said.place || (isOnly && said.place === '');
}

/** The code that a text tells; null where it tells none. */
function codeIn(text: string): SpokenCode | null {
  const words = wordsOf(text);
  if (!words.some((word) => OPENED.has(word))) return null;
  const figures = { right: new Set<string>(), denied: new Set<string>() };
  for (const [at, word] of words.entries()) {
    if (!FIGURES.test(word)) continue;
    const isDenied = DENYING.has(words[at - 1] ?? '') || IN_PLACE.has(words[at - 2] ?? '');
    figures[isDenied ? 'denied' : 'right'].add(word);
  }
  const places = words.filter((word) => PLACES.has(word) || (OPENED.has(word) && word !== 'code'));
  return {
    words,
    figures: [...figures.right],
    denied: [...figures.denied],
    place: [...new Set(places)].toSorted().join(' '),
  };
}

const wordsOf = (text: string): string[] => foldText(text).match(/[a-z]+|\d+/g) ?? [];

const isCodeAlone = (code: SpokenCode | null): boolean =>
  code?.words.every(
    (word) => OPENED.has(word) || PLACES.has(word) || FILLERS.has(word) || FIGURES.test(word),
  ) ?? false;
