import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../../seed/random.ts';
import { Crowd } from '../measure/crowd.ts';
import { arrivalTimes } from './arrivals.ts';
import { isSteady, LAP_SECONDS } from './steadiness.ts';

const MAX_LAPS = 9;

describe('isSteady', () => {
  it.each([
    ['nothing was seen', [], false],
    ['too little was seen', [10, 10, 10], false],
    ['as many are there', [10, 10, 10, 10], true],
    ['the first lap still filled', [4, 16, 16, 16, 16], true],
    ['chance alone added some', [16, 16, 19, 20], true],
    ['more are there with every lap', [10, 20, 30, 40, 50], false],
    ['fewer are left', [40, 40, 20, 10], true],
    ['nobody is ever there', [0, 0, 0, 0], true],
  ])('%s', (_name, laps, expected) => {
    expect(isSteady(laps)).toBe(expected);
  });
});

/** After how many laps it is steady, where so many a second come to a desk that serves so many; null where it is not in time. */
function lapsUntilSteady(rate: number, served: number, seed: number): number | null {
  let time = 0;
  const crowd = new Crowd(() => time);
  const perLap = LAP_SECONDS * 1000;
  const events: { at: number; run: () => void }[] = [];
  for (let lap = 1; lap <= MAX_LAPS; lap += 1) events.push({ at: lap * perLap, run: () => crowd.lap() });
  const random = seededRandom(seed);
  let free = 0;
  for (const at of arrivalTimes(rate, (MAX_LAPS * perLap) / 1000, random)) {
    // Each is served for as long as by any desk of its kind: a while that varies.
    free = Math.max(free, at) - (Math.log(1 - random.share()) / served) * 1000;
    events.push({ at, run: () => crowd.enter() }, { at: free, run: () => crowd.leave() });
  }
  for (const { at, run } of events.sort((a, b) => a.at - b.at)) {
    time = at;
    run();
    if (isSteady(crowd.laps)) return crowd.laps.length;
  }
  return null;
}

describe('a desk', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
  const shareSteady = (rate: number, served: number) =>
    seeds.filter((seed) => lapsUntilSteady(rate, served, seed) !== null).length / seeds.length;

  it('is steady in time where it serves more than come', () => {
    expect(shareSteady(7, 10)).toBeGreaterThan(0.97);
  });

  it('is mostly not where it serves three of four who come', () => {
    expect(shareSteady(13, 10)).toBeLessThan(0.05);
  });
});
