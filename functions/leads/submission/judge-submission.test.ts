import { LIMITS } from '@harbour-haul/domain/limits/limits';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import { Limiter } from '../../shared/limits/limiter.ts';
import { judgeSubmission } from './judge-submission.ts';

const NOW = new Date('2026-11-28T15:00:00.000Z');

/** What becomes of so many requests of chats of each network, one network after the other. */
async function judged(networks: readonly string[], each: number, isLate = false) {
  const counts = new Map<string, number>();
  const limiter = new Limiter({
    limits: LIMITS,
    width: 1,
    counters: {
      addressKey: async () => Buffer.alloc(32),
      add: async ({ limit, sender, end }, amount, max) => {
        const key = `${limit}#${sender}#${end}`;
        const sum = (counts.get(key) ?? 0) + amount;
        if (sum <= max) counts.set(key, sum);
        return sum <= max;
      },
    },
  });
  const body = {
    source: 'chat' as const,
    name: 'Jane Roe',
    junkType: 'yard' as const,
    preferredDate: '2026-12-05',
    ...aNewPerson(),
  };
  const verdicts = [];
  for (const viewerAddress of networks)
    for (let sent = 0; sent < each; sent += 1)
      verdicts.push(
        await judgeSubmission(
          { body, viewerAddress, visitorVerified: true, isLate },
          { limiter, now: () => NOW },
        ),
      );
  return verdicts;
}

const address = (index: number) => `198.51.100.${index}`;
const taken = (verdicts: readonly (string | null)[]) => verdicts.filter((verdict) => verdict === null).length;

it('a handful of networks that send all that one may are held back, beyond a busy day’s leads', async () => {
  const verdicts = await judged(
    Array.from({ length: 8 }, (_, index) => address(index)),
    20,
  );
  expect(taken(verdicts)).toBe(60 + 5 * 3);
  expect(verdicts.at(-1)).toBe('daily_limit');
});

it('who comes from another network after them is none of them', async () => {
  const verdicts = await judged(
    Array.from({ length: 70 }, (_, index) => address(index)),
    1,
  );
  expect(taken(verdicts)).toBe(70);
  expect((await judged([address(1)], 21)).at(-1)).toBe('address_limit');
});

it('what comes after everybody has sent a day’s is looked at, and told from what one network sends too much of', async () => {
  expect(await judged([address(1), address(2)], 1, true)).toEqual(['daily_limit', 'daily_limit']);
  expect((await judged([address(1)], 21, true)).at(-1)).toBe('address_limit');
});
