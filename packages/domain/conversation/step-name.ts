/** The steps in order (specification section 4); `email` only for contact by e-mail. */
export const STEP_NAMES = [
  'junk-type',
  'photo-or-name',
  'name',
  'phone',
  'address',
  'pickup',
  'contact-method',
  'email',
  'instructions',
  'review',
  'done',
] as const;

export type StepName = (typeof STEP_NAMES)[number];
