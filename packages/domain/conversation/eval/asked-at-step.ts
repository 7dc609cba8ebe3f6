import type { StepName } from '../state.ts';

/** What a visitor is asked for at each step, as dialogues and blind batches name it; null at the end. */
export const ASKED_AT_STEP = {
  'junk-type': 'junk',
  'photo-or-name': 'photo',
  name: 'name',
  phone: 'phone',
  address: 'address',
  pickup: 'pickup',
  'contact-method': 'contact',
  email: 'email',
  instructions: 'notes',
  review: 'review',
  done: null,
} as const satisfies Record<StepName, string | null>;
