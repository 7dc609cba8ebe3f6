import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../seed/random.ts';
import type { LoadStage } from './load-stage.ts';
import { Crowd } from './measure/crowd.ts';
import type { Failure, Measured } from './measure/load-recorder.ts';
import { type MachineLoad, watchMachine } from './measure/watch-machine.ts';
import { arrivalTimes } from './model/arrivals.ts';
import { Mix } from './model/mix.ts';
import { LAP_SECONDS } from './model/steadiness.ts';
import { JOURNEYS, type JourneyMix, visitorShare } from './people/journeys.ts';

/** No more people than these are there at a time: who comes beyond them is turned away, and that is a failure. */
const MAX_THERE = 250;

/** What was asked for and what came of it. */
export interface PlayedLoad extends Measured {
  /** Visitors a second. */
  rate: number;
  seconds: number;
  /** People who came, admins' errands among them. */
  came: number;
  turnedAway: number;
  /** How many people were there while others came: on average, at most, and on average in each lap. */
  there: { mean: number; peak: number; laps: readonly number[] };
  /** How late the last of hundred were let in, by this process's own fault, in milliseconds. */
  lateness: number;
  machine: MachineLoad;
}

export interface LoadOrder {
  /** Visitors a second. */
  rate: number;
  /** For how long people come, at most. */
  seconds: number;
  mix: JourneyMix;
  seed: number;
  /** Whether enough was seen, by the people who were there in each lap so far; never without it. */
  isEnough?: (laps: readonly number[]) => boolean;
}

/**
 * Lets people come at random moments, so many a second whether those before have left or not (an open model), and waits until
 * all have left.
 */
export async function playLoad(stage: LoadStage, order: LoadOrder): Promise<PlayedLoad> {
  const { rate, seconds, mix, seed, isEnough = () => false } = order;
  const { recorder } = stage;
  const kinds = new Mix(mix);
  const times = arrivalTimes(rate / visitorShare(mix), seconds, seededRandom(seed));
  const there = new Set<Promise<void>>();
  const crowd = new Crowd();
  const laps = setInterval(() => {
    crowd.lap();
    recorder.lap();
  }, LAP_SECONDS * 1000);
  const machine = watchMachine(stage.product);
  const began = performance.now();
  let [came, turnedAway, lateness] = [0, 0, 0];
  for (const at of times) {
    const early = began + at - performance.now();
    if (early > 0) await wait(early);
    else lateness = Math.max(lateness, -early);
    if (turnedAway === 0 && isEnough(crowd.laps)) break;
    came += 1;
    if (there.size >= MAX_THERE) turnedAway += 1;
    else {
      crowd.enter();
      const visit: Promise<void> = begin(stage, kinds.next()).finally(() => {
        there.delete(visit);
        crowd.leave();
      });
      there.add(visit);
    }
  }
  clearInterval(laps);
  const measured = machine.stop();
  const { peak, laps: inLaps } = crowd;
  const people = { came, turnedAway, there: { mean: crowd.mean(), peak, laps: inLaps } };
  await Promise.all(there);
  if (turnedAway > 0) recorder.fail('people', `${turnedAway} were turned away: ${MAX_THERE} were there`);
  return { rate, seconds, ...people, lateness, machine: measured, ...recorder.take() };
}

async function begin(stage: LoadStage, kind: keyof typeof JOURNEYS): Promise<void> {
  try {
    await JOURNEYS[kind](stage, stage.nextSerial());
  } catch (error) {
    stage.recorder.fail(kind, error);
  }
}

/** Failures as lines, the same ones together. */
export function failureLines(failures: readonly Failure[]): string[] {
  const counts = new Map<string, number>();
  for (const { what, why } of failures)
    counts.set(`${what}: ${why}`, (counts.get(`${what}: ${why}`) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}
