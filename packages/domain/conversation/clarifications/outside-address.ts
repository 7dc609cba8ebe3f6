import { outsideReplies } from '../quick-replies.ts';
import type { OutsideAddress } from '../state.ts';
import { acceptAddress } from '../steps/address.ts';
import { filled, type StepResult } from '../steps/step.ts';
import { isOfStreet, mergeAddress } from '../understanding/recognisers/address/merge-address.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import type { AddressMention } from '../understanding/recognisers/proposal.ts';
import { storedOf } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import type { ClarificationHandler } from './clarification.ts';

const INSISTENCE =
  /\b(?:keep|right|correct|anyways?|still|please|record|note|go ahead|try|that'?s it|use it|gardez?|notez|quand m[eê]me)\b/i;

/** The address lies outside the served areas: use it all the same? */
export const outsideAddressClarification: ClarificationHandler<'outside-address'> = {
  prompt: ({ answer }, again, state) => ({
    content: again ? wordingOf(state).address.outsideAgain : wordingOf(state).address.outside(answer.address),
    quickReplies: outsideReplies(wordingOf(state)),
  }),
  read(said, { answer }, state) {
    const other = storedOf(said, 'address')?.value ?? null;
    // The same address a second time confirms it.
    if (other?.complete && other.address === answer.address) return keepOutsideAddress(answer);
    if (other?.complete) return acceptAddress(other, state);
    if (other !== null && isPartOf(other, answer.address)) {
      const right = mergeAddress(answer.address, other);
      return right.address === answer.address ? keepOutsideAddress(answer) : acceptAddress(right, state);
    }
    const agreed = readYesNo(said.utterance).answer;
    if (agreed === 'yes') return keepOutsideAddress(answer);
    if (agreed === 'no') return { kind: 'drop', note: null };
    // "Keep the bbq, I'll keep it" is of a thing.
    const isOfThing = said.verdicts.some(({ proposal }) => proposal.slot === 'junkType');
    return (INSISTENCE.test(said.message) && !isOfThing) || state.failedTries > 0
      ? keepOutsideAddress(answer)
      : null;
  },
};

/** "Oops, it's 122 Main St", of a 120: another number on that street, or a door of it. */
const isPartOf = (part: AddressMention, known: string): boolean =>
  isOfStreet(part, known) ||
  (part.street === null && part.place === null && (part.unit ?? part.postalCode) !== null);

/** Fills the address and marks it as outside the served areas. */
export function keepOutsideAddress(answer: OutsideAddress): StepResult {
  return filled({ address: answer.address, addressOutside: true });
}
