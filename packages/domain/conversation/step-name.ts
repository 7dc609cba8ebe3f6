/** The steps in their order (specification section 4); `email` comes only for who wants to be answered by it. */
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
