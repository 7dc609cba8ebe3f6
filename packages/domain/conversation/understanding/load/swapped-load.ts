import type { Understanding } from '../understand.ts';
import { spacedWords } from '../utterance/utterance.ts';
import { TAKING_OUT } from './edited-load.ts';
import { headOf, namesPart, withParts } from './load-parts.ts';
import { type SaidThing, saidThings } from './said-things.ts';

/** Between what was wrong and what is right: "not a tv, **it's** a washer", "no wait not a tv **sorry I meant** a washer". */
const THEN =
  /^ (?:(?:no|wait|sorry|oops|but|its|it|is|was|i|meant|mean|thats|just|only|rather|actually|really|a|an|the|mais|cest|plutot|un|une|des|le|la|les) ){0,6}$/;
/** "Remove the couch, **it's** a dresser" */
const IT_IS =
  /^ (?:(?:no|wait|sorry|oops|but|mais|and|et) )*(?:its|it is|it was|thats|i meant|i mean|rather|cest|plutot|cetait) (?:(?:actually|really|plutot|a|an|the|my|un|une|des|le|la|les) ){0,3}$/;
/** The other way about: "a washer, **not** a tv". */
const NOT =
  /^ (?:(?:and|but|mais|et|only|just|alone|finalement|actually|plutot|rather) ){0,2}(?:not|pas|no|instead of|rather than|isnt)(?: (?:a|an|the|any|un|une|des|de|le|la|les))? $/;
/** "**Change** the tv **to** a washer" */
const CHANGING =
  / (?:change|switch|swap|replace|changez|changer|remplacez|remplacer) (?:(?:the|my|that|those|le|la|les) ){0,2}$/;
const INTO = /^ (?:to|with|for|into|by|par|pour) (?:(?:a|an|the|my|un|une|des|le|la|les) )?$/;
const AND = /^ (?:(?:and|et|plus|with|a|an|the|un|une|des) ){0,3}$/;

/**
 * Returns the description of a known load with one thing in another's place: "not a tv, a washer", "a freezer instead of
 * the dresser", "change the tv to a washer"; null where nothing of it is swapped for something new.
 */
export function swappedLoad(said: Understanding, known: string): string | null {
  const things = saidThings(said);
  const changes = new Map<string, string>();
  for (const [at, thing] of things.entries()) {
    const head = headOf(thing.proposal.value.thing);
    const right = namesPart(known, head) ? rightFor(said, things, at) : [];
    const isNew =
      right.length > 0 && right.every(({ proposal }) => !namesPart(known, headOf(proposal.value.thing)));
    if (isNew) changes.set(head, right.map(({ proposal }) => proposal.value.thing).join(', '));
  }
  return changes.size === 0 ? null : withParts(known, changes);
}

/** What takes the place of a thing; empty where it keeps it, or is only taken out. */
function rightFor(said: Understanding, things: readonly SaidThing[], at: number): readonly SaidThing[] {
  const [before, wrong, next] = [things[at - 1], things[at], things[at + 1]];
  if (wrong === undefined) return [];
  const isTakenOut = TAKING_OUT.test(textBefore(said, wrong));
  const isBehind =
    next !== undefined &&
    !next.isOut &&
    (wrong.isOut || isTakenOut
      ? (wrong.isOut ? THEN : IT_IS).test(between(said, wrong, next))
      : CHANGING.test(textBefore(said, wrong)) && INTO.test(between(said, wrong, next)));
  if (isBehind) return [next, ...joinedTo(said, things, at + 1)];
  const isBefore =
    before !== undefined && !before.isOut && wrong.isOut && NOT.test(between(said, before, wrong));
  return isBefore ? [...joinedBefore(said, things, at - 1), before] : [];
}

/** "A washer and a dryer …" */
function joinedBefore(said: Understanding, things: readonly SaidThing[], at: number): SaidThing[] {
  const [before, first] = [things[at - 1], things[at]];
  if (before === undefined || first === undefined || before.isOut) return [];
  return AND.test(between(said, before, first)) ? [...joinedBefore(said, things, at - 1), before] : [];
}

/** "… a washer and a dryer" */
function joinedTo(said: Understanding, things: readonly SaidThing[], at: number): SaidThing[] {
  const [last, next] = [things[at], things[at + 1]];
  if (last === undefined || next === undefined || next.isOut || !AND.test(between(said, last, next)))
    return [];
  return [next, ...joinedTo(said, things, at + 1)];
}

const between = (said: Understanding, a: SaidThing, b: SaidThing): string =>
  spacedWords(said.utterance, a.proposal.to, b.proposal.from);
const textBefore = (said: Understanding, { proposal }: SaidThing): string =>
  spacedWords(said.utterance, 0, proposal.from);
