import type { Proposal } from '../recognisers/proposal.ts';
import type { Understanding } from '../understand.ts';
import { isLeftOut } from './junk-text.ts';

/** A thing that a message names, to be taken or not. */
export interface SaidThing {
  proposal: Proposal<'junkType'>;
  /** Said not to go. */
  isOut: boolean;
}

/** Why the arbiter drops what a later value replaces. */
const OUTDONE = 'another value of the slot wins';

/**
 * Returns the things that a message names, in order; no vague ones. What the arbiter dropped for a later one is among them:
 * "remove the dresser, make it 3 tables" says something of both.
 */
export function saidThings({ verdicts }: Understanding): SaidThing[] {
  return verdicts
    .flatMap(({ proposal, verdict, why }): SaidThing[] => {
      if (!isThing(proposal) || proposal.value.vague) return [];
      const isOut = isLeftOut(verdict, why);
      return isOut || verdict === 'stored' || why === OUTDONE ? [{ proposal, isOut }] : [];
    })
    .toSorted((a, b) => a.proposal.from - b.proposal.from);
}

const isThing = (proposal: Proposal): proposal is Proposal<'junkType'> => proposal.slot === 'junkType';
