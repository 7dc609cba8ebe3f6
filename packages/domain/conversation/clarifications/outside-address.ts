import type { AddressAnswer } from '../parsers/parse-address.ts';
import { parseAddress } from '../parsers/parse-address.ts';
import { OUTSIDE_REPLIES } from '../quick-replies.ts';
import { accepted } from '../steps/address.ts';
import { filled, type Reading } from '../steps/step.ts';
import { WORDING } from '../wording.ts';
import { readYesNo } from '../yes-no.ts';
import type { Clarification } from './clarification.ts';

const INSISTS =
  /\b(?:keep|right|correct|anyways?|still|please|record|note|go ahead|try|that'?s it|use it)\b/i;

/** The address lies outside the served areas: kept all the same? */
export const outsideAddress: Clarification<'outside-address'> = {
  ask: ({ answer }, again) => ({
    content: again ? WORDING.address.outsideAgain : WORDING.address.outside(answer.address),
    quickReplies: OUTSIDE_REPLIES,
  }),
  read(text, { answer }, state) {
    const said = readYesNo(text);
    if (said === 'yes') return keptOutside(answer);
    if (said === 'no') return { kind: 'drop', note: null };
    const other = parseAddress([text]);
    // Saying it again is insisting.
    if (other.kind === 'ok' && other.value.address === answer.address) return keptOutside(answer);
    if (other.kind === 'ok') return accepted(other.value);
    return INSISTS.test(text) || state.failedTries > 0 ? keptOutside(answer) : null;
  },
};

/** The address with a mark that it lies outside. */
export function keptOutside(answer: AddressAnswer): Reading {
  return filled({ address: answer.address, addressOutside: true });
}
