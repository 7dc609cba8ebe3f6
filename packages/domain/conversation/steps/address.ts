import { type AddressAnswer, parseAddress } from '../parsers/address/parse-address.ts';
import type { ConversationState } from '../state.ts';
import { WORDING } from '../wording.ts';
import { filled, promptText, type Step, type StepResult } from './step.ts';

/** From how many messages one address is joined. */
const MAX_PARTS = 4;
const HOUSE_NUMBER_START = /^\s*\d+[a-z]?[\s,-]+\p{L}/iu;

/** Step 5: the pickup address, possibly over several messages. */
export const addressStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(WORDING.address, asking), quickReplies: [] }),
  read(text, state) {
    const parts = gatherParts(text, state);
    const joined = parseAddress(parts);
    if (joined.kind === 'ok') return acceptAddress(joined.value);
    const reason = joined.kind === 'retry' ? joined.reason : 'missing';
    // A part that completes the address further is no failed try.
    if (reason === 'needs-city' && state.addressParts.length === 0) {
      return { kind: 'stay', content: WORDING.address.needsCity, effects: [], addressParts: parts };
    }
    if (reason === 'needs-city')
      return { kind: 'retry', content: WORDING.address.needsCity, addressParts: parts };
    if (reason === 'needs-street') {
      return { kind: 'retry', content: WORDING.address.needsStreet, addressParts: parts };
    }
    return { kind: 'retry', content: WORDING.address.again };
  },
};

/** The parts so far and this one; a second street starts a new address. */
function gatherParts(text: string, state: ConversationState): string[] {
  const begunAnew =
    HOUSE_NUMBER_START.test(text) && state.addressParts.some((part) => HOUSE_NUMBER_START.test(part));
  if (begunAnew) return [text];
  return [...state.addressParts, text].slice(-MAX_PARTS);
}

/** Fills the address, or asks to confirm one outside the served areas. */
export function acceptAddress(answer: AddressAnswer): StepResult {
  if (answer.outside) return { kind: 'clarify', pending: { kind: 'outside-address', answer } };
  return filled({ address: answer.address, addressOutside: false });
}
