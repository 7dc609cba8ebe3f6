import { describeJunk } from './describe-junk.ts';
import { describePickup } from './describe-pickup.ts';
import type { SlotName, Slots } from './slots.ts';
import type { StepName } from './state.ts';
import type { RecapLine } from './turn.ts';

interface SlotDefinition {
  step: StepName;
  /** The slot that holds the value. */
  key: keyof Slots;
  /** Its name in a sentence. */
  name: string;
  /** Its label in the recap. */
  heading: string;
  /** The value as shown to people; null where unfilled. */
  shown: (slots: Slots) => string | null;
}

const CONTACT_LABELS = { phone: 'Phone Call', sms: 'Text Message', email: 'Email' } as const;

/** Every such slot, in the recap's order. */
export const SLOT_DEFINITIONS: Record<SlotName, SlotDefinition> = {
  junkType: {
    step: 'junk-type',
    key: 'junkType',
    name: 'junk type',
    heading: 'Junk',
    shown: describeJunk,
  },
  photo: {
    step: 'photo-or-name',
    key: 'photo',
    name: 'photo',
    heading: 'Photo',
    shown: ({ photo }) => (photo === null ? null : 'added'),
  },
  name: { step: 'name', key: 'name', name: 'name', heading: 'Name', shown: ({ name }) => name },
  phone: { step: 'phone', key: 'phone', name: 'phone number', heading: 'Phone', shown: ({ phone }) => phone },
  address: {
    step: 'address',
    key: 'address',
    name: 'address',
    heading: 'Address',
    shown: ({ address }) => address,
  },
  pickup: {
    step: 'pickup',
    key: 'pickup',
    name: 'pickup time',
    heading: 'Pickup',
    shown: ({ pickup }) => (pickup === null ? null : describePickup(pickup)),
  },
  contactMethod: {
    step: 'contact-method',
    key: 'preferredContactMethod',
    name: 'contact method',
    heading: 'Contact by',
    shown: ({ preferredContactMethod: method }) => (method === null ? null : CONTACT_LABELS[method]),
  },
  email: { step: 'email', key: 'email', name: 'email', heading: 'Email', shown: ({ email }) => email },
  instructions: {
    step: 'instructions',
    key: 'specialInstructions',
    name: 'special instructions',
    heading: 'Instructions',
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

/** Returns the recap, a line for each slot. */
export function recapOf(slots: Slots): RecapLine[] {
  return SLOT_NAMES.map((slot) => {
    const { heading, shown } = SLOT_DEFINITIONS[slot];
    return { slot, heading, value: shown(slots) };
  });
}

/** Returns the recap as text: a line for each filled slot. */
export function recapLines(slots: Slots): string[] {
  return recapOf(slots).flatMap(({ heading, value }) => (value === null ? [] : [`${heading}: ${value}`]));
}
