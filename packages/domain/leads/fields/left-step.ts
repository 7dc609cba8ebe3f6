/**
 * The steps of the conversation at which a chat can be left that is a lead already, by the numbers of specification section 4,
 * as people call what they are about.
 */
const LEFT_STEP_FACTS = {
  address: { number: 5, label: 'Address' },
  pickup: { number: 6, label: 'Pickup date' },
  'contact-method': { number: 7, label: 'Contact method' },
  instructions: { number: 8, label: 'Special instructions' },
  review: { number: 9, label: 'Summary' },
} as const;

export type LeftStep = keyof typeof LEFT_STEP_FACTS;

/** In the order of the conversation. */
export const LEFT_STEPS = Object.keys(LEFT_STEP_FACTS) as LeftStep[];

export const LEFT_STEP_LABELS = Object.fromEntries(
  LEFT_STEPS.map((step) => [step, LEFT_STEP_FACTS[step].label]),
) as Record<LeftStep, string>;

/** As it stands on the mark of a lead: `Left at: address`. */
export function leftAtText(step: LeftStep): string {
  return `Left at: ${LEFT_STEP_LABELS[step].toLowerCase()}`;
}

/** The number of a step in the conversation. */
export function leftStepNumber(step: LeftStep): number {
  return LEFT_STEP_FACTS[step].number;
}
