import { JUNK_TYPE_NAMES } from '../../lexicon/junk/type-names.ts';
import { mergePickup } from '../../merge-pickup.ts';
import { SLOT_DEFINITIONS, slotOfStep } from '../../slot-definitions.ts';
import type { Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import { classifiedJunk } from '../../understanding/load/junk-load.ts';
import type { MentionedSlot, Proposal } from '../../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding, withVerdict } from '../../understanding/understand.ts';
import { clauseAt, textBetween } from '../../understanding/utterance/utterance.ts';

/**
 * Returns the values that a message asks for without stating them, for a confirmation: "could you come friday?", "do you
 * take couches?". Only for the slot that is open, or for an empty one or
 * another day in a request or a correction. Null where there are none.
 */
export function offeredSlots(said: Understanding, state: ConversationState): Partial<Slots> | null {
  const asked = slotOfStep(state.step);
  const fits = (proposal: Proposal): boolean => {
    if (proposal.slot === asked) return true;
    const clause = clauseAt(said.utterance, proposal.from);
    const isOpen =
      state.slots[SLOT_DEFINITIONS[proposal.slot].key] === null ||
      state.step === 'review' ||
      (isOtherDay(proposal, state) && !CALLS.test(said.message));
    return isOpen && (clause?.act === 'request' || clause?.corrects === true);
  };
  const first = <Slot extends MentionedSlot>(slot: Slot) =>
    withVerdict(said, slot, 'offered').find(fits) ?? null;
  const slots: Partial<Slots> = {
    ...text('name', storedOf(said, 'name') === null ? first('name') : null),
    ...text('phone', first('phone')),
    ...text('email', first('email')),
    ...method(first('contactMethod')),
    ...pickup(first('pickup'), state),
    ...address(first('address')),
    ...junk(withVerdict(said, 'junkType', 'offered').filter(fits), said, state),
  };
  return Object.keys(slots).length === 0 ? null : slots;
}

/** "Could you do saturday?", of a pickup on another day: days are gone back to at any time. Among notes it may be one. */
const isOtherDay = ({ slot, value }: Proposal, { slots, step }: ConversationState): boolean =>
  slot === 'pickup' &&
  step !== 'instructions' &&
  typeof value === 'object' &&
  'pickup' in value &&
  value.pickup.day !== null &&
  value.pickup.day !== slots.pickup?.day;

/** "Pouvez-vous m'appeler lundi?" is no day of the pickup. */
const CALLS = /(?<!\p{L})(?:call|phone|ring|text|reach|(?:r?app|t[ée]l[ée]phon|joind|text)\p{L}*)(?!\p{L})/iu;

const text = <Slot extends 'name' | 'phone' | 'email'>(
  slot: Slot,
  found: Proposal<Slot> | null,
): Partial<Slots> => (found === null ? {} : { [slot]: found.value });

const method = (found: Proposal<'contactMethod'> | null): Partial<Slots> =>
  found === null ? {} : { preferredContactMethod: found.value };

const pickup = (found: Proposal<'pickup'> | null, { slots }: ConversationState): Partial<Slots> =>
  found?.value.kind === 'pickup' ? { pickup: mergePickup(slots.pickup, found.value.pickup) } : {};

const address = (found: Proposal<'address'> | null): Partial<Slots> =>
  found?.value.complete && !found.value.postBox
    ? { address: found.value.address, addressOutside: found.value.outside }
    : {};

/** Things that were asked about: all of them, and beside a known load only what is new in it. */
function junk(
  found: readonly Proposal<'junkType'>[],
  { utterance }: Understanding,
  { slots, editing, step }: ConversationState,
): Partial<Slots> {
  // What the message states itself is one load with what it asks about.
  const known = step === 'junk-type' ? null : slots.junkType;
  const before = editing ? '' : (slots.junkText ?? '');
  // Hazardous goods are answered, not offered, and "is that furniture?" asks for the kind.
  const things = found
    .filter(({ value }) => !value.vague && value.hazard === null)
    .map((mention) => ({ mention, text: textBetween(utterance, mention.from, mention.to) }))
    .filter(({ text }) => !OWN.test(text) && !before.toLowerCase().includes(headOf(text)));
  const [first] = things;
  const named = things.filter(({ text }) => before === '' || !JUNK_TYPE_NAMES.has(headOf(text)));
  if (first === undefined || named.length === 0) return {};
  const text = [before, ...named.map((thing) => thing.text)].filter(Boolean).join(', ');
  if (known !== null) return { junkText: text };
  const { value, strength } = first.mention;
  return classifiedJunk({ junkType: value.junkType, confidence: strength }, text);
}

const headOf = (text: string) => text.toLowerCase().split(' ').at(-1) ?? '';

/** "Are your trucks electric?" is about the crew's own. */
const OWN = /^(?:your|yours|ur|yer|their|vos|votre)\b/i;
