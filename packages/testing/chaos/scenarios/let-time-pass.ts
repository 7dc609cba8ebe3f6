import { isBusinessOpen } from '@harbour-haul/domain/leads/lead-age';
import type { ChaosStage } from '../chaos-stage.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
/** Longer than reminders and digests wait. */
const OPEN_FOR_MS = 10 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Lets time pass for what runs by the clock, from so far ahead of now: every five minutes, after which a digest is tried again, its
 * functions run once, and what they began is ended. Indexes have caught up before each.
 */
export async function letTimePass(
  { product, clock }: ChaosStage,
  { runs, ahead }: { runs: number; ahead: number },
): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    clock.jumpTo(ahead + run * STEP_MS);
    await product.settleIndexes();
    await product.runSchedules();
    await product.idle();
  }
}

/** How far ahead of now the business is open and has been for a while, in milliseconds. */
export function untilBusiness(now = new Date()): number {
  const isOpenAt = (ahead: number) => isBusinessOpen(new Date(now.getTime() + ahead));
  let ahead = OPEN_FOR_MS;
  while (![ahead - OPEN_FOR_MS, ahead, ahead + OPEN_FOR_MS].every(isOpenAt)) ahead += QUARTER_MS;
  return ahead;
}
