import { MAX_ADDRESS } from '../../leads/fields/text-limits.ts';
import { PLACE_REPLIES } from '../quick-replies.ts';
import { NO_SLOTS } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { takenBackNumber } from '../understanding/recognisers/address/labelled-part.ts';
import {
  joinAddress,
  mergeAddress,
  withKnownRest,
} from '../understanding/recognisers/address/merge-address.ts';
import { recogniseAddress } from '../understanding/recognisers/address/recognise-address.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import type { AddressMention, Situation } from '../understanding/recognisers/proposal.ts';
import { type Understanding, withVerdict } from '../understanding/understand.ts';
import { readUtterance } from '../understanding/utterance/read-utterance.ts';
import { wordingOf } from '../wording/wording.ts';
import { filled, isRepeated, promptText, retry, type Step, type StepResult } from './step.ts';

/** A figure and a word, in any order. */
const HAS_DIGIT = /\d/;
const HAS_WORD = /\p{L}{2}/u;
/** From how many messages one address is joined. */
const MAX_PARTS = 4;
/** A part of an address is read alike whenever it was said. */
const SITUATION: Situation = { asked: 'address', known: NO_SLOTS, now: new Date(0) };

/** Step 5: the pickup address, possibly over several messages. */
export const addressStep: Step = {
  prompt(state, asking) {
    const known = asking === 'edit' ? null : joinedParts(state);
    if (known === null) return { content: promptText(wordingOf(state).address, asking), quickReplies: [] };
    if (known.street === null)
      return { content: wordingOf(state).address.restOfPlace(known.address), quickReplies: [] };
    if (known.complete)
      return { content: wordingOf(state).address.needsNumber(known.street), quickReplies: [] };
    return { content: wordingOf(state).address.rest(known.address), quickReplies: PLACE_REPLIES };
  },
  read(said, state) {
    const mentions = mentionsOf(said);
    const whole = mentions.find(({ complete }) => complete);
    if (whole !== undefined) {
      const right = takenBackNumber(said.utterance, whole);
      const meant = right === null ? whole : mergeAddress(whole, right);
      if (lacksNumber(meant) && state.addressParts.length === 0)
        return {
          kind: 'stay',
          content: wordingOf(state).address.needsNumber(meant.street ?? ''),
          effects: [],
          addressParts: [meant.address],
        };
      return acceptAddress(withKnownRest(meant, state.slots.address, said.message), state);
    }
    // "No number, it's the only house there": the street was enough to go on.
    const known = mentions.length === 0 ? joinedParts(state) : null;
    if (known?.complete && !said.utterance.clauses.some(({ act }) => act === 'question'))
      return acceptAddress(withNumber(known, said), state);
    if (isRepeated(said, state) && mayBeAddress(said.message)) return asWritten(said);
    if (mentions.length === 0) return retry(withoutMention(said, state));
    return readJoined(mentions, state);
  },
};

/** "702", asked for the number on a street. */
function withNumber(known: AddressMention, { utterance }: Understanding): AddressMention {
  const figures = utterance.tokens.filter(({ word }) => /^\d{1,5}[a-z]?$/.test(word));
  const [number] = figures;
  if (number === undefined || figures.length > 1) return known;
  return recogniseAddress(readUtterance(`${number.text} ${known.address}`), SITUATION)[0]?.value ?? known;
}

/** "Purcells Cove Road" alone is some kilometres long; a corner, a lot or a postal code says where on it. */
const lacksNumber = ({ houseNumber, street, unit, postalCode }: AddressMention): boolean =>
  houseNumber === null && unit === null && postalCode === null && street !== null && !CORNER.test(street);
const CORNER = /\d| (?:and|et|&|at|coin) |\bcorner\b|\bcoin\b/i;

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

function readJoined(mentions: readonly AddressMention[], state: ConversationState): StepResult {
  const parts = [...state.addressParts, ...mentions.map(({ address }) => address)].slice(-MAX_PARTS);
  const joined = joinAddress(parts.flatMap((part) => partsIn(part)));
  if (joined.complete) return acceptAddress(joined, state);
  const content = asksForRest(joined, state);
  // A part that completes the address further is no failed try.
  if (state.addressParts.length === 0) return { kind: 'stay', content, effects: [], addressParts: parts };
  return { kind: 'retry', content, addressParts: parts };
}

/** What is still needed of an address. Who has told no more than a town that is far away hears so before they type their street. */
function asksForRest(
  { postBox, street, outside, address }: AddressMention,
  state: ConversationState,
): string {
  const { address: texts } = wordingOf(state);
  if (postBox) return texts.postBox;
  if (street !== null) return texts.needsCity;
  return outside ? texts.outsideTown(address) : texts.needsStreet;
}

/** "Yes" to a question for the place is none: the places stand there to choose from. */
function withoutMention({ utterance }: Understanding, state: ConversationState): string {
  const known = joinedParts(state);
  const agrees = readYesNo(utterance).answer === 'yes';
  if (known === null) return agrees ? wordingOf(state).address.needsStreet : wordingOf(state).address.again;
  if (known.street === null) return wordingOf(state).address.restOfPlace(known.address);
  return agrees ? wordingOf(state).address.whichPlace : wordingOf(state).address.rest(known.address);
}

/** What earlier messages said of the address; null for nothing. */
function joinedParts({ addressParts }: ConversationState): AddressMention | null {
  const parts = addressParts.flatMap((part) => partsIn(part));
  return parts.length === 0 ? null : joinAddress(parts);
}

/** An address with what earlier messages said of it. */
export const withParts = (mention: AddressMention, { addressParts }: ConversationState): AddressMention =>
  joinAddress([...addressParts.flatMap((part) => partsIn(part)), mention]);

/** The parts of an address in a text that was said before. */
function partsIn(text: string): AddressMention[] {
  return recogniseAddress(readUtterance(text), SITUATION).map(({ value }) => value);
}

/** Fills the address, or asks to confirm one outside the served areas. */
export function acceptAddress(mention: AddressMention, state: ConversationState): StepResult {
  if (mention.postBox) return retry(wordingOf(state).address.postBox);
  const { address, postalCode, area, outside } = mention;
  if (outside) {
    return {
      kind: 'clarify',
      pending: { kind: 'outside-address', answer: { address, postalCode, area, outside } },
    };
  }
  return filled({ address, addressOutside: false });
}
