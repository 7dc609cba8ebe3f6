import { eventually } from '@harbour-haul/testing/eventually';
import { expect, it } from '@jest/globals';
import { idleMs, ReaderPause } from './reader-pause.ts';

/** A reader's rounds: each finds as much as `found` says, and nothing after the last. */
function read(pause: ReaderPause, found: number[], signal: AbortSignal) {
  const rounds: number[] = [];
  const end = (async () => {
    for (;;) {
      const count = found.shift() ?? 0;
      await new Promise(setImmediate);
      rounds.push(count);
      await pause.take(count, signal);
    }
  })().catch(() => {});
  return { rounds, end };
}

it('waits for a round that began later and found nothing, and makes a reader that pauses begin it', async () => {
  const pause = new ReaderPause();
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

it('lasts until it is told of something, also while a round is under way that finds nothing', async () => {
  // Without being told it would last for weeks.
  const pause = new ReaderPause(() => 2 ** 31 - 1);
  const ending = new AbortController();
  const found = [0];
  const { rounds, end } = read(pause, found, ending.signal);
  for (const expected of [
    [0, 7, 0],
    [0, 7, 0, 8, 0],
  ]) {
    found.push(expected.at(-2) ?? 0);
    pause.wake();
    await eventually(() => expect(rounds).toEqual(expected));
  }
  ending.abort();
  await end;
});

it('lasts the longer the longer nobody tells of anything', async () => {
  const asked: number[] = [];
  const pause = new ReaderPause((emptyRounds) => {
    asked.push(emptyRounds);
    // From the third on until it is told.
    return emptyRounds < 2 ? 1 : 2 ** 31 - 1;
  });
  const ending = new AbortController();
  const { end } = read(pause, [], ending.signal);
  await eventually(() => expect(asked).toEqual([0, 1, 2]));
  pause.wake();
  await eventually(() => expect(asked).toEqual([0, 1, 2, 0, 1, 2]));
  ending.abort();
  await end;
});

it('is two seconds at first and half a minute at most', () => {
  expect([0, 1, 2, 3, 4, 2000].map(idleMs)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
