import { callTimesLine, withoutCallTimes } from '../call-times/call-times-note.ts';
import { describeJunk } from './describe-junk.ts';
import type { SlotName, Slots } from './slots.ts';
import type { StepName } from './state.ts';
import type { RecapLine } from './turn.ts';
import { wordingIn } from './wording/wording.ts';

interface SlotDefinition {
  step: StepName;
  /** The slot that holds the value. */
  key: keyof Slots;
  /** The value as shown to people; null where unfilled. */
  shown: (slots: Slots) => string | null;
}

/** Every such slot, in the recap's order. */
export const SLOT_DEFINITIONS: Record<SlotName, SlotDefinition> = {
  junkType: {
    step: 'junk-type',
    key: 'junkType',
    shown: describeJunk,
  },
  photo: {
    step: 'photo-or-name',
    key: 'photo',
    shown: ({ photo, language }) => (photo === null ? null : wordingIn(language).photoAdded),
  },
  name: { step: 'name', key: 'name', shown: ({ name }) => name },
  phone: { step: 'phone', key: 'phone', shown: ({ phone }) => phone },
  address: {
    step: 'address',
    key: 'address',
    shown: ({ address }) => address,
  },
  pickup: {
    step: 'pickup',
    key: 'pickup',
    shown: ({ pickup, language }) => (pickup === null ? null : wordingIn(language).describePickup(pickup)),
  },
  contactMethod: {
    step: 'contact-method',
    key: 'preferredContactMethod',
    shown: ({ preferredContactMethod: method, language }) =>
      method === null ? null : wordingIn(language).contactMethods[method],
  },
  email: { step: 'email', key: 'email', shown: ({ email }) => email },
  instructions: {
    step: 'instructions',
    key: 'specialInstructions',
    shown: ({ specialInstructions }) => specialInstructions,
  },
};

export const SLOT_NAMES = Object.keys(SLOT_DEFINITIONS) as SlotName[];

export const isSlotName = (slot: string): slot is SlotName => Object.hasOwn(SLOT_DEFINITIONS, slot);

/** Returns the slot that a step prompts for; null for review and done. */
export function slotOfStep(step: StepName): SlotName | null {
  return SLOT_NAMES.find((slot) => SLOT_DEFINITIONS[slot].step === step) ?? null;
}

/** Returns the filled slots' values in one line, as they are stored. */
export function describeSlots(slots: Slots): string {
  const values = SLOT_NAMES.map((slot) => SLOT_DEFINITIONS[slot].shown(slots));
  return values.filter((value) => value !== null).join('; ');
}

/** Returns the recap, a line for each slot. When to call stands with the way to: of long notes the end may be cut. */
export function recapOf(slots: Slots): RecapLine[] {
  const isReached = slots.preferredContactMethod !== null;
  const times = isReached ? callTimesLine(slots.specialInstructions) : null;
  const specialInstructions =
    times === null ? slots.specialInstructions : withoutCallTimes(slots.specialInstructions);
  const parted = { ...slots, specialInstructions };
  return SLOT_NAMES.map((slot) => {
    const { heading } = wordingIn(slots.language).slots[slot];
    const shown = SLOT_DEFINITIONS[slot].shown(parted);
    return {
      slot,
      heading,
      value: slot === 'contactMethod' && times !== null ? `${shown}\n${times}` : shown,
    };
  });
}

/** Returns the recap as text: a line for each filled slot. */
export function recapLines(slots: Slots): string[] {
  const { recapLine } = wordingIn(slots.language);
  return recapOf(slots).flatMap(({ heading, value }) => (value === null ? [] : [recapLine(heading, value)]));
}
