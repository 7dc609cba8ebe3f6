import { expect, it } from '@jest/globals';
import { halifaxToday, parsePreferredDate } from './preferred-date.ts';

const noon = (day: string) => ({ ok: true, value: `${day}T12:00:00.000Z` });
const refused = (reason: string) => ({ ok: false, reason });

/** 23:30 in Halifax on 21 November is 03:30 UTC on the 22nd. */
const LATE_EVENING = new Date('2026-11-22T03:30:00Z');

it.each([
  ['2026-11-21T15:00:00Z', '2026-11-21'],
  ['2026-11-22T03:59:59Z', '2026-11-21'],
  ['2026-11-22T04:00:00Z', '2026-11-22'],
  ['2026-07-01T02:59:59Z', '2026-06-30'],
  ['2026-07-01T03:00:00Z', '2026-07-01'],
])('halifaxToday at %s is %s', (now, today) => {
  expect(halifaxToday(new Date(now))).toBe(today);
});

it.each([
  ['today, late in the evening', '2026-11-21', noon('2026-11-21')],
  ['the day before', '2026-11-20', refused('past')],
  ['a day on which the clocks change', '2027-03-14', noon('2027-03-14')],
  ['a year from now', '2027-11-22', noon('2027-11-22')],
  ['more than a year from now', '2027-11-23', refused('too_far')],
  ['its own stored form', '2026-12-01T12:00:00.000Z', noon('2026-12-01')],
  ['a time whose day differs in UTC', '2026-12-01T23:30:00-04:00', noon('2026-12-01')],
  ['a day that does not exist', '2026-02-30', refused('unreadable')],
  ['another format', '12/05/2026', refused('unreadable')],
  ['words', 'tomorrow', refused('unreadable')],
  ['nothing', '', refused('unreadable')],
])('parsePreferredDate of %s', (_case, text, expected) => {
  expect(parsePreferredDate(text, LATE_EVENING)).toEqual(expected);
});
