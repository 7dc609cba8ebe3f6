import type { Random } from '../../../seed/random.ts';

/**
 * When people come, in milliseconds from the beginning: at random and each for themselves (a Poisson process), so that they
 * come in bunches as well, and whether those before are served or not.
 * @param rate people a second
 */
export function arrivalTimes(rate: number, seconds: number, random: Random): number[] {
  const times: number[] = [];
  for (let at = gap(rate, random); at < seconds * 1000; at += gap(rate, random)) times.push(at);
  return times;
}

function gap(rate: number, random: Random): number {
  return (-Math.log(1 - random.share()) / rate) * 1000;
}
