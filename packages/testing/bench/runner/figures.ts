/** The value below which this share of all lies; the upper one of two. 0 where there are none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** How far rounds lie apart: half of the way from the lowest to the highest, as a share of the median. */
export function noiseOf(values: readonly number[]): number {
  const middle = median(values);
  if (values.length < 2 || middle === 0) return 0;
  return (Math.max(...values) - Math.min(...values)) / 2 / Math.abs(middle);
}

/**
 * What two things take that are run in turns, the second one first every other time.
 * @param settle ends what each leaves under way, and is not timed
 */
export async function timeInTurns(
  times: number,
  one: (index: number) => Promise<unknown>,
  other: (index: number) => Promise<unknown>,
  settle: () => Promise<unknown> = async () => {},
): Promise<{ one: number[]; other: number[] }> {
  const measured: { one: number[]; other: number[] } = { one: [], other: [] };
  for (let index = 0; index < times; index += 1) {
    const first = async () => measured.one.push(await timed(() => one(index)));
    const second = async () => measured.other.push(await timed(() => other(index)));
    for (const run of index % 2 === 0 ? [first, second] : [second, first]) {
      await run();
      await settle();
    }
  }
  return measured;
}

/** How many milliseconds something takes. */
export async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
