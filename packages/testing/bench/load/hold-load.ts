import type { LoadPlan } from './load-plan.ts';
import type { LoadStage } from './load-stage.ts';
import { MemoryLog, type WorkerMemory } from './measure/memory-log.ts';
import { takeErrorLines } from './measure/take-error-lines.ts';
import { type PlayedLoad, playLoad } from './play-load.ts';

/** How often memory is looked at while a load is held, beside before and after. */
const LOOKS = 10;

export interface HeldLoad {
  played: PlayedLoad;
  memory: WorkerMemory[];
  /** What functions have logged as errors. */
  errorLines: string[];
}

/** Holds a load, and looks at the memory of all workers meanwhile. @param rate visitors a second */
export async function holdLoad(stage: LoadStage, plan: LoadPlan, rate: number): Promise<HeldLoad> {
  const { product } = stage;
  const memory = new MemoryLog(product);
  const errorLines: string[] = [];
  const look = async () => {
    errorLines.push(...takeErrorLines(product));
    await memory.look();
  };
  await product.idle();
  takeErrorLines(product);
  await look();
  const seconds = plan.holdMinutes * 60;
  const timer = setInterval(() => void look(), (seconds * 1000) / LOOKS);
  const played = await playLoad(stage, { rate, seconds, mix: plan.mix, seed: plan.seed }).finally(() =>
    clearInterval(timer),
  );
  await product.idle();
  await look();
  return { played, memory: memory.workers(), errorLines };
}
