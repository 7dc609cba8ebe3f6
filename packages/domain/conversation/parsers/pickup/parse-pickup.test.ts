import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { halifaxToday } from '../../../leads/fields/preferred-date.ts';
import type { Pickup } from '../../slots.ts';
import { addDays } from '../../understanding/recognisers/pickup/calendar-day.ts';
import { parsePickup } from './parse-pickup.ts';

/** A Saturday, eleven in the morning in Halifax. */
const SATURDAY = new Date('2026-11-21T15:00:00Z');
const on = (day: string | null, more: Partial<Pickup> = {}) => ({
  kind: 'ok',
  value: { day, slot: null, time: null, asap: false, ...more },
});
const retry = (reason: string) => ({ kind: 'retry', reason });

describe('parsePickup on a Saturday morning', () => {
  it.each([
    ['today', on('2026-11-21')],
    ['tomorrow', on('2026-11-22')],
    ['tmrw', on('2026-11-22')],
    ['tommorow aftrnoon', on('2026-11-22', { slot: 'afternoon' })],
    ['tomorrow morning please 🙏', on('2026-11-22', { slot: 'morning' })],
    ['day after tomorrow', on('2026-11-23')],
    ['next tues', on('2026-11-24')],
    ['weds', on('2026-11-25')],
    ['Wednesday.', on('2026-11-25')],
    ['wednsday', on('2026-11-25')],
    ['saturday', on('2026-11-21')],
    ['next saturday', on('2026-11-28')],
    ['next sunday', on('2026-11-29')],
    ['this weekend', on('2026-11-21')],
    ['next weekend', on('2026-11-28')],
    ['next week', on('2026-11-23')],
    ['wednesday next week', on('2026-11-25')],
    ['a week from friday', on('2026-12-04')],
    ['two weeks from monday', on('2026-12-07')],
    ['a week from today', on('2026-11-28')],
    ['in two weeks', on('2026-12-05')],
    ['in 3 days', on('2026-11-24')],
    ['3 days from now', on('2026-11-24')],
    ['in a couple of days', on('2026-11-23')],
    ['the 3rd', on('2026-12-03')],
    ['the 31st', on('2026-12-31')],
    ['monday the 30th', on('2026-11-30')],
    ['Friday the 4th of December around 10', on('2026-12-04', { slot: 'morning', time: '10:00' })],
    ['December 5th at 2pm', on('2026-12-05', { slot: 'afternoon', time: '14:00' })],
    ['Sat. Dec. 5', on('2026-12-05')],
    ['5 dec', on('2026-12-05')],
    ['Sep 10', on('2027-09-10')],
    ['end of the month', on('2026-11-30')],
    ['mid december', on('2026-12-15')],
    ['next month', on('2026-12-01')],
    ['Boxing Day', on('2026-12-26')],
    ['Christmas Eve', on('2026-12-24')],
    ["New Year's Day", on('2027-01-01')],
    ['Good Friday', on('2027-03-26')],
    ['Victoria Day', on('2027-05-24')],
    ['Canada Day', on('2027-07-01')],
    ['Labour Day', on('2027-09-06')],
    ['Thanksgiving', on('2027-10-11')],
    ['demain matin', on('2026-11-22', { slot: 'morning' })],
    ["après-demain s'il vous plaît", on('2026-11-23')],
    ['lundi prochain', on('2026-11-23')],
    ['vendredi 14h30', on('2026-11-27', { slot: 'afternoon', time: '14:30' })],
    ['le 5 décembre', on('2026-12-05')],
    ['asap', on('2026-11-21', { asap: true })],
    ['as soon as possible!', on('2026-11-21', { asap: true })],
    ['asap tomorrow', on('2026-11-22', { asap: true })],
    ['anytime', on(null)],
    ['whenever works', on(null)],
    ['any time next week', on('2026-11-23')],
    ['morning', on(null, { slot: 'morning' })],
    ['9-12', on(null, { slot: 'morning' })],
    ['12PM-5PM', on(null, { slot: 'afternoon' })],
    ['Evening (5PM-8PM)', on(null, { slot: 'evening' })],
    ['between 2 and 4 tomorrow', on('2026-11-22', { slot: 'afternoon' })],
    ['after 5 on monday', on('2026-11-23', { slot: 'evening' })],
    ['before noon on monday', on('2026-11-23', { slot: 'morning' })],
    ['noon tuesday', on('2026-11-24', { slot: 'afternoon', time: '12:00' })],
    ['tues at 2', on('2026-11-24', { slot: 'afternoon', time: '14:00' })],
    ['tues 2', on('2026-11-24', { slot: 'afternoon', time: '14:00' })],
    ['tuesday 10:30 a.m.', on('2026-11-24', { slot: 'morning', time: '10:30' })],
    ['half past 3 on monday', on('2026-11-23', { slot: 'afternoon', time: '15:30' })],
    ["at 9 o'clock on monday", on('2026-11-23', { slot: 'morning', time: '09:00' })],
    ['tonight', on('2026-11-21', { slot: 'evening' })],
    ['today or tomorrow', on('2026-11-21')],
    ['tmrw eve', on('2026-11-22', { slot: 'evening' })],
    ['a.s.a.p.', on('2026-11-21', { asap: true })],
    ['moday 9am', on('2026-11-23', { slot: 'morning', time: '09:00' })],
    ['vendredi après-midi', on('2026-11-27', { slot: 'afternoon' })],
    ['any day but friday', on(null)],
    ['not tomorrow, friday', on('2026-11-27')],
    ['before christmas', on('2026-12-24')],
    ['a week today', on('2026-11-28')],
    ['week after next', on('2026-11-30')],
    ['sat 28', on('2026-11-28')],
    ['wed@2', on('2026-11-25', { slot: 'afternoon', time: '14:00' })],
    ['I am free thursday', on('2026-11-26')],
    ['tuesday, call me at 902-555-0148', on('2026-11-24')],
  ])('%s', (text, expected) => {
    expect(parsePickup(text, { now: SATURDAY })).toEqual(expected);
  });
});

describe('parsePickup finds no day in', () => {
  it.each([
    ['yesterday', retry('past')],
    ['last friday', retry('past')],
    ['3 days ago', retry('past')],
    ['2026-11-20', retry('past')],
    ['Nov 10', retry('past')],
    ['Nov 10 2026', retry('past')],
    ['Nov 10', retry('past')],
    ['today at 9am', retry('past')],
    ['dec 24 2028', retry('too-far')],
    ['2027-11-23', retry('too-far')],
    ['30 feb', retry('unreadable')],
    ['2027-02-30', retry('unreadable')],
    ['12 March St', retry('unreadable')],
    ['14 Friday Lane, Halifax', retry('unreadable')],
    ['902-555-0148', retry('unreadable')],
    ['May', retry('unreadable')],
    ['mon nom est Paul', retry('unreadable')],
    ["I don't know", retry('unreadable')],
    ['hello', retry('unreadable')],
    ['', retry('unreadable')],
  ])('%s', (text, expected) => {
    expect(parsePickup(text, { now: SATURDAY })).toEqual(expected);
  });
});

describe('parsePickup of an ambiguous date in figures', () => {
  const ambiguous = (...days: string[]) => ({ kind: 'ambiguous', days, slot: null });
  it.each([
    ['5/12', ambiguous('2026-12-05', '2027-05-12')],
    ['5/12/27', on('2027-05-12')],
    ['13/12', on('2026-12-13')],
    ['12/25', on('2026-12-25')],
    ['5/5', on('2027-05-05')],
    ['1/2/2027', ambiguous('2027-02-01', '2027-01-02')],
    ['10/11/2026', retry('past')],
    ['5/12 morning', { ...ambiguous('2026-12-05', '2027-05-12'), slot: 'morning' }],
  ])('%s', (text, expected) => {
    expect(parsePickup(text, { now: SATURDAY })).toEqual(expected);
  });
});

describe("parsePickup uses Halifax's day and clock", () => {
  /** 23:30 on Saturday in Halifax; Sunday in UTC. */
  const LATE = new Date('2026-11-22T03:30:00Z');
  /** 30 minutes before the clocks go back, and forward. */
  const FALL = new Date('2026-11-01T04:30:00Z');
  const SPRING = new Date('2027-03-14T05:30:00Z');
  it.each([
    ['today', LATE, on('2026-11-21')],
    ['saturday', LATE, on('2026-11-21')],
    ['tomorrow', LATE, on('2026-11-22')],
    ['asap', LATE, on('2026-11-22', { asap: true })],
    ['tonight', LATE, retry('past')],
    ['tomorrow', FALL, on('2026-11-02')],
    ['in 1 day', FALL, on('2026-11-02')],
    ['sunday', FALL, on('2026-11-01')],
    ['tomorrow', SPRING, on('2027-03-15')],
    ['in two weeks', SPRING, on('2027-03-28')],
    ['march 14 at 2:30pm', SPRING, on('2027-03-14', { slot: 'afternoon', time: '14:30' })],
  ])('%s at %s', (text, now, expected) => {
    expect(parsePickup(text, { now })).toEqual(expected);
  });
});

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const FORMATS: readonly ((year: number, month: number, date: number, weekday: string) => string)[] = [
  (year, month, date) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
  (year, month, date) => `${MONTHS[month - 1]} ${date}, ${year}`,
  (_year, month, date) => `${MONTHS[month - 1]} ${ordinal(date)}`,
  (_year, month, date) => `${ordinal(date)} of ${MONTHS[month - 1]?.toLowerCase()}`,
  (_year, month, date) => `${MONTHS[month - 1]?.slice(0, 3)} ${date}`,
  (_year, month, date, weekday) => `${weekday}, ${MONTHS[month - 1]?.slice(0, 3)}. ${date}`,
  (_year, month, date, weekday) =>
    `${weekday.slice(0, 3).toLowerCase()} the ${ordinal(date)} of ${MONTHS[month - 1]}`,
  (year, month, date) => `${year}/${month}/${date}`,
];

function ordinal(date: number): string {
  const ending = date % 100 > 10 && date % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');
  return `${date}${ending}`;
}

/** Any minute of two years, the hours around both changes of the clocks more often than others. */
const anyNow = fc
  .oneof(
    fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') }),
    fc.integer({ min: Date.parse('2026-11-01T02:00Z'), max: Date.parse('2026-11-02T06:00Z') }),
    fc.integer({ min: Date.parse('2027-03-14T02:00Z'), max: Date.parse('2027-03-15T06:00Z') }),
  )
  .map((time) => new Date(time));

it('parsePickup reads every day of the next 300 in every format', () => {
  fc.assert(
    fc.property(
      anyNow,
      fc.integer({ min: 0, max: 300 }),
      fc.constantFrom(...FORMATS),
      (now, ahead, format) => {
        const day = addDays(halifaxToday(now), ahead);
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
        const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? '';
        expect(parsePickup(format(year, month, date, weekday), { now })).toEqual(on(day));
      },
    ),
    { numRuns: 600 },
  );
});

it('parsePickup never returns a day that has passed', () => {
  const words = fc.constantFrom(
    ...'today tomorrow next last this week weekend friday tues the 3rd 31st dec march 5/12 at 2 pm morning in 3 days ago asap from'.split(
      ' ',
    ),
    'day after tomorrow',
    'boxing day',
    '2026-12-01',
    'a week from',
    'end of the month',
    '12-05-2027',
    'month',
  );
  fc.assert(
    fc.property(anyNow, fc.array(words, { maxLength: 6 }), (now, said) => {
      const parsed = parsePickup(said.join(' '), { now });
      const days = parsed.kind === 'ambiguous' ? parsed.days : parsed.kind === 'ok' ? [parsed.value.day] : [];
      const today = halifaxToday(now);
      for (const day of days) expect(day === null || (day >= today && day <= addDays(today, 366))).toBe(true);
    }),
    { numRuns: 600 },
  );
});
