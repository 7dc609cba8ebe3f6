import type { LoadPlan } from './load-plan.ts';
import type { LoadStage } from './load-stage.ts';
import { type KneeStep, nextRate } from './model/knee.ts';
import { isSteady } from './model/steadiness.ts';
import { type PlayedLoad, playLoad } from './play-load.ts';

/** A rate that was tried. */
export interface PlayedStep extends KneeStep {
  played: PlayedLoad;
}

/** Raises the load until it is beyond the knee twice, and keeps each rate until as many people leave as come. @param onStep hears of each step as it ends */
export async function findKnee(
  stage: LoadStage,
  { rates, stepSeconds: seconds, mix, seed }: LoadPlan,
  onStep: (step: PlayedStep) => void,
): Promise<PlayedStep[]> {
  const steps: PlayedStep[] = [];
  for (let rate = nextRate(steps, rates); rate !== null; rate = nextRate(steps, rates)) {
    const played = await playLoad(stage, {
      ...{ rate, seconds, mix, seed: seed + steps.length },
      isEnough: isSteady,
    });
    // What a step has left to streams and queues is not the next one's.
    await stage.product.idle();
    const step = stepOf(rate, played);
    steps.push(step);
    onStep(step);
  }
  return steps;
}

function stepOf(rate: number, played: PlayedLoad): PlayedStep {
  const { calls, recent, failures, turnedAway, there } = played;
  return {
    rate,
    // Of those who come first nobody waits for others.
    p95: recent.p95,
    errorShare: failures.length / Math.max(1, calls.count),
    isSteady: turnedAway === 0 && isSteady(there.laps),
    played,
  };
}
