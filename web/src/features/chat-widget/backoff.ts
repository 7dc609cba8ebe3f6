const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, up to half a minute, and at random between
 * half of that and all of it, so that browsers do not come back to a server all at once.
 */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return longest * (0.5 + random() / 2);
}
