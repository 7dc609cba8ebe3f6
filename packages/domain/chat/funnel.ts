/** The last step of the funnel: the lead was sent. Those before it are the steps of the conversation. */
export const LAST_FUNNEL_STEP = 10;

/** Returns the steps that a chat reaches on its way from its furthest step to another; none where that one is not further. */
export function stepsReached(furthest: number, step: number): number[] {
  return Array.from({ length: Math.max(0, step - furthest) }, (_, index) => furthest + 1 + index);
}
