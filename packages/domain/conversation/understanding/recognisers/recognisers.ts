import type { Utterance } from '../utterance/utterance.ts';
import { recogniseAddress } from './address/recognise-address.ts';
import { recogniseContact } from './contact/recognise-contact.ts';
import { recogniseEmail } from './email/recognise-email.ts';
import { recogniseJunk } from './junk/recognise-junk.ts';
import { recogniseName } from './name/recognise-name.ts';
import { recognisePhone } from './phone/recognise-phone.ts';
import { recognisePickup } from './pickup/recognise-pickup.ts';
import type { Proposal, Situation } from './proposal.ts';

/** Every recogniser; their order decides nothing. */
export const RECOGNISERS: readonly ((utterance: Utterance, situation: Situation) => readonly Proposal[])[] = [
  recogniseAddress,
  recogniseContact,
  recogniseEmail,
  recogniseJunk,
  recogniseName,
  recognisePhone,
  recognisePickup,
];
