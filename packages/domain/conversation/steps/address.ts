import { MAX_ADDRESS } from '../../leads/fields/text-limits.ts';
import type { ConversationState } from '../state.ts';
import { joinAddress } from '../understanding/recognisers/address/merge-address.ts';
import { recogniseAddress } from '../understanding/recognisers/address/recognise-address.ts';
import type { AddressMention, Situation } from '../understanding/recognisers/proposal.ts';
import { type Understanding, withVerdict } from '../understanding/understand.ts';
import { readUtterance } from '../understanding/utterance/read-utterance.ts';
import { WORDING } from '../wording.ts';
import { filled, isRepeated, promptText, retry, type Step, type StepResult } from './step.ts';

/** A figure and a word, in any order. */
const HAS_DIGIT = /\d/;
const HAS_WORD = /\p{L}{2}/u;
/** From how many messages one address is joined. */
const MAX_PARTS = 4;

/** Step 5: the pickup address, possibly over several messages. */
export const addressStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(WORDING.address, asking), quickReplies: [] }),
  read(said, state, context) {
    const mentions = mentionsOf(said);
    const whole = mentions.find(({ complete }) => complete);
    if (whole !== undefined) return acceptAddress(whole);
    if (isRepeated(said, state) && mayBeAddress(said.message)) return asWritten(said);
    if (mentions.length === 0) return retry(WORDING.address.again);
    const situation = { asked: 'address', known: state.slots, now: context.now } as const;
    return readJoined(mentions, state, situation);
  },
};

const mayBeAddress = (text: string) => HAS_DIGIT.test(text) && HAS_WORD.test(text);

/** The team will know: the same answer a second time is taken as it stands. */
function asWritten({ utterance }: Understanding): StepResult {
  const address = utterance.text.replaceAll('\n', ', ').slice(0, MAX_ADDRESS).trim();
  return filled({ address, addressOutside: false });
}

/** The addresses and parts of one that a message states, the likelier before the weaker. */
function mentionsOf(said: Understanding): AddressMention[] {
  return [...withVerdict(said, 'address', 'stored'), ...withVerdict(said, 'address', 'unsure')].map(
    ({ value }) => value,
  );
}

function readJoined(
  mentions: readonly AddressMention[],
  state: ConversationState,
  situation: Situation,
): StepResult {
  const parts = [...state.addressParts, ...mentions.map(({ address }) => address)].slice(-MAX_PARTS);
  const joined = joinAddress(parts.flatMap((part) => partsIn(part, situation)));
  if (joined.complete) return acceptAddress(joined);
  const content = joined.postBox
    ? WORDING.address.postBox
    : joined.street === null
      ? WORDING.address.needsStreet
      : WORDING.address.needsCity;
  // A part that completes the address further is no failed try.
  if (state.addressParts.length === 0) return { kind: 'stay', content, effects: [], addressParts: parts };
  return { kind: 'retry', content, addressParts: parts };
}

/** The parts of an address in a text that was said before. */
function partsIn(text: string, situation: Situation): AddressMention[] {
  return recogniseAddress(readUtterance(text), situation).map(({ value }) => value);
}

/** Fills the address, or asks to confirm one outside the served areas. */
export function acceptAddress(mention: AddressMention): StepResult {
  if (mention.postBox) return retry(WORDING.address.postBox);
  const { address, postalCode, area, outside } = mention;
  if (outside) {
    return {
      kind: 'clarify',
      pending: { kind: 'outside-address', answer: { address, postalCode, area, outside } },
    };
  }
  return filled({ address, addressOutside: false });
}
