import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { relativeTime } from './relative-time.ts';

const NOW = new Date('2026-11-21T16:00:00.000Z');
const before = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relativeTime', () => {
  it.each([
    [0, 'Just now'],
    [59 * SECOND, 'Just now'],
    [-5 * MINUTE, 'Just now'],
    [MINUTE, '1 minute ago'],
    [2 * MINUTE - 1, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [23 * HOUR + 59 * MINUTE, '23 hours ago'],
    [DAY, '1 day ago'],
    [400 * DAY, '400 days ago'],
  ])('of %i ms ago', (age, text) => {
    expect(relativeTime(before(age), NOW)).toBe(text);
  });

  it('says nothing of what is no time', () => {
    expect(relativeTime('soon', NOW)).toBe('');
  });

  it('has one form for every age', () => {
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: 4000 * DAY }), (age) => {
        expect(relativeTime(before(age), NOW)).toMatch(/^(Just now|1 [a-z]+[^s] ago|\d+ [a-z]+s ago)$/);
      }),
    );
  });
});
