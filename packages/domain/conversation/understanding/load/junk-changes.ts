import { JUNK_TYPES, junkTypeLabel } from '../../../leads/fields/junk-type.ts';
import { FRENCH_TYPE_LABELS, JUNK_TYPE_NAMES } from '../../lexicon/junk/type-names.ts';
import { crewCueOf } from '../recognisers/notes/crew-cues.ts';
import { statesNote } from '../recognisers/notes/written-notes.ts';
import type { Proposal } from '../recognisers/proposal.ts';
import { foldText } from '../text/plain-text.ts';
import { type Understanding, withVerdict } from '../understand.ts';
import { clauseAt, spacedWords, type Utterance } from '../utterance/utterance.ts';
import { editedLoad, remeasured, TAKING_OUT } from './edited-load.ts';
import { isLeftOut, RULED_OUT } from './junk-text.ts';
import { headOf, namesPart, withParts } from './load-parts.ts';
import { saidThings } from './said-things.ts';
import { isKept } from './taken-out.ts';
import { tellsState } from './tells-state.ts';

/** With one of these in their clause things come on top, whatever it puts right: "wait, I forgot the freezer". */
const ADDING = new Set(
  'also plus another too forgot forget add adding put pile list extra additional aussi itou ajouter ajoute ajoutez rajouter rajoute rajoutez besides oublie'.split(
    ' ',
  ),
);
/** So do things behind one of these: "and the rug". */
const JOINING = new Set(['and', 'et', 'with', 'n']);
/** At the instructions only what is to be taken adds to the load: "also the gate sticks" tells the crew something else. */
const TAKING = new Set(
  'take taking grab haul throw toss add remove pick load forgot dispose rid prendre ajouter ajoute ajoutez rajouter rajoute rajoutez prenez'.split(
    ' ',
  ),
);
const LABELS = new Set(JUNK_TYPES.flatMap((type) => [type, junkTypeLabel(type).toLowerCase(), 'junk']));

/** "Furniture", "Meubles", typed: as little of a description as the type tapped. */
export const namesTypeAlone = (text: string | null): boolean =>
  text !== null && (LABELS.has(text.trim().toLowerCase()) || FRENCH_TYPE_LABELS.has(foldText(text).trim()));

/** Whether a message puts right what has to go, and does not add to it: "actually it's a bed". */
export function replacesLoad(said: Understanding): boolean {
  return thingsOf(said).some(({ from, to }) => {
    const clause = clauseAt(said.utterance, from);
    if (clause === null || tellsState(said.utterance, clause, to)) return false;
    if (leavesOnly(said, clause)) return true;
    if (!clause.corrects) return false;
    // "Enlève la peinture finalement" names nothing in its place.
    const isAlone = thingsOf(said).length === 1;
    if (isAlone && TAKING_OUT.test(spacedWords(said.utterance, clause.from, from))) return false;
    if (excuses(said.utterance, clause, from)) return false;
    const near = said.utterance.tokens.slice(Math.max(0, clause.from - 4), clause.to);
    return (
      !near.some(({ word }) => ADDING.has(word)) &&
      !JOINING.has(said.utterance.tokens[clause.from]?.word ?? '')
    );
  });
}

/** "No, not the fridge, just the couch", "forget the fridge, it's only the couch": what is left of the load. */
function leavesOnly({ utterance, verdicts }: Understanding, { from }: { from: number }): boolean {
  const { tokens, clauses } = utterance;
  let at = from;
  while (at - from < MAX_OPENING && OPENING.has(tokens[at]?.word ?? '')) at += 1;
  const before = clauses.find(({ to }) => to === from);
  if (before === undefined || !ONLY.has(tokens[at]?.word ?? '')) return false;
  const isGivenUp = verdicts.some(
    ({ proposal, verdict, why }) =>
      proposal.slot === 'junkType' &&
      proposal.from >= before.from &&
      proposal.to <= before.to &&
      (isLeftOut(verdict, why) || TAKING_OUT.test(spacedWords(utterance, before.from, proposal.from))),
  );
  return before.corrects || isGivenUp;
}
const OPENING = new Set(['its', 'it', 'is', 'so', 'now', 'thats']);
const MAX_OPENING = 3;
const ONLY = new Set(['just', 'only', 'juste', 'seulement']);

/** "Sorry, my keyboard is broken", "sorry i had to change a diaper": why it was typed so. */
function excuses({ tokens }: Utterance, { from, to }: { from: number; to: number }, thing: number): boolean {
  const isSorry = tokens.slice(Math.max(0, from - 1), thing).some(({ word }) => SORRY.has(word));
  return (
    isSorry &&
    (tokens.slice(thing + 1, Math.min(to, thing + 1 + STATE_REACH)).some(({ word }) => BEING.has(word)) ||
      / i (?:had|have|got|was|am|needed) /.test(spacedWords({ tokens }, from, thing)))
  );
}

const SORRY = new Set(['sorry', 'excuse', 'pardon', 'apologies', 'forgive', 'desole', 'desolee']);
const BEING = new Set('is are was were isnt wont keeps died acting acts just est'.split(' '));
const STATE_REACH = 2;

/**
 * Whether a message does nothing but take parts out of a known load, or put its measure right: "take the fridge off", "enlève la peinture
 * finalement", "make it 1 yd".
 */
export function onlyTakesOut(said: Understanding, known: string): boolean {
  if (isKept(said.message, known) || remeasured(said.message, known) !== known)
    return !tellsCrew(said.utterance, known);
  const things = saidThings(said).map(({ proposal }) => proposal);
  const isOfThing = (at: number) => things.some(({ from, to }) => from <= at && at < to);
  const isAlone = said.utterance.tokens.every(({ word }, at) => isOfThing(at) || AROUND_TAKEN.has(word));
  const left = editedLoad(said, known, false) ?? withoutLeftOut(said, known, false);
  return isAlone && things.length > 0 && left !== known;
}

/** Whether any of it is for the crew: "the desk is staying, **the gate code is 1234**". What is said of the load is none of that. */
const tellsCrew = (utterance: Utterance, known: string): boolean =>
  utterance.clauses.some(({ from, to }) => {
    const cue = crewCueOf(utterance.tokens, { from, to });
    const own = utterance.tokens.slice(from, to);
    return cue === 'sure' || (cue === 'hint' && !own.some(({ word }) => namesPart(known, headOf(word))));
  });

const AROUND_TAKEN = new Set(
  'remove delete scratch drop forget take takes out off leave scrap skip nix cross from list order oh and also please actually sorry wait no finalement enleve enlevez enlever retire retirez retirer ote otez supprime supprimez oublie oubliez de liste svp the my that those these old a an its is le la les l mon ma mes un une cest plutot et'.split(
    ' ',
  ),
);

/** Whether a message does nothing but name things that come on top, and so is a list for the crew to haul: "also a desk and a chair". */
export function onlyAddsThings(said: Understanding): boolean {
  const things = thingsOf(said);
  const isOfThing = (at: number) => things.some(({ from, to }) => from <= at && at < to);
  const words = said.utterance.tokens.map(({ word }) => word);
  return (
    things.length > 0 &&
    words.slice(0, things[0]?.from).some((word) => ON_TOP.has(word)) &&
    words.every((word, at) => isOfThing(at) || ON_TOP.has(word) || AROUND_ADDED.has(word))
  );
}
const ON_TOP = new Set(
  'also plus another forgot aussi itou oublie add ajoute ajoutez rajoute rajoutez'.split(' '),
);
const AROUND_ADDED = new Set(
  'oh and i we the my our a an some one two three four five six old please sorry too theres there is et un une des du le la les mon ma mes deux trois quatre vieux vieille jai on y a il svp can could you take prenez mets mettez put'.split(
    ' ',
  ),
);

/** A known description with the things that a message adds to it, without those that it takes out. */
export function changedText(said: Understanding, known: string | null, onlyTaken: boolean): string | null {
  const added = [
    ...thingsOf(said).filter(
      ({ from }) => (known === null && !onlyTaken) || isAdded(said.utterance, from, onlyTaken),
    ),
    ...askedAlong(said),
  ].map(({ value }) => value.thing);
  return withThings(onlyTaken ? known : withoutLeftOut(said, known, false), added);
}

/** A description with every thing that a message names besides, but for what stays. */
export function completedText(said: Understanding, known: string): string {
  const named = thingsOf(said)
    .map(({ value }) => value.thing)
    .filter((thing) => !LABELS.has(thing.toLowerCase()) && !JUNK_TYPE_NAMES.has(foldText(thing)));
  return withThings(withoutLeftOut(said, known, true), named) ?? known;
}

const thingsOf = (said: Understanding): Proposal<'junkType'>[] =>
  withVerdict(said, 'junkType', 'stored').filter(({ value }) => !value.vague);

/** "Can you also take a bbq": what is asked for on top; "do you take fridges too?" only asks. */
const askedAlong = (said: Understanding): Proposal<'junkType'>[] =>
  withVerdict(said, 'junkType', 'offered').filter(
    ({ from, value: { vague, hazard } }) =>
      !vague &&
      hazard === null &&
      clauseAt(said.utterance, from)?.act === 'request' &&
      isAdded(said.utterance, from, true),
  );

/** Whether things come on top: "and the rug", "also a bed", "forgot the lamp", "a bed too", "not just the couch, it's a fridge". */
function isAdded({ text, tokens, clauses }: Utterance, from: number, onlyTaken: boolean): boolean {
  const clause = clauseAt({ clauses }, from);
  if (clause === null || statesNote(tokens, clause)) return false;
  if (!onlyTaken && NOT_ONLY.test(text)) return true;
  const words = tokens.slice(clause.from, clause.to).map(({ word }) => word);
  if (onlyTaken && !words.some((word) => TAKING.has(word))) return false;
  const before = words.slice(0, from - clause.from);
  if (TAKING_OUT.test(` ${before.join(' ')} `)) return false;
  // "I forgot, there's a freezer", "add what it is, a tv and two lamps": the clause before it says so.
  const first = clauseAt({ clauses }, clause.from - 1)?.from ?? clause.from;
  const opens = ADDING.has(tokens[first]?.word ?? '');
  const leadIn = tokens
    .slice(opens ? first : Math.max(0, clause.from - 3), clause.from)
    .map(({ word }) => word);
  return [...leadIn, ...words].some((word) => ADDING.has(word)) || before.some((word) => JOINING.has(word));
}

const NOT_ONLY =
  /(?<!\p{L})(?:not|isn['’]?t|ain['’]?t|pas) (?:just|only|juste|seulement|rien qu[e'’])(?!\p{L})/iu;

function withThings(known: string | null, things: readonly string[]): string | null {
  const said = (known ?? '').toLowerCase();
  const fresh = [...new Set(things)].filter((thing) => !said.includes(thing.toLowerCase()));
  const before = namesTypeAlone(known) ? null : known;
  return fresh.length === 0 ? known : [before, ...fresh].filter(Boolean).join(', ');
}

/** Leaves out the parts of a description that name a thing which stays, but never all of it. */
function withoutLeftOut(
  { verdicts }: Understanding,
  known: string | null,
  onlyStaying: boolean,
): string | null {
  const out = verdicts
    .filter(({ verdict, why }) => (onlyStaying ? why === RULED_OUT : isLeftOut(verdict, why)))
    .flatMap(({ proposal }) =>
      proposal.slot === 'junkType' ? [headOf((proposal as Proposal<'junkType'>).value.thing)] : [],
    );
  if (known === null || !out.some((head) => namesPart(known, head))) return known;
  const left = withParts(known, new Map(out.map((head) => [head, null])));
  return left === '' ? known : left;
}
