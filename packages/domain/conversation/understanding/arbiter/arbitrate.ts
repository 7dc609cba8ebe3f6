import { wordSet } from '../../../text/word-set.ts';
import type { MentionedSlot, Proposal, Situation } from '../recognisers/proposal.ts';
import { type Clause, polarityOf, type Utterance } from '../utterance/utterance.ts';

/** At least this likely a value is stored; below it is confirmed first, or left alone. */
export const STORED_FROM = 0.6;
/** At least this likely, where it was asked for, a value is worth a confirmation. */
export const CONFIRMED_FROM = 0.45;
/** What it adds that the slot of a value was asked for. */
const ASKED_PRIOR = 0.3;

/** Asked for an e-mail, people say how else to reach them. */
const RELATED_PRIOR = 0.15;

/** What it adds to a bare name that contact details stand beside it. */
const COMPANY_PRIOR = 0.25;
const DETAILS: ReadonlySet<MentionedSlot> = new Set<MentionedSlot>(['phone', 'email', 'address']);
const CERTAIN_FROM = 0.9;
const WEAK_FROM = 0.3;
/** What it adds to the rank among overlapping values that one is the whole answer. */
const WHOLE_ANSWER = 0.15;

/** Days are ruled out in ways of their own, and said with a "not": "not before friday", "not fussy". */
const RULES_OUT_ITSELF: ReadonlySet<MentionedSlot> = new Set<MentionedSlot>(['pickup']);

/** "No e on the end of Clark", "no pic greg cole": the name is not what is turned down. */
const BESIDE_A_NO = /letter|a no to/;

/** What became of a proposal, and why. */
export interface Verdict {
  proposal: Proposal;
  /** With the prior of what was asked. */
  score: number;
  verdict: 'stored' | 'offered' | 'unsure' | 'dropped';
  why: string;
}

/**
 * Decides on every proposal of a message. A value is stored only from an asserted span, where nothing better overlaps
 * it, and from the threshold on. Values in questions are offered. Of several values of one slot those behind a word of
 * correction win, then the likelier, then the first; junk alone may be many.
 */
export function arbitrate(
  utterance: Utterance,
  proposals: readonly Proposal[],
  situation: Situation,
): Verdict[] {
  const scored = proposals
    .map((proposal) => ({ proposal, score: scoreOf(utterance, proposal, proposals, situation) }))
    .map((one) => ({
      ...one,
      rank: one.score + (isWholeAnswer(utterance, one.proposal, situation) ? WHOLE_ANSWER : 0),
    }))
    .toSorted((a, b) => b.rank - a.rank || widthOf(b.proposal) - widthOf(a.proposal));
  const taken: Proposal[] = [];
  const verdicts = scored.map(({ proposal, score }): Verdict => {
    const rival = taken.find((other) => overlaps(other, proposal));
    if (rival !== undefined) return { proposal, score, verdict: 'dropped', why: `overlaps ${rival.slot}` };
    const judged = judge(utterance, proposal, score, situation);
    if (judged.verdict !== 'dropped' || judged.why !== TOO_WEAK) taken.push(proposal);
    return { proposal, score, ...judged };
  });
  return oneEach(utterance, verdicts);
}

const TOO_WEAK = 'too weak';

function scoreOf(
  utterance: Utterance,
  proposal: Proposal,
  proposals: readonly Proposal[],
  { asked }: Situation,
): number {
  const { slot, strength } = proposal;
  const isAsked = slot === asked || (asked === 'photo' && slot === 'name');
  const prior = isAsked ? ASKED_PRIOR : asked === 'email' && slot === 'contactMethod' ? RELATED_PRIOR : 0;
  const company = slot === 'name' && isAmongDetails(utterance, proposal, proposals) ? COMPANY_PRIOR : 0;
  return strength <= 0 ? 0 : Math.min(1, strength + Math.max(prior, company));
}

/** A name that is a clause of its own in a message that gives a number or an address too. */
function isAmongDetails(
  { clauses }: Utterance,
  { from, to }: Proposal,
  proposals: readonly Proposal[],
): boolean {
  const isClause = clauses.some((clause) => clause.from === from && clause.to === to);
  return isClause && proposals.some(({ slot, strength }) => DETAILS.has(slot) && strength >= CERTAIN_FROM);
}

/** Whether all of a message is what was asked for: that "Bell" is a call as well does not count then. */
const isWholeAnswer = ({ tokens }: Utterance, { slot, from, to, strength }: Proposal, { asked }: Situation) =>
  slot === asked && from === 0 && to === tokens.length && strength >= WEAK_FROM;

function judge(
  utterance: Utterance,
  { slot, from, to, reason }: Proposal,
  score: number,
  { asked }: Situation,
): Pick<Verdict, 'verdict' | 'why'> {
  if (score <= 0) return { verdict: 'dropped', why: 'ruled out by its own words' };
  const polarity = polarityOf(utterance, from, to);
  const isMeant = RULES_OUT_ITSELF.has(slot) || (slot === 'name' && BESIDE_A_NO.test(reason));
  const isDropped = (polarity === 'negated' || polarity === 'replaced') && !isMeant;
  if (isDropped) return { verdict: 'dropped', why: polarity };
  const isSure = score >= STORED_FROM;
  if (polarity === 'asked') {
    return isSure ? { verdict: 'offered', why: 'in a question' } : { verdict: 'dropped', why: TOO_WEAK };
  }
  if (isSure) return { verdict: 'stored', why: slot === asked ? 'asserted and asked for' : 'asserted' };
  const isWorthAsking = slot === asked && score >= CONFIRMED_FROM;
  return isWorthAsking ? { verdict: 'unsure', why: 'weak' } : { verdict: 'dropped', why: TOO_WEAK };
}

/** Leaves one stored value a slot. */
function oneEach(utterance: Utterance, verdicts: readonly Verdict[]): Verdict[] {
  const correcting = utterance.clauses.filter(({ corrects, from }) => corrects && from > 0);
  const corrections = correcting.map(({ from }) => from);
  // "A hot tub, no wait also a shed" takes no thing back.
  const takingBack = correcting.filter((clause) => !adds(utterance, clause)).map(({ from }) => from);
  const best = new Map<MentionedSlot, Verdict>();
  for (const verdict of verdicts) {
    if (verdict.verdict !== 'stored') continue;
    const { slot } = verdict.proposal;
    const before = best.get(slot);
    if (before === undefined || isBetter(corrections, verdict, before)) best.set(slot, verdict);
  }
  return verdicts.map((verdict) => {
    const { slot } = verdict.proposal;
    const winner = best.get(slot);
    if (verdict.verdict !== 'stored' || winner === verdict) return verdict;
    const isFurtherThing = slot === 'junkType' && !isPutRight(takingBack, verdict.proposal);
    if (isFurtherThing) return verdict;
    return { ...verdict, verdict: 'dropped', why: 'another value of the slot wins' };
  });
}

const adds = ({ tokens }: Utterance, { from, to }: Clause): boolean =>
  tokens.slice(from, to).some(({ word }) => ADDING.has(word));
const ADDING = wordSet('also too plus another aussi itou');

/** `corrections`: where the clauses begin that correct, in order. */
function isBetter(corrections: readonly number[], a: Verdict, b: Verdict): boolean {
  const correctedA = correctionOf(corrections, a.proposal);
  const correctedB = correctionOf(corrections, b.proposal);
  if (correctedA !== correctedB) return correctedA > correctedB;
  if (a.score !== b.score) return a.score > b.score;
  // "This is Beth. Ruth Roe"
  const [fullA, fullB] = [isFullName(a.proposal), isFullName(b.proposal)];
  return fullA === fullB ? a.proposal.from < b.proposal.from : fullA;
}

const isFullName = ({ slot, value }: Proposal): boolean =>
  slot === 'name' && typeof value === 'string' && value.includes(' ');

/** The last correcting clause that begins at or before a value; -1 for none. */
const correctionOf = (corrections: readonly number[], { from }: Proposal): number =>
  corrections.findLast((start) => start <= from) ?? -1;

/** Whether a word of correction follows a thing: "a couch, no wait, a bed". */
const isPutRight = (corrections: readonly number[], { to }: Proposal): boolean =>
  (corrections.at(-1) ?? -1) >= to;

const overlaps = (a: Proposal, b: Proposal) => a.from < b.to && b.from < a.to;
const widthOf = ({ from, to }: Proposal) => to - from;
