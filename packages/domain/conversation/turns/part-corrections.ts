import { wordSet } from '../lexicon/word-set.ts';
import { slotOfStep } from '../slot-definitions.ts';
import type { Pickup, Slots } from '../slots.ts';
import type { ConversationState, StepName } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { recogniseChange } from '../understanding/changes.ts';
import { labelledPart } from '../understanding/recognisers/address/labelled-part.ts';
import { mergeAddress } from '../understanding/recognisers/address/merge-address.ts';
import { spelledName } from '../understanding/recognisers/name/spelled-name.ts';
import { correctDigits } from '../understanding/recognisers/phone/correct-digits.ts';
import { correctPickup } from '../understanding/recognisers/pickup/correct-pickup.ts';
import type { MentionedSlot } from '../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding, withVerdict } from '../understanding/understand.ts';

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
    wished === null ? isNamed(said, slot) || ANSWERED_BEFORE[step] === slot : wished === slot;
  if (!corrects && wished === null) return {};
  return {
    ...(mayBe('phone') && phone(said, known)),
    ...(mayBe('address') && address(said, known)),
    ...(mayBe('name') && name(said, known)),
    ...((wished === null || wished === 'pickup') && pickup(said, state, context)),
  };
}

/** The slot whose answer comes right before a step. */
const ANSWERED_BEFORE: Partial<Record<StepName, MentionedSlot>> = {
  phone: 'name',
  address: 'phone',
  pickup: 'address',
};

/** Words that say which slot a part belongs to. */
const NAMES_OF: Partial<Record<MentionedSlot, ReadonlySet<string>>> = {
  phone: wordSet('number phone cell mobile digits digit ends ending end area numero telephone'),
  address: wordSet(
    'address unit apt apartment suite postal code street house civic number town city adresse rue ends lot court crescent drive road avenue lane',
  ),
  name: wordSet('name surname spelled spelt spelling spell nom first last'),
};

const isNamed = ({ utterance }: Understanding, slot: MentionedSlot) =>
  utterance.tokens.some(({ word }) => NAMES_OF[slot]?.has(word));

function phone(said: Understanding, { phone: known }: Slots): Partial<Slots> {
  if (known === null || storedOf(said, 'phone') !== null) return {};
  const corrected = correctDigits(known, said.message);
  return corrected === null || corrected === known ? {} : { phone: corrected };
}

function address(said: Understanding, { address: known }: Slots): Partial<Slots> {
  const mentioned = withVerdict(said, 'address', 'stored').map(({ value }) => value);
  if (known === null || mentioned.some(({ complete }) => complete)) return {};
  const part = labelledPart(said.utterance, known) ?? mentioned[0] ?? null;
  if (part === null) return {};
  const merged = mergeAddress(known, part).address;
  return merged === known ? {} : { address: merged };
}

/** "Sorry, 14" at these is no hour. */
const BEFORE_PICKUP: ReadonlySet<StepName> = new Set<StepName>(['name', 'phone', 'address']);
const FEW = 4;

/** "Not the afternoon, the morning", "a day later", "could we make it 4 instead of 2". */
function pickup(
  { utterance }: Understanding,
  { slots, step, pending }: ConversationState,
  { now }: TurnContext,
): Partial<Slots> {
  if (slots.pickup === null || step === 'pickup') return {};
  if (
    BEFORE_PICKUP.has(step) &&
    utterance.tokens.length <= FEW &&
    utterance.tokens.some(({ word }) => /^\d+$/.test(word))
  )
    return {};
  const orders = utterance.clauses.filter(
    ({ act, corrects }) => act === 'statement' || (act === 'request' && corrects),
  );
  const asked = step === 'review' && pending === null ? null : slotOfStep(step);
  const situation = { asked, known: slots, now };
  const mention = correctPickup(utterance, situation);
  if (mention?.kind !== 'pickup' || orders.length === 0) return {};
  return isSame(mention.pickup, slots.pickup) ? {} : { pickup: mention.pickup };
}

const isSame = (a: Pickup, b: Pickup) =>
  a.day === b.day && a.slot === b.slot && a.time === b.time && a.asap === b.asap;

function name(said: Understanding, { name: known }: Slots): Partial<Slots> {
  if (known === null || storedOf(said, 'name') !== null) return {};
  const corrected = spelledName(said.utterance, known)?.name ?? known;
  return corrected === known ? {} : { name: corrected };
}
