import { expect, it } from '@jest/globals';
import { IdlePause } from './idle-pause.ts';

/** A reader's rounds: each finds as much as `found` says, and nothing after the last. */
function read(pause: IdlePause, found: number[], signal: AbortSignal) {
  const rounds: number[] = [];
  const end = (async () => {
    for (;;) {
      const count = found.shift() ?? 0;
      await new Promise(setImmediate);
      rounds.push(count);
      if (count === 0) await pause.take(signal);
    }
  })().catch(() => {});
  return { rounds, end };
}

it('waits for a round that began later and found nothing, and makes a reader that pauses begin it', async () => {
  const pause = new IdlePause();
  const ending = new AbortController();
  const found = [3, 0, 2, 1];
  const { rounds, end } = read(pause, found, ending.signal);
  await pause.emptyRound();
  expect(rounds).toEqual([3, 0, 2, 1, 0]);
  found.push(5);
  await pause.emptyRound();
  expect(rounds).toEqual([3, 0, 2, 1, 0, 5, 0]);
  ending.abort();
  await end;
});
