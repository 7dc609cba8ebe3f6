import { arbitrate, type Verdict } from './arbiter/arbitrate.ts';
import type { MentionedSlot, Proposal, Situation } from './recognisers/proposal.ts';
import { RECOGNISERS } from './recognisers/recognisers.ts';
import { readUtterance } from './utterance/read-utterance.ts';
import type { Utterance } from './utterance/utterance.ts';

/** A message, read: its clauses, and what became of every value that was proposed for it. */
export interface Understanding {
  /** As typed. */
  message: string;
  utterance: Utterance;
  verdicts: readonly Verdict[];
}

/** Reads a message in the situation of its turn: utterance, proposals, arbitration. Pure; never throws. */
export function understand(message: string, situation: Situation): Understanding {
  const utterance = readUtterance(message);
  const proposals = RECOGNISERS.flatMap((recognise): readonly Proposal[] => recognise(utterance, situation));
  return { message, utterance, verdicts: arbitrate(utterance, proposals, situation) };
}

/** The value of a slot that a message states, the likeliest where it states several; null where it states none. */
export function storedOf<Slot extends MentionedSlot>(
  understanding: Understanding,
  slot: Slot,
): Proposal<Slot> | null {
  return withVerdict(understanding, slot, 'stored')[0] ?? null;
}

/** The proposals of a slot with a verdict, in the order of the message. */
export function withVerdict<Slot extends MentionedSlot>(
  { verdicts }: Understanding,
  slot: Slot,
  wanted: Verdict['verdict'],
): Proposal<Slot>[] {
  return verdicts
    .filter(({ proposal, verdict }) => proposal.slot === slot && verdict === wanted)
    .map(({ proposal }) => proposal as unknown as Proposal<Slot>)
    .toSorted((a, b) => a.from - b.from);
}

/** Tells of each token whether it says a value that is stored. */
export function claimedTokens({ utterance, verdicts }: Understanding): boolean[] {
  const claimed = utterance.tokens.map(() => false);
  for (const { proposal, verdict } of verdicts) {
    if (verdict === 'stored') claimed.fill(true, proposal.from, proposal.to);
  }
  return claimed;
}
