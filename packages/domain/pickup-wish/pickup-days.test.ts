import { describe, expect, it } from '@jest/globals';
import type { Pickup } from './pickup.ts';
import { daysOfPickup, stretchesOf, withDays } from './pickup-days.ts';

const NONE: Pickup = { day: null, slot: null, time: null, asap: false };

describe('the days of a pickup', () => {
  it.each<[readonly string[], Partial<Pickup>]>([
    [[], { day: null }],
    [['2026-11-27'], { day: '2026-11-27' }],
    [['2026-11-28', '2026-11-27', '2026-11-28'], { day: '2026-11-27', otherDays: ['2026-11-28'] }],
  ])('are put down in order, each once: %j', (days, parts) => {
    const pickup = withDays({ ...NONE, slot: 'morning', otherDays: ['2026-12-01'] }, days);
    expect(pickup).toEqual({ ...NONE, slot: 'morning', ...parts });
    expect(daysOfPickup(pickup)).toEqual([...new Set(days)].sort());
  });

  it.each<[readonly string[], readonly (readonly string[])[]]>([
    [[], []],
    [
      ['2026-11-28', '2026-11-29'],
      [['2026-11-28'], ['2026-11-29']],
    ],
    [['2026-11-30', '2026-12-01', '2026-12-02'], [['2026-11-30', '2026-12-02']]],
    [
      ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-28'],
      [['2026-11-23'], ['2026-11-24'], ['2026-11-26', '2026-11-28']],
    ],
  ])('that follow each other are a stretch: %j', (days, stretches) => {
    expect(stretchesOf(days)).toEqual(stretches);
  });
});
