import { SLOT_DEFINITIONS, slotOfStep } from '../../slot-definitions.ts';
import type { Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import { mergePickup } from '../../steps/pickup.ts';
import { classifiedJunk } from '../../understanding/junk-load.ts';
import type { MentionedSlot, Proposal } from '../../understanding/recognisers/proposal.ts';
import { type Understanding, withVerdict } from '../../understanding/understand.ts';
import { clauseAt, textBetween } from '../../understanding/utterance/utterance.ts';

/**
 * Returns the values that a message asks for without stating them, for a confirmation: "could you come friday?", "do you
 * take couches?". Only for the slot that is open, or for an empty one in a request. Null where there are none.
 */
export function offeredSlots(said: Understanding, state: ConversationState): Partial<Slots> | null {
  const asked = slotOfStep(state.step);
  const fits = (proposal: Proposal): boolean => {
    if (proposal.slot === asked) return true;
    const isRequest = clauseAt(said.utterance, proposal.from)?.act === 'request';
    const isOpen = state.slots[SLOT_DEFINITIONS[proposal.slot].key] === null || state.step === 'review';
    return isRequest && isOpen;
  };
  const first = <Slot extends MentionedSlot>(slot: Slot) =>
    withVerdict(said, slot, 'offered').find(fits) ?? null;
  const slots: Partial<Slots> = {
    ...text('name', first('name')),
    ...text('phone', first('phone')),
    ...text('email', first('email')),
    ...method(first('contactMethod')),
    ...pickup(first('pickup'), state),
    ...address(first('address')),
    ...junk(first('junkType'), said),
  };
  return Object.keys(slots).length === 0 ? null : slots;
}

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

function junk(found: Proposal<'junkType'> | null, { utterance }: Understanding): Partial<Slots> {
  // Hazardous goods are answered, not offered.
  if (found === null || found.value.vague || found.value.hazard !== null) return {};
  const text = textBetween(utterance, found.from, found.to);
  // "Are your trucks electric?" is about the crew's own.
  if (OWN.test(text)) return {};
  return classifiedJunk({ junkType: found.value.junkType, confidence: found.strength }, text);
}

const OWN = /^(?:your|yours|ur|yer|their|vos|votre)\b/i;
