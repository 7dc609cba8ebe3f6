import type { Utterance } from '../utterance/utterance.ts';
import type { Proposal, Situation } from './proposal.ts';

/** Every recogniser; their order decides nothing. */
export const RECOGNISERS: readonly ((utterance: Utterance, situation: Situation) => readonly Proposal[])[] =
  [];
