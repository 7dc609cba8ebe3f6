/** How long a lap is. Four of them are longer than anybody stays where the product keeps up. */
export const LAP_SECONDS = 8;
/** How many laps are held against as many before them. */
export const COMPARED_LAPS = 2;

/**
 * Whether as many people leave as come: of late no more are there than a while before, but for what chance makes of it, about
 * the root of their number. Where people come faster than they are served more are there with every lap, however quick the
 * first calls were.
 * @param laps how many people were there on average in each lap, from when the first came
 */
export function isSteady(laps: readonly number[]): boolean {
  const before = laps.slice(-2 * COMPARED_LAPS, -COMPARED_LAPS);
  if (before.length < COMPARED_LAPS) return false;
  const earlier = mean(before);
  return mean(laps.slice(-COMPARED_LAPS)) <= earlier + Math.sqrt(earlier);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
