import { wordSet } from '../../../text/word-set.ts';
import type { MentionedSlot } from '../../understanding/recognisers/proposal.ts';
import type { Understanding } from '../../understanding/understand.ts';

/** Words that say which slot a part belongs to. */
const NAMES_OF: Partial<Record<MentionedSlot, ReadonlySet<string>>> = {
  phone: wordSet('number phone cell mobile digits digit ends ending end area numero telephone'),
  address: wordSet(
    'address unit apt apartment suite postal code street streets house civic number town city adresse rue ends lot flat floor building trailer basement court crescent drive road avenue lane',
  ),
  name: wordSet('name names surname surnames spelled spelt spelling spell nom first last called'),
};

/** Whether a message speaks of a slot: "the number", "my surname". */
export const namesSlot = ({ utterance }: Understanding, slot: MentionedSlot): boolean =>
  utterance.tokens.some(({ word, text }) => NAMES_OF[slot]?.has(IS.test(text) ? word.slice(0, -1) : word));
/** "The postal's wrong" */
const IS = /['’]s$/;
