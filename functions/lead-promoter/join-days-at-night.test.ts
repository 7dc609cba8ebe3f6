import { expect, it } from '@jest/globals';
import { joinDaysAtNight } from './join-days-at-night.ts';

it('days are joined in one minute of the night', async () => {
  const joined: string[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = new Date(Date.UTC(2026, 10, 18, 0, minute, 20));
    const joinDays = async (at: Date) => joined.push(at.toISOString());
    await joinDaysAtNight({ joinDays, now: () => now });
  }
  expect(joined).toEqual(['2026-11-18T07:00:20.000Z']);
});
