import { type AddressAnswer, parseAddress } from '../parsers/address/parse-address.ts';
import { parseYesNo } from '../parsers/answers/parse-yes-no.ts';
import { OUTSIDE_REPLIES } from '../quick-replies.ts';
import { acceptAddress } from '../steps/address.ts';
import { filled, type StepResult } from '../steps/step.ts';
import { WORDING } from '../wording.ts';
import type { ClarificationHandler } from './clarification.ts';

const INSISTENCE =
  /\b(?:keep|right|correct|anyways?|still|please|record|note|go ahead|try|that'?s it|use it)\b/i;

/** The address lies outside the served areas: use it all the same? */
export const outsideAddressClarification: ClarificationHandler<'outside-address'> = {
  prompt: ({ answer }, again) => ({
    content: again ? WORDING.address.outsideAgain : WORDING.address.outside(answer.address),
    quickReplies: OUTSIDE_REPLIES,
  }),
  read(text, { answer }, state) {
    const said = parseYesNo(text);
    if (said === 'yes') return keepOutsideAddress(answer);
    if (said === 'no') return { kind: 'drop', note: null };
    const other = parseAddress([text]);
    // The same address a second time confirms it.
    if (other.kind === 'ok' && other.value.address === answer.address) return keepOutsideAddress(answer);
    if (other.kind === 'ok') return acceptAddress(other.value);
    return INSISTENCE.test(text) || state.failedTries > 0 ? keepOutsideAddress(answer) : null;
  },
};

/** Fills the address and marks it as outside the served areas. */
export function keepOutsideAddress(answer: AddressAnswer): StepResult {
  return filled({ address: answer.address, addressOutside: true });
}
