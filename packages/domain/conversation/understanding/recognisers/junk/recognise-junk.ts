import { JUNK_TYPES, type JunkType, junkTypeLabel } from '../../../../leads/fields/junk-type.ts';
import { FAINT, PLACES } from '../../../lexicon/junk/junk-entries.ts';
import { LOCATIVES } from '../../../lexicon/junk/phrase-words.ts';
import { textBetween, type Utterance, wordsBetween } from '../../utterance/utterance.ts';
import type { JunkMention, Proposal } from '../proposal.ts';
import { findThings } from './find-things.ts';
import { junkUnitsOf, type Unit } from './junk-units.ts';
import { isOrigin, withListed } from './listed-things.ts';
import type { NamedThing } from './named-thing.ts';
import { isBareName, isNotMeant, type JunkSituation } from './not-meant.ts';
import { staysHere } from './stays.ts';

const STRENGTH = {
  label: 1,
  thing: 0.92,
  rare: 0.8,
  misspelt: 0.72,
  alone: 0.4,
  hint: 0.55,
  faint: 0.4,
  place: 0.3,
} as const;

/**
 * One proposal for every thing that a message names. The head noun decides its type ("tulip bed cuttings" are yard
 * waste), containers and measures pass on to what they hold ("bags of leaves"). Linear; never throws.
 */
export function recogniseJunk(utterance: Utterance, situation: JunkSituation): Proposal<'junkType'>[] {
  const label = labelOf(utterance);
  if (label !== null) return [label];
  const units = junkUnitsOf(utterance.tokens);
  const meant = findThings(units).filter((thing) => !isNotMeant(units, thing, situation));
  const things = withListed(units, meant).filter((thing, index) => index === 0 || !isOrigin(units, thing));
  const named = things.some((thing) => isNamed(units, thing));
  const proposals = things
    .filter((thing) => !named || !isPlace(units, thing))
    .map((thing) => proposalOf(utterance, units, thing));
  return proposals.filter((proposal, index) => !repeats(proposals[index - 1], proposal));
}

/** "Washer/dryer" is one token: two things of one type in it are one. */
function repeats(before: Proposal<'junkType'> | undefined, { from, value }: Proposal<'junkType'>): boolean {
  return before !== undefined && from < before.to && before.value.junkType === value.junkType;
}

/** A thing that is meant for sure, beside which a place is only a place. */
function isNamed(units: readonly Unit[], thing: NamedThing): boolean {
  return thing.entry.role === 'thing' && thing.complete && !isPlace(units, thing);
}

/** A category by its own name and nothing else: the quick replies, typed. */
function labelOf(utterance: Utterance): Proposal<'junkType'> | null {
  const to = utterance.tokens.length;
  const words = wordsBetween(utterance, 0, to);
  const type = JUNK_TYPES.find((known) => words === known || words === junkTypeLabel(known).toLowerCase());
  if (type === undefined) return null;
  const value = { junkType: type, thing: textBetween(utterance, 0, to), vague: false, hazard: null };
  return { slot: 'junkType', value, from: 0, to, strength: STRENGTH.label, reason: `label ${type}` };
}

function proposalOf(utterance: Utterance, units: readonly Unit[], thing: NamedThing): Proposal<'junkType'> {
  const from = units[thing.from]?.from ?? 0;
  const to = units[thing.to - 1]?.to ?? from + 1;
  return {
    slot: 'junkType',
    value: mentionOf(utterance, units, thing),
    from,
    to,
    ...(staysHere(utterance, from, to)
      ? { strength: 0, reason: 'stays' }
      : { strength: strengthOf(units, thing), reason: reasonOf(thing) }),
  };
}

function mentionOf(utterance: Utterance, units: readonly Unit[], thing: NamedThing): JunkMention {
  const start = units[thing.from]?.kind === 'determiner' ? thing.from + 1 : thing.from;
  const from = units[start]?.from ?? 0;
  const to = units[thing.to - 1]?.to ?? from + 1;
  const isHint = thing.entry.role !== 'thing' && !isCounted(units, thing);
  const vague = thing.hazard === null && (isHint || isPlace(units, thing));
  return {
    junkType: typeOf(units, thing),
    thing: textBetween(utterance, from, to),
    vague,
    hazard: thing.hazard,
  };
}

/** What stands in a shed is household junk, and no shed. */
function typeOf(units: readonly Unit[], thing: NamedThing): JunkType {
  if (thing.hazard !== null) return 'other';
  return thing.entry.role === 'thing' && isPlace(units, thing) ? 'household' : thing.entry.junkType;
}

function strengthOf(units: readonly Unit[], thing: NamedThing): number {
  if (isPlace(units, thing)) return STRENGTH.place;
  if (isBareName(thing) || !thing.complete) return STRENGTH.alone;
  if (isCounted(units, thing)) return STRENGTH.misspelt;
  if (thing.entry.role !== 'thing') return FAINT.has(thing.head) ? STRENGTH.faint : STRENGTH.hint;
  if (thing.misspelt) return STRENGTH.misspelt;
  return thing.entry.common ? STRENGTH.thing : STRENGTH.rare;
}

/** "6 garbage bags", "five bags of junk": so many of what there is to carry, whatever is in them. */
function isCounted(units: readonly Unit[], { from, nouns, to, entry }: NamedThing): boolean {
  // "60 bags a leaves"
  if (entry.role === 'thing' || HOLDING.has(units[to]?.phrase ?? '')) return false;
  const isSoMany = units.slice(from, nouns + 1).some(({ kind }) => kind === 'quantity');
  return isSoMany && units.slice(nouns, to).some(({ name }) => BAGS.has(name));
}
const HOLDING = new Set(['a', 'o', 'of', 'de']);
const BAGS = new Set(['bag', 'garbage bag', 'trash bag', 'contractor bag', 'sac', 'sac poubelle']);

function reasonOf({ entry, hazard, head, misspelt }: NamedThing): string {
  if (hazard !== null) return `hazard ${head}`;
  if (entry.role !== 'thing') return `hint ${head}`;
  return misspelt ? `misspelt ${head}` : `head noun ${head}`;
}

/** "In the shed", "by the door": where it stands, not what it is. */
function isPlace(units: readonly Unit[], { from, head, hazard }: NamedThing): boolean {
  const before = units[from - 1];
  if (hazard !== null || before === undefined || before.breaks || !PLACES.has(head)) return false;
  const outOf = before.phrase === 'of' && /^(?:out|front|back|top|side)$/.test(units[from - 2]?.phrase ?? '');
  return outOf || LOCATIVES.has(before.phrase);
}
