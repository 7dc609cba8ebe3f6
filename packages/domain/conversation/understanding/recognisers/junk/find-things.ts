import { NAMES_TOO } from '../../../lexicon/junk/generated-words.ts';
import { PLACES } from '../../../lexicon/junk/junk-entries.ts';
import { CONDITIONS, COUNTING_DETERMINERS, FRENCH_LINKS } from '../../../lexicon/junk/phrase-words.ts';
import { type Compound, compoundAt } from './compound.ts';
import type { Unit } from './junk-units.ts';
import type { NamedThing } from './named-thing.ts';

/** Units that may stand between "of" and what is held: "box of my late husband's books". */
const MAX_BETWEEN = 5;
/** Units before the nouns among which a determiner or a quantity is looked for. */
const MAX_BEFORE = 5;
/** "A pile of bags of leaves". */
const MAX_DEPTH = 3;

/** Every noun phrase of a message that names a thing, in order; they do not overlap. */
export function findThings(units: readonly Unit[]): NamedThing[] {
  const things: NamedThing[] = [];
  for (let index = 0; index < units.length; ) {
    const compound = compoundAt(units, index);
    const thing = compound === null ? null : thingOf(units, compound, things.at(-1)?.to ?? 0);
    if (thing !== null) things.push(thing);
    index = thing?.to ?? compound?.to ?? index + 1;
  }
  return things;
}

function thingOf(units: readonly Unit[], compound: Compound, least: number): NamedThing | null {
  const held = heldBy(units, compound, MAX_DEPTH);
  const about = held ?? compound;
  // "A lot" and "a couple" of nothing name nothing.
  if (about.head.entry.role === 'measure') return null;
  const from = startOf(units, compound.from, least);
  const to = held?.to ?? frenchEnd(units, compound);
  const combined = held !== null || to > compound.to || isCombined(units, compound);
  const inCompany = combined || isCounted(units, from, compound);
  const { needs } = about.head.entry;
  return {
    from,
    nouns: compound.from,
    to,
    entry: about.head.entry,
    hazard: about.hazard ?? (about.head.entry.role === 'thing' ? null : compound.hazard),
    head: about.head.name,
    misspelt: about.head.misspelt,
    inCompany,
    complete:
      needs === 'nothing' || (needs === 'company' ? inCompany : combined || isWornOut(units, from, compound)),
  };
}

/** What a container, measure or hint is full of: "pile of drywall", "garage full of junk". */
function heldBy(units: readonly Unit[], compound: Compound, depth: number): Compound | null {
  const { entry, name } = compound.head;
  const of = units[compound.to];
  const holds = entry.holds || (PLACES.has(name) && units[compound.to - 1]?.phrase === 'full');
  if (!holds || units[compound.to - 1]?.breaks || depth === 0) return null;
  if (of?.phrase !== 'of' && of?.phrase !== 'de' && of?.phrase !== 'd' && of?.phrase !== 'du') return null;
  for (let index = compound.to + 1; index <= compound.to + MAX_BETWEEN; index += 1) {
    const inner = compoundAt(units, index);
    if (inner !== null) return heldBy(units, inner, depth - 1) ?? inner;
    const unit = units[index];
    if (unit === undefined || unit.kind === 'stop' || unit.breaks) return null;
  }
  return null;
}

/** "Table de cuisine", "lit en bois": the first noun decides in French, and what follows belongs to it. */
function frenchEnd(units: readonly Unit[], { to }: Compound): number {
  const link = units[to];
  const next = units[to + 1];
  const linked =
    !units[to - 1]?.breaks && link !== undefined && !link.breaks && FRENCH_LINKS.has(link.phrase);
  return linked && next !== undefined && next.kind !== 'stop' && next.kind !== 'determiner' ? to + 2 : to;
}

/** The unit with which the noun phrase begins: adjectives, quantity, determiner; unknown words only behind those. */
function startOf(units: readonly Unit[], nouns: number, least: number): number {
  let start = nouns;
  for (let index = nouns - 1; index >= Math.max(least, nouns - MAX_BEFORE); index -= 1) {
    const unit = units[index];
    if (unit === undefined || !joins(unit, units[index + 1])) break;
    const begins = unit.kind === 'determiner' || unit.kind === 'quantity' || CONDITIONS.has(unit.phrase);
    // "My tenant left a bunch": one phrase ends where another determiner begins.
    if (start < nouns && units[start]?.kind === 'determiner' && start > index + (begins ? 1 : 0)) break;
    if (begins || (unit.kind === 'modifier' && start === index + 1)) start = index;
  }
  return isTimeFigure(units, start) ? start + 1 : start;
}

/** "Big, old couch" goes on over the comma, "friday, old couch" does not. */
function joins(unit: Unit, next: Unit | undefined): boolean {
  if (unit.kind === 'stop' || unit.kind === 'noun') return false;
  return !unit.breaks || (unit.kind === 'modifier' && next?.kind === 'modifier');
}

const TIME_LEADS =
  /^(?:at|after|before|by|until|till|between|from|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|unit|apt|suite|number)$/;

/** "Friday at 2 couch and bed": that two is a time. */
function isTimeFigure(units: readonly Unit[], start: number): boolean {
  const figure = units[start];
  return (
    figure?.kind === 'quantity' &&
    /^\d/.test(figure.phrase) &&
    TIME_LEADS.test(units[start - 1]?.phrase ?? '')
  );
}

function isCounted(units: readonly Unit[], from: number, { from: nouns, head }: Compound): boolean {
  if (head.plural && !NAMES_TOO.has(head.phrase)) return true;
  return units.slice(from, nouns).some(({ kind, phrase }, index, before) => {
    // "À la porte" counts no doors.
    const counts = COUNTING_DETERMINERS.has(phrase) && before[index + 1]?.kind !== 'determiner';
    return kind === 'determiner' ? counts : kind !== 'other';
  });
}

/** Nouns that are all names are one: "Ivy Stone". */
function isCombined(units: readonly Unit[], { from, to }: Compound): boolean {
  return to - from > 1 && !units.slice(from, to).every(({ phrase }) => NAMES_TOO.has(phrase));
}

function isWornOut(units: readonly Unit[], from: number, { from: nouns }: Compound): boolean {
  return units.slice(from, nouns).some(({ phrase }) => CONDITIONS.has(phrase));
}
