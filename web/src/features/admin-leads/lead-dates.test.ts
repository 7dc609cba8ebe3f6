import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { briefDay, daysSince, longDay, momentDay, momentTime, shortDay } from './lead-dates.ts';

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const days = moments.map((moment) => `${moment.toISOString().slice(0, 10)}T12:00:00.000Z`);

describe('dates of leads', () => {
  it('are written as the calendar has them, in Halifax and by the day that is meant', () => {
    fc.assert(
      fc.property(moments, days, (moment, day) => {
        const there = DateTime.fromJSDate(moment, { zone: HALIFAX }).setLocale('en');
        const meant = DateTime.fromISO(day, { zone: 'utc', locale: 'en' });
        const time = moment.toISOString();
        expect([momentDay(time), momentTime(time)]).toEqual([
          there.toFormat('MMM d, yyyy'),
          there.toFormat('h:mm a'),
        ]);
        expect([shortDay(day), briefDay(day, moment), longDay(day)]).toEqual([
          meant.toFormat('MMM d, yyyy'),
          meant.toFormat(meant.year === there.year ? 'MMM d' : 'MMM d, yyyy'),
          meant.toFormat('EEEE, MMMM d, yyyy'),
        ]);
      }),
    );
  });

  it('are counted from today in Halifax, over changes of its clocks as well', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -400, max: 400 }), (now, ago) => {
        const today = DateTime.fromJSDate(now, { zone: HALIFAX });
        const day = `${today.minus({ days: ago }).toISODate()}T12:00:00.000Z`;
        expect(daysSince(day, now)).toBe(ago);
      }),
    );
  });

  it.each([
    [null, 'Not specified', 'Unknown', ''],
    ['tomorrow', 'Invalid date format', 'Invalid date format', ''],
  ])('say of %s what is wrong', (text, day, moment, time) => {
    expect([shortDay(text), momentDay(text), momentTime(text)]).toEqual([day, moment, time]);
  });
});
