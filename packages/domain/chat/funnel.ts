/** The last step of the funnel: the lead was sent. Those before it are the steps of the conversation. */
export const LAST_FUNNEL_STEP = 10;

/** The steps that a chat comes to when it goes on from its furthest one to another; none where it does not go on. */
export function stepsReached(furthest: number, step: number): number[] {
  return Array.from({ length: Math.max(0, step - furthest) }, (_, index) => furthest + 1 + index);
}
