import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiRequestError } from '#lib/api-client.ts';
import { runBulk } from './run-bulk.ts';

const never = new AbortController().signal;
const ids = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the same for many', () => {
  it('runBulk settles each item once, never more than four at a time, whichever fail', async () => {
    const plan = fc.array(fc.record({ fails: fc.boolean(), turns: fc.nat({ max: 5 }) }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(plan, async (items) => {
        let running = 0;
        let maxRunning = 0;
        const settled: number[] = [];
        const work = async (index: number) => {
          running += 1;
          maxRunning = Math.max(maxRunning, running);
          for (let turn = 0; turn < (items[index]?.turns ?? 0); turn += 1) await Promise.resolve();
          running -= 1;
          if (items[index]?.fails) throw new Error(`No. ${index}`);
          return index * 2;
        };
        const outcome = await runBulk(ids(items.length), work, {
          signal: never,
          onSettled: (count) => settled.push(count),
        });
        const failing = ids(items.length).filter((index) => items[index]?.fails);
        expect(outcome.failed.map(({ item }) => item).toSorted((a, b) => a - b)).toEqual(failing);
        expect(outcome.done.every(({ item, result }) => result === item * 2)).toBe(true);
        expect(outcome.done.length + failing.length).toBe(items.length);
        expect([outcome.left, settled]).toEqual([[], ids(items.length).map((index) => index + 1)]);
        expect(maxRunning).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('runBulk starts nothing after a cancel, and finishes what has started', async () => {
    const cancel = new AbortController();
    const work = async (index: number) => {
      if (index === 5) cancel.abort();
    };
    const outcome = await runBulk(ids(500), work, { signal: cancel.signal, onSettled: () => {} });
    expect(outcome.done.length + outcome.left.length).toBe(500);
    expect(outcome.done.length).toBeLessThan(12);
    expect(outcome.failed).toEqual([]);
  });

  it('runBulk stops after a sign-out: nothing more can succeed', async () => {
    const work = async () => {
      throw new ApiRequestError(401, '{"code":"unauthenticated"}');
    };
    const outcome = await runBulk(ids(500), work, { signal: never, onSettled: () => {} });
    expect([outcome.failed.length, outcome.left.length]).toEqual([4, 496]);
  });
});
