import { wordSet } from '../../../../text/word-set.ts';
import { slotOfStep } from '../../../slot-definitions.ts';
import type { Slots } from '../../../slots.ts';
import type { ConversationState, StepName } from '../../../state.ts';
import type { TurnContext } from '../../../turn.ts';
import { recogniseChange } from '../../../understanding/changes.ts';
import { withoutNote } from '../../../understanding/notes/without-note.ts';
import { isPostalCodeAlone } from '../../../understanding/put-right.ts';
import { withCodePart } from '../../../understanding/recognisers/address/code-part.ts';
import { deniedNumber, labelledPart } from '../../../understanding/recognisers/address/labelled-part.ts';
import {
  isOfStreet,
  mergeAddress,
  withKnownRest,
} from '../../../understanding/recognisers/address/merge-address.ts';
import { readAddress } from '../../../understanding/recognisers/address/merge-mentions.ts';
import { swappedWord } from '../../../understanding/recognisers/address/swapped-word.ts';
import { withoutUnit } from '../../../understanding/recognisers/address/without-unit.ts';
import { spelledName } from '../../../understanding/recognisers/name/spelling/spelled-name.ts';
import { correctDigits } from '../../../understanding/recognisers/phone/correct-digits.ts';
import type { AddressMention, MentionedSlot } from '../../../understanding/recognisers/proposal.ts';
import { swappedName } from '../../../understanding/swapped-name.ts';
import { foldText } from '../../../understanding/text/plain-text.ts';
import { storedOf, type Understanding, withVerdict } from '../../../understanding/understand.ts';
import type { Clause } from '../../../understanding/utterance/utterance.ts';
import { namesSlot } from '../names-slot.ts';
import { isOfHouse } from '../pickup/house-or-day.ts';
import { correctedEmail } from './email-correction.ts';
import { withoutEmail } from './email-removal.ts';
import { correctedPickup } from './pickup-correction.ts';

const PHONE_WORDS = new Set([
  'phone',
  'cell',
  'digit',
  'digits',
  'telephone',
  'mobile',
  'ext',
  'extension',
  'numero',
  'tel',
  'cellulaire',
]);
const DIGIT_PLACES = new Set([
  'ends',
  'ending',
  'end',
  'finit',
  'termine',
  'starts',
  'area',
  'last',
  'first',
  'number',
  'middle',
]);
const DENYING = new Set([
  'not',
  'isnt',
  'wrong',
  'instead',
  'ends',
  'pas',
  'should',
  'actually',
  'mistake',
  'typo',
  'last',
]);

/**
 * Reads corrections of a part of a known value: "the number ends in 43", "apartment 9, not 6", "Marc with a c". Only where
 * the message corrects, or at the recap: elsewhere such words answer the open prompt.
 */
export function correctParts(
  said: Understanding,
  state: ConversationState,
  context: TurnContext,
): Partial<Slots> {
  const { slots: known, step } = state;
  const corrects =
    said.utterance.clauses.some((clause) => clause.corrects) || step === 'review' || state.editing;
  const wished = recogniseChange(said.utterance)?.slot ?? (state.editing ? slotOfStep(step) : null);
  // Without its name, a part belongs to what was answered last: "no, 0143" behind the number.
  const mayBe = (slot: MentionedSlot) =>
    wished === null ? corrects && (namesSlot(said, slot) || ANSWERED_BEFORE[step] === slot) : wished === slot;
  return {
    ...((isLateTail(said, step) ||
      LAST_DIGITS.test(said.message) ||
      ((mayBe('phone') || namesPhone(said)) && !isOfAddress(said, step))) &&
      phone(said, known)),
    ...(!tellsFloor(said) &&
      !tellsOfNeighbour(said) &&
      address(
        said,
        state,
        (mayBe('address') && !isOnlyWhen(said)) || namesHouse(said, known.address) || addsPart(said, state),
      )),
    ...name(said, known, mayBe('name')),
    ...noteRemoval(said, known),
    ...(withoutEmail(said, known) ?? email(said, known)),
    ...((wished === null || wished === 'pickup') &&
      !isOfHouse(said, known.address) &&
      correctedPickup(said, state, context, corrects || wished === 'pickup')),
  };
}

/** "Oh and it's 46 not 64", of a known 64, "the unit's wrong, it's 9", whatever was asked. */
const HOUSE_WORDS = wordSet('house unit apt apartment suite civic postal');
const namesHouse = ({ utterance }: Understanding, known: string | null): boolean =>
  (known !== null && deniedNumber(utterance, known) !== null) ||
  (utterance.tokens.some(({ word }) => HOUSE_WORDS.has(word)) &&
    utterance.tokens.some(({ word }) => AMENDING.has(word)));
const AMENDING = wordSet('not pas wrong put said wrote typed gave meant');

/** "Oh and the postal code is B2Y 1A1, forgot", where the known address has none. */
function addsPart(said: Understanding, { slots: { address: known }, step }: ConversationState): boolean {
  const found = storedOf(said, 'address');
  const part = found?.value;
  if (known === null || !part || part.street !== null) return false;
  if (found !== null && isPostalCodeAlone(said.utterance, found)) return true;
  const { postalCode, unit } = readAddress(known).mention;
  // Among notes a unit may be a neighbour's.
  if (step === 'instructions')
    return (
      part.postalCode !== null &&
      postalCode === null &&
      said.utterance.tokens.some(({ word }) => CODE.has(word))
    );
  return (part.postalCode !== null && postalCode === null) || (part.unit !== null && unit === null);
}

/** "Add stairs, second floor, no elevator": for the crew, and no door of the address. */
const tellsFloor = (said: Understanding): boolean =>
  FLOOR.test(said.message) && !DOORS.test(said.message) && storedOf(said, 'address') === null;

/** "My neighbour Gord in unit 2 has the key, the cat must not get out": somebody else's door. */
const tellsOfNeighbour = ({ message }: Understanding): boolean => KEY_HOLDER.test(foldText(message));
const KEY_HOLDER =
  /\b(?:in|at|of|a l['’ ]?|de l['’ ]?|dans l['’ ]?)(?: the)? ?(?:unit|apt|apartment|appartement|suite|app) ?#?[a-z0-9]{1,5} (?:has|have|holds|keeps|got|will|can|a|ont|garde|peut) /;

const FLOOR = /\b(?:floor|[ée]tage)\b/i;
const DOORS = /\b(?:address|adresse|unit|apt|apartment|appartement|suite|app)\b/i;
const CODE = wordSet('postal zip postcode');

/** "Thurs, sorry fri. btwn 1 and 4": figures of a day or an hour. */
const isOnlyWhen = (said: Understanding): boolean =>
  storedOf(said, 'pickup') !== null &&
  !namesSlot(said, 'address') &&
  said.verdicts.every(({ proposal }) => proposal.slot !== 'address');

/** The slot whose answer comes right before a step. */
const ANSWERED_BEFORE: Partial<Record<StepName, MentionedSlot>> = {
  phone: 'name',
  address: 'phone',
  pickup: 'address',
};

/** "Oh and that phone number, it ends in 51 not 15", whatever was asked. */
const namesPhone = ({ utterance: { tokens } }: Understanding): boolean =>
  tokens.some(
    ({ word }, at) =>
      PHONE_WORDS.has(word) || (word === 'number' && /^(?:ends|ending)$/.test(tokens[at + 1]?.word ?? '')),
  ) && tokens.some(({ word }) => DENYING.has(word));

/** "Its 7878 sorry", right behind the number: its last four, of which no street says that they are a house's. */
const isLateTail = ({ message }: Understanding, step: StepName): boolean =>
  ANSWERED_BEFORE[step] === 'phone' && LATE_TAIL.test(message.trim());

const LATE_TAIL =
  /^(?:(?:no|non|it['’]?s|that['’]?s|c['’]est|its|thats) ){0,2}\d{4},? (?:sorry|oops|woops|whoops|my bad|i mean|d[ée]sol[ée]e?|pardon|scusez?)[.!]*$/iu;

/** "The last 4 are 0199", of nothing else. */
const LAST_DIGITS =
  /(?<!\p{L})(?:last|final) (?:two|three|four|2|3|4)(?: digits| numbers)? (?:are|is|r|should be|were|was) \d{2,4}(?=[.,!]|$| (?:sorry|not|oops|please|pls|instead)(?!\p{L}))/iu;

/** "The postal code ends in 7", and "3200 Barrington... sorry" where the address is asked for: no digits of a phone's. */
function isOfAddress(said: Understanding, step: StepName): boolean {
  const { tokens } = said.utterance;
  const speaksOfPhone = tokens.some(
    ({ word }, index) =>
      PHONE_WORDS.has(word) ||
      word === 'area' ||
      (word === 'number' && !ADDRESS_PARTS.has(tokens[index - 1]?.word ?? '')),
  );
  if (speaksOfPhone) return false;
  if (tokens.some(({ word }) => ADDRESS_PARTS.has(word))) return true;
  const isStreet = tokens.some(
    ({ word, mark }, index) =>
      /^\d+$/.test(word) && mark === '' && /^\p{Lu}/u.test(tokens[index + 1]?.text ?? ''),
  );
  return step === 'address' && (isStreet || storedOf(said, 'address') !== null);
}

const ADDRESS_PARTS = wordSet('postal zip postcode house civic street unit apt apartment suite');

function phone(said: Understanding, { phone: known }: Slots): Partial<Slots> {
  if (known === null || storedOf(said, 'phone') !== null) return {};
  const text = phoneText(said);
  // "Phone me" names no number.
  const isNamed = said.utterance.tokens.some(
    ({ word }, index, all) =>
      (PHONE_WORDS.has(word) && !['me', 'us'].includes(all[index + 1]?.word ?? '')) || DIGIT_PLACES.has(word),
  );
  // "Make it 4 instead of 2" speaks of anything but digits.
  if (!isNamed && !/\d{3}/.test(text)) return {};
  const corrected = correctDigits(known, text);
  return corrected === null || corrected === known ? {} : { phone: corrected };
}

/** What speaks of the phone, of several sentences: "phone ends 0181. The address is 22 Elm St". */
function phoneText(said: Understanding): string {
  const { tokens, clauses } = said.utterance;
  const isNamed = ({ from, to }: Clause) => tokens.slice(from, to).some(({ word }) => PHONE_WORDS.has(word));
  // "The phone should end in 0117, no wait 0171"
  const named = clauses.filter(
    (clause, at) => isNamed(clause) || (clause.corrects && at > 0 && isNamed(clauses[at - 1] ?? clause)),
  );
  const isTold = (text: string) => /\d{2}/.test(text);
  const text = named.map(({ from, to }) => withoutValues(said, from, to)).join(' ');
  return isTold(text) ? text : withoutValues(said);
}

/** The message, or a part of it, without what was read as a value of another slot. */
function withoutValues(
  { utterance, verdicts, message }: Understanding,
  start = 0,
  end = utterance.tokens.length,
): string {
  const taken = verdicts.filter(({ verdict, proposal }) => verdict === 'stored' && proposal.slot !== 'phone');
  if (taken.length === 0 && end - start === utterance.tokens.length) return message;
  const isFree = (index: number) => !taken.some(({ proposal: { from, to } }) => from <= index && index < to);
  return utterance.tokens
    .filter((_, index) => start <= index && index < end && isFree(index))
    .map(({ text, mark }) => `${text}${mark}`)
    .join(' ');
}

/** Without a word of correction only what names the known street, a part of it, or the wrong word is a correction. */
function address(
  said: Understanding,
  { step, slots: { address: known, name: knownName } }: ConversationState,
  corrects: boolean,
): Partial<Slots> {
  // "Park on Cedar St, not in front"
  const isNotes = step === 'instructions';
  const mentioned = withVerdict(said, 'address', 'stored').map(({ value }) => value);
  if (known === null || mentioned.some(({ complete }) => complete)) return {};
  const swapped =
    withCodePart(said.utterance, known) ??
    withoutUnit(said.utterance, known) ??
    swappedWord(said.utterance, known);
  if (swapped !== null) return { address: swapped };
  const labelled = labelledPart(said.utterance, known);
  const named = corrects
    ? (mentioned.find((mention) => isDoorOf(mention, labelled)) ?? labelled ?? mentioned[0])
    : mentioned.find((mention) => isOfStreet(mention, known));
  const part = named ?? (isNotes ? null : faintPart(said, knownName));
  if (part === null) return {};
  const whole = part.street === null ? part : withKnownRest(part, known, said.message);
  const merged = whole.complete ? whole.address : mergeAddress(known, whole).address;
  return merged === known ? {} : { address: merged };
}

/** "The address is 9 Oak Ave, unit 4" names a door in whole, of which the house number alone would be a part. */
const isDoorOf = ({ street, houseNumber, unit }: AddressMention, labelled: AddressMention | null): boolean =>
  street !== null &&
  houseNumber !== null &&
  unit !== null &&
  labelled !== null &&
  [null, houseNumber].includes(labelled.houseNumber) &&
  [null, unit].includes(labelled.unit);

/** "Wrong town, it's Bedford", "no its main AVENUE": a short message that puts right a place or a street. */
function faintPart(said: Understanding, knownName: string | null): AddressMention | null {
  const { utterance, verdicts } = said;
  const { tokens, clauses } = utterance;
  const isRight =
    clauses.some(({ corrects }) => corrects) ||
    tokens.some(({ word }) => word === 'actually' || word === 'wrong' || word === 'not');
  // "It's Hubley with a u, not Hibley": of a name that also is a place's.
  const names = foldText(knownName ?? '').split(' ');
  if (!isRight || tokens.length > SHORT || tokens.some(({ word }) => names.includes(word))) return null;
  const faint = verdicts.filter(({ why }) => why === 'too weak');
  const parts = withVerdict({ ...said, verdicts: faint }, 'address', 'dropped');
  return parts.find(({ strength }) => strength >= FAINT)?.value ?? null;
}
const SHORT = 7;
const FAINT = 0.5;

function noteRemoval({ message }: Understanding, known: Slots): Partial<Slots> {
  const left = withoutNote(message, known);
  return left === null ? {} : { specialInstructions: left || null };
}

function email(said: Understanding, { email: known }: Slots): Partial<Slots> {
  if (known === null || storedOf(said, 'email') !== null) return {};
  const corrected = correctedEmail(said, known);
  return corrected === null || corrected === known ? {} : { email: corrected };
}

function name(said: Understanding, { name: known }: Slots, mayBeSpelled: boolean): Partial<Slots> {
  if (known === null) return {};
  const swapped = swappedName(said.utterance, known);
  if (swapped !== null) return { name: swapped.name };
  if (!mayBeSpelled || storedOf(said, 'name') !== null) return {};
  const corrected = spelledName(said.utterance, known)?.name ?? known;
  return corrected === known ? {} : { name: corrected };
}
