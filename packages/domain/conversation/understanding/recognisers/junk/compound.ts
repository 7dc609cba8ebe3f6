import type { HazardKind } from '../../../lexicon/hazards.ts';
import { type JunkEntry, TAINTED_BY } from '../../../lexicon/junk/junk-entries.ts';
import { COMPOUND_TAIL_WORDS } from '../../../lexicon/junk/measures.ts';
import { STANDALONE } from '../../../lexicon/junk/phrase-words.ts';
import { singularsOf } from '../../../lexicon/junk/singular.ts';
import type { Unit } from './junk-units.ts';

/** Nouns side by side that name one thing. Unit indices; `to` is exclusive. */
export interface Compound {
  from: number;
  to: number;
  head: Unit & { entry: JunkEntry };
  hazard: HazardKind | null;
}

type Noun = Unit & { entry: JunkEntry };

/** Reads the compound that begins at a noun; its last noun decides: "tulip bed cuttings" are cuttings. */
export function compoundAt(units: readonly Unit[], from: number): Compound | null {
  const first = units[from];
  if (first === undefined || !isNoun(first)) return null;
  const nouns = [first];
  let to = from + 1;
  while (!units[to - 1]?.breaks) {
    const next = units[to];
    if (next === undefined || !continues(nouns, next)) break;
    // "La laveuse part pas" is no part of a washer.
    if (next.phrase === 'part' && units[to + 1]?.phrase === 'pas') break;
    if (isNoun(next) && !isTail(next)) nouns.push(next);
    to += 1;
  }
  const head = headOf(nouns);
  return { from, to, head, hazard: head.entry.hazard ?? taintOf(nouns) };
}

const isNoun = (unit: Unit): unit is Noun => unit.entry !== null;
const isTail = ({ phrase }: Unit) => singularsOf(phrase).some((form) => COMPOUND_TAIL_WORDS.has(form));

function continues(nouns: readonly Noun[], next: Unit): boolean {
  const last = nouns.at(-1);
  if (last === undefined || next.misspelt) return false;
  if (isTail(next)) return true;
  if (!isNoun(next) || last.entry.role === 'measure') return isNoun(next) && last.entry.role === 'measure';
  // "Couch basement" says where: no thing is called a basement.
  if (next.entry.role === 'hint' || next.entry.role === 'measure') return false;
  return !areListed(last, next);
}

/** "Fridge stove", "chairs lamp" are things one after the other, said without commas. */
function areListed(last: Noun, next: Noun): boolean {
  if (last.entry.role !== 'thing' || next.entry.role !== 'thing') return false;
  return last.plural || (isStandalone(last) && isStandalone(next));
}

const isStandalone = ({ name }: Unit) => STANDALONE.has(name);

/** A container passes on to the stuff that it is named after: "paint cans", "leaf bags"; "fridge box" is a box. */
function headOf(nouns: readonly Noun[]): Noun {
  const head = nouns.at(-1) as Noun;
  const before = nouns.at(-2);
  const passesOn = head.entry.role === 'container' || head.entry.role === 'measure';
  return passesOn && before !== undefined && (isStuff(before.entry) || nouns[0]?.entry.role === 'measure')
    ? before
    : head;
}

const isStuff = ({ hazard, junkType, role }: JunkEntry) =>
  hazard !== null || role === 'hint' || junkType === 'yard' || junkType === 'construction';

function taintOf(nouns: readonly Noun[]): HazardKind | null {
  return nouns.find(({ name }) => TAINTED_BY.has(name))?.entry.hazard ?? null;
}
