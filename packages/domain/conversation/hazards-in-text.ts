import { foldText } from '../leads/search/fold-text.ts';
import {
  HAZARD_KINDS,
  HAZARDS,
  HAZARDS_IN_COMPANY,
  type Hazard,
  type HazardKind,
} from './lexicon/hazards.ts';

/** Hazardous goods that a text names, in English, with the kind by which other languages tell of them. */
export interface NamedHazard extends Pick<Hazard, 'label' | 'disposal'> {
  kind: HazardKind;
}

const WORD = /[a-z0-9]+/g;
/** What ends a thing of a list or a sentence: not the comma within "1,5 L", nor the hyphen of "battery-powered". */
const END = /[,;:.!?](?=\s|$)|[\n&+()•]|\s[-–—]\s/;
const listed = (words: string) => words.split(',').map((word) => word.replace(/\s+/g, ' ').trim());

/** What may stand behind a name without making another thing of it: "paint cans", not "paint brush". */
const BEHIND = new Set(
  `and or with in from for to too also but please thanks left leftover old at on of the a an is are was were that which some
  can tin bucket pail jug bottle tank container jar box bag drum barrel cylinder canister half full empty under by plus as i we my our
  et ou avec dans du de des pour aussi mais qui que s il vous au aux sur vieux vieille merci
  it they there if all two three four five six needs need has have so`.split(/\s+/),
);
const NOT_THERE = new Set(['no', 'not', 'without', 'never', 'except', 'isn', 'aren', 'don']);

/** By their names, the longest first; what is one in company alone is left to the assistant, who understands sentences. */
const NAMES = HAZARD_KINDS.flatMap((kind) => {
  const { words, label, disposal } = HAZARDS[kind];
  const hazard: NamedHazard = { kind, label, disposal };
  const alone = new Set(listed(HAZARDS_IN_COMPANY));
  return listed(words)
    .filter((name) => !alone.has(name))
    .map((name) => ({ words: name.split(' '), hazard }));
});

/** The hazardous goods that a text names, once each, as far as their names say so. */
export function hazardsInText(text: string): NamedHazard[] {
  // Split before it is folded, for which a line's end is nothing.
  const words = text.split(END).flatMap(wordsOf);
  const found = words.flatMap((_, at) =>
    NAMES.filter(({ words: name }) => isNamedAt(words, at, name)).map(({ hazard }) => hazard),
  );
  return [...new Set(found)];
}

interface Word {
  word: string;
  /** Whether its part of the list or sentence ends with it. */
  isLast: boolean;
}

function wordsOf(part: string): Word[] {
  const found = [...foldText(part).matchAll(WORD)];
  return found.map(([word], at) => ({ word: singular(word), isLast: at === found.length - 1 }));
}

function isNamedAt(words: readonly Word[], at: number, name: readonly string[]): boolean {
  if (!name.every((word, index) => singular(word) === words[at + index]?.word)) return false;
  // What is not there is often a list: "no paint, propane".
  if (words.slice(Math.max(0, at - 2), at).some(({ word }) => NOT_THERE.has(word))) return false;
  const last = at + name.length - 1;
  const behind = words[last]?.isLast ? undefined : words[last + 1]?.word;
  return behind === undefined || BEHIND.has(behind);
}

function singular(word: string): string {
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
