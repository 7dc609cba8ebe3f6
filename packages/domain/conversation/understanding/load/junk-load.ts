import type { JunkType } from '../../../leads/fields/junk-type.ts';
import { wordSet } from '../../../text/word-set.ts';
import { HAZARDS } from '../../lexicon/hazards.ts';
import { HAS_OWN, RULE_ASKED, RULE_ASKED_IN_FRENCH } from '../../lexicon/rule-asked.ts';
import type { Slots } from '../../slots.ts';
import type { JunkGuess } from '../../state.ts';
import type { JunkMention, Proposal } from '../recognisers/proposal.ts';
import { foldText } from '../text/plain-text.ts';
import { type Understanding, withVerdict } from '../understand.ts';
import { clauseAt, type DialogueAct } from '../utterance/utterance.ts';
import { describeLoad, isLeftOut } from './junk-text.ts';
import { headOf, namesPart, withParts } from './load-parts.ts';

/** What a message says has to go. */
export interface JunkLoad {
  /** The type named most comes first; several where the load is mixed, and not said to be so by halves. */
  candidates: JunkGuess[];
  /** The description for the crew. */
  text: string;
}

/** A description that the lexicon does not know, accepted as it is. */
export const UNLISTED: JunkGuess = { junkType: 'other', confidence: 0.3 };

/** Every further thing of the same type adds to its confidence, up to a maximum for free text. */
const FURTHER_THING_CONFIDENCE = 0.03;
const MAX_CONFIDENCE = 0.98;

/** Returns the load that a message states; null where it names no junk. `wholeMessage`: junk was what it answers. */
export function readJunkLoad(
  said: Understanding,
  { wholeMessage }: { wholeMessage: boolean },
): JunkLoad | null {
  const stated = withVerdict(said, 'junkType', 'stored');
  const meant = stated.length === 0 && HAS_SOME.test(said.message);
  const mentions = (meant ? withVerdict(said, 'junkType', 'offered') : stated).toSorted(
    (a, b) => a.from - b.from,
  );
  const gone = takenBack(said);
  const left = mentions.filter(({ value }) => !gone.includes(headOf(value.thing)));
  // "A couch, not the couch" says nothing that could be believed.
  const things = left.length === 0 ? mentions : left;
  if (things.length === 0) return null;
  const all = candidatesOf(things);
  const candidates = HALVES.test(said.message) ? all.slice(0, 1) : all;
  const text = describeLoad(said, things, wholeMessage || meant);
  if (left.length === 0 || !gone.some((head) => namesPart(text, head))) return { candidates, text };
  return { candidates, text: withParts(text, new Map(gone.map((head) => [head, null]))) };
}

/**
 * The heads of things that one message names and takes back as it ends: "un divan pis une laveuse, mais pas la laveuse finalement". What
 * follows may give them up again: "not the couch. ok no he says it can go".
 */
function takenBack({ verdicts, utterance: { clauses, tokens } }: Understanding): string[] {
  const end = clauses.at(-1)?.from ?? 0;
  const things = verdicts.flatMap(({ proposal, verdict, why }) =>
    proposal.slot === 'junkType'
      ? [{ ...(proposal as Proposal<'junkType'>), isOut: isLeftOut(verdict, why) }]
      : [],
  );
  const named = things.filter(({ isOut }) => !isOut);
  // "All bagged except the stump" is of the bags.
  const isTaking = (from: number) =>
    from >= end && tokens.slice(end, from).every(({ word }) => TAKING_BACK.has(word));
  return things
    .filter(({ isOut, from }) => isOut && isTaking(from))
    .filter(({ from, value }) => named.some((one) => one.from < from && isSameThing(one.value, value)))
    .map(({ value }) => headOf(value.thing));
}

const TAKING_BACK = wordSet(
  'but and oh ok well um hmm no wait sorry actually scratch forget skip not the a an my that those this mais et pis ben bon euh non attends finalement oublie oubliez pas le la les l mon ma mes ce cette ces',
);

/** "The sectional couch" is another one than "a couch", and "the couch" is it. */
const isSameThing = (named: JunkMention, again: JunkMention): boolean =>
  headOf(named.thing) === headOf(again.thing) && foldText(named.thing).includes(foldText(again.thing));

/** Of two halves none is the most, and who says so is not asked: the kind that was named first is taken. */
const HALVES =
  /(?<!\p{L})(?:half (?:and|n|&) half|half[ -]half|fifty[ -]fifty|50[ /-]50|(?:split )?evenly|equal(?:ly| parts| amounts)|moiti[eé](?:,? et |[ -])moiti[eé]|parts [eé]gales|autant (?:de l['’]un|des? )|about the same of (?:both|each))(?!\p{L})/iu;

/** "Do you take tires? I have six of them", "… i got 4", "… j'en ai 4" states what was asked about. */
const HAS_SOME =
  /(?:\b(?:got|have|there(?:'s|s| are| is)) (?:about |around |like |maybe |roughly )?(?:\d{1,3}|a (?:few|couple|bunch|dozen)|some|two|three|four|five|six|eight|ten|twelve|twenty)(?: or so)?(?: of (?:them|those|these|it)\b|(?=[ .!]*$))|\b(?:j['’]?en ai|y en a|on en a) (?:\d{1,3}|deux|trois|quatre|cinq|six|huit|dix|douze|plusieurs|quelques[- ]un)(?!\p{L}))/iu;

/** The labels of hazardous and refused goods among the things of a message, in questions too. */
export function hazardsOf(said: Understanding): string[] {
  return labelsOf(namedIn(said));
}

/**
 * Those of them that the visitor has, or may have: who asks what crews take has not said so, and a lead that says it of them is taken
 * for dangerous. In doubt they have it.
 */
export function ownHazardsOf(said: Understanding): string[] {
  const acts = HAS_OWN.test(said.message) ? [] : asksRule(said.message);
  return labelsOf(
    namedIn(said).filter(({ from }) => {
      const act = clauseAt(said.utterance, from)?.act;
      return act === undefined || !acts.includes(act);
    }),
  );
}

/** The acts of the clauses that ask what is taken: in French every question may be a wish. */
function asksRule(message: string): readonly DialogueAct[] {
  if (RULE_ASKED.test(message)) return ['question'];
  return RULE_ASKED_IN_FRENCH.test(message) ? ['question', 'request'] : [];
}

const namedIn = (said: Understanding) => [
  ...withVerdict(said, 'junkType', 'stored'),
  ...withVerdict(said, 'junkType', 'offered'),
];

const labelsOf = (mentions: readonly Proposal<'junkType'>[]): string[] => {
  const hazards = mentions.map(({ value }) => value.hazard).filter((hazard) => hazard !== null);
  return [...new Set(hazards.map((kind) => HAZARDS[kind].label))];
};

/** Vague words count only where no thing is named, and hazardous goods decide the type only where they are all there is. */
function candidatesOf(mentions: readonly Proposal<'junkType'>[]): JunkGuess[] {
  const plain = mentions.filter(({ value }) => value.hazard === null);
  const definite = plain.filter(({ value }) => !value.vague || FILLED.test(value.thing));
  const counted = earthAsYard([definite, plain, mentions].find((some) => some.length > 0) ?? []);
  const types = [...new Set(counted.map(({ value }) => typeOf(value)))];
  return types
    .map((junkType) => ({
      junkType,
      strengths: counted.filter(({ value }) => typeOf(value) === junkType).map(({ strength }) => strength),
    }))
    .toSorted((a, b) => b.strengths.length - a.strengths.length)
    .map(({ junkType, strengths }) => ({ junkType, confidence: confidenceOf(strengths) }));
}

/** "20 bags of garbage" are as much a load as the couch beside them. */
const FILLED = /\b(?:bags?|sacs?) (?:of|full of|de|d['’]) ?(?:garbage|trash|vidanges?|d[eé]chets)$/i;

/** Rocks are rubble beside bricks, and yard waste beside sod. */
function earthAsYard(mentions: readonly Proposal<'junkType'>[]): readonly Proposal<'junkType'>[] {
  if (!mentions.some(({ value }) => value.junkType === 'yard')) return mentions;
  return mentions.map((mention) =>
    EARTH.test(mention.value.thing) ? { ...mention, value: { ...mention.value, junkType: 'yard' } } : mention,
  );
}

const EARTH = /\b(?:rocks?|stones?|boulders?|gravel|sand)$/i;

const typeOf = ({ junkType, hazard }: JunkMention): JunkType => (hazard === null ? junkType : 'other');

function confidenceOf(strengths: readonly number[]): number {
  const best = Math.max(...strengths);
  if (best >= 1) return 1;
  const earned = best + FURTHER_THING_CONFIDENCE * (strengths.length - 1);
  return Math.round(Math.min(MAX_CONFIDENCE, earned) * 100) / 100;
}

/** The slots of a junk type classified from free text. */
export function classifiedJunk(guess: JunkGuess, text: string | null): Partial<Slots> {
  return {
    junkType: guess.junkType,
    junkConfidence: guess.confidence,
    junkClassificationSource: 'ai',
    junkText: text,
  };
}

/** A type that somebody chose by its name, which is certain. */
export function chosenJunk(junkType: JunkType, text: string | null): Partial<Slots> {
  return { junkType, junkConfidence: null, junkClassificationSource: 'user', junkText: text };
}
