import { OPENED_BY_FIGURES as OPENED } from '../lexicon/notes/crew-words.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { foldText } from '../understanding/text/plain-text.ts';

/** Which of them it is: a gate's code says nothing of a door's. */
const PLACES = wordSet(
  'gate door garage lobby building entrance entry access front side back alarm elevator shed porte barriere entree immeuble cote arriere remise ascenseur',
);
/** Words that say nothing of their own beside a code. */
const FILLERS = wordSet(
  'the a is its it it s was be should now and but oh oops sorry actually wait no not to for my our please correct right wrong change make number i meant mean said gave put new instead of rather than le la les de du un est c cest s il vous plait desole desolee pardon oups non pas plutot finalement en fait mais numero au lieu mon notre',
);
/** "The other code", "also a code": one more of them. */
const FURTHER = wordSet('also second other another both two aussi autre deuxieme second deux');
const DENYING = wordSet('not pas non than of lieu de');
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

/** "Oops 2486", "no scratch that 5521", behind a code: the right one. Words as they are compared. */
export const isRightCode = (words: string): boolean => RIGHT_CODE.test(words);

/** "Door code 2468, oops 2486" as "door code 2486": what a note puts right itself. */
export function withRightCode(note: string): string {
  return codeIn(note) === null ? note : note.replace(WRONG_CODE, '$1');
}

const TURN =
  "(?:oops|oups|no|non|nan|nope|sorry|d[ée]sol[ée]e?|pardon|wait|scratch|that|thats|actually|i|mean|meant|its|it's|is|je|veux|dire|plut[ôo]t|ben|bin|euh|uh|um|oh|ah|c'est|cest|c|correction)";
const RIGHT_CODE = new RegExp(`^(?:${TURN} ){1,4}\\d{3,8}(?: (?:sorry|plutot|pardon))?$`);
const WRONG_CODE = new RegExp(
  `#?(?<!\\d)\\d{3,8}#?[,.;:!-]? (?:${TURN}[,.;:!-]* ){1,4}(#?\\d{3,8}#?)(?!\\d)`,
  'iu',
);

/** Whether a known line has the one code that another takes the place of. @param isOnly no other line has one, so that "the code" is it */
function isReplaced(line: string, said: SpokenCode, right: string, isOnly: boolean): boolean {
  const known = codeIn(line);
  const [wrong, further] = known?.figures ?? [];
  if (known === null || wrong === undefined || further !== undefined || wrong === right) return false;
  return said.denied.includes(wrong) || known.place === said.place || (isOnly && said.place === '');
}

/** The code that a text tells; null where it tells none. */
function codeIn(text: string): SpokenCode | null {
  const words = foldText(text).match(/[a-z]+|\d+/g) ?? [];
  if (!words.some((word) => OPENED.has(word))) return null;
  const figures = { right: new Set<string>(), denied: new Set<string>() };
  for (const [at, word] of words.entries()) {
    if (!FIGURES.test(word)) continue;
    figures[DENYING.has(words[at - 1] ?? '') ? 'denied' : 'right'].add(word);
  }
  const places = words.filter((word) => PLACES.has(word) || (OPENED.has(word) && word !== 'code'));
  return {
    words,
    figures: [...figures.right],
    denied: [...figures.denied],
    place: [...new Set(places)].toSorted().join(' '),
  };
}

const isCodeAlone = (code: SpokenCode | null): boolean =>
  code?.words.every(
    (word) => OPENED.has(word) || PLACES.has(word) || FILLERS.has(word) || FIGURES.test(word),
  ) ?? false;
