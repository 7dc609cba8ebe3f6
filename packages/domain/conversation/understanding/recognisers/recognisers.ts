import type { Utterance } from '../utterance/utterance.ts';
import { recogniseContact } from './contact/recognise-contact.ts';
import { recogniseName } from './name/recognise-name.ts';
import type { Proposal, Situation } from './proposal.ts';

/** Every recogniser; their order decides nothing. */
export const RECOGNISERS: readonly ((utterance: Utterance, situation: Situation) => readonly Proposal[])[] = [
  recogniseContact,
  recogniseName,
];
