import { expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { WeeksFromMonday } from './weeks-from-monday.ts';

it('weeks of a picker run from Monday, where the locale has them from Sunday', () => {
  const weeks = new WeeksFromMonday({ locale: 'en-CA' });
  const sunday = DateTime.fromISO('2026-11-29T12:00', { zone: 'America/Halifax' });
  expect(weeks.startOfWeek(sunday).toISODate()).toBe('2026-11-23');
  expect(weeks.endOfWeek(sunday).toISODate()).toBe('2026-11-29');
  expect(weeks.getDayOfWeek(sunday)).toBe(7);
  const days = weeks.getWeekArray(sunday).map((week) => week.map((day) => day.toISODate()));
  expect(days.map(([first]) => first)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(days.every((week) => week.length === 7)).toBe(true);
});
