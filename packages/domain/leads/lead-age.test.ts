import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ageSince, businessSeconds, businessState, isBusinessMorning } from './lead-age.ts';

const ageAt = (createdAt: string, now: string) => ageSince(createdAt, new Date(now));

it.each([
  ['2026-11-22T04:00:00Z', 'before'],
  ['2026-11-22T12:59:59Z', 'before'],
  ['2026-11-22T13:00:00Z', 'open'],
  ['2026-07-22T12:00:00Z', 'open'],
  ['2026-11-22T23:59:59Z', 'open'],
  ['2026-11-23T00:00:00Z', 'after'],
  ['2026-11-23T03:59:59Z', 'after'],
])('business hours at %s: %s', (moment, state) => {
  expect(businessState(new Date(moment))).toBe(state);
});

it.each([
  ['2026-11-22T12:59:59Z', false],
  ['2026-11-22T13:00:00Z', true],
  ['2026-07-22T12:00:00Z', true],
  ['2026-11-22T15:59:59Z', true],
  ['2026-11-22T16:00:00Z', false],
  ['2026-11-23T05:00:00Z', false],
])('the morning of business hours at %s: %s', (moment, isMorning) => {
  expect(isBusinessMorning(new Date(moment))).toBe(isMorning);
});

describe('ageSince', () => {
  // Halifax is four hours behind UTC in winter, three in summer.
  it.each([
    ['at once', '2026-11-21T16:00:00.000Z', '2026-11-21T16:00:00.000Z', 0, 'soon'],
    ['after exactly 5 minutes', '2026-11-21T16:00:00.000Z', '2026-11-21T16:05:00.000Z', 5, 'soon'],
    ['a second later', '2026-11-21T16:00:00.000Z', '2026-11-21T16:05:01.000Z', 5, 'due'],
    ['after exactly 30 minutes', '2026-11-21T16:00:00.000Z', '2026-11-21T16:30:00.000Z', 30, 'due'],
    ['a second later', '2026-11-21T16:00:00.000Z', '2026-11-21T16:30:01.000Z', 30, 'late'],
    ['in the night after it came', '2026-11-22T01:00:00.000Z', '2026-11-22T12:59:00.000Z', 0, 'soon'],
    ['four minutes after opening', '2026-11-22T01:00:00.000Z', '2026-11-22T13:04:00.000Z', 4, 'soon'],
    ['over the night', '2026-11-21T23:50:00.000Z', '2026-11-22T13:15:00.000Z', 25, 'due'],
    ['over a weekend', '2026-11-20T16:00:00.000Z', '2026-11-23T16:00:00.000Z', 1980, 'late'],
    ['since a time that is none', 'some day', '2026-11-21T16:00:00.000Z', 0, 'soon'],
    ['since an unknown time', '', '2026-11-21T16:00:00.000Z', 0, 'soon'],
    ['in summer', '2026-07-01T11:30:00.000Z', '2026-07-01T12:03:00.000Z', 3, 'soon'],
    [
      'over the night in which clocks go forward',
      '2026-03-07T23:55:00.000Z',
      '2026-03-08T12:05:00.000Z',
      10,
      'due',
    ],
    [
      'over the night in which clocks go back',
      '2026-10-31T22:55:00.000Z',
      '2026-11-01T13:05:00.000Z',
      10,
      'due',
    ],
    ['where clocks disagree', '2026-11-21T16:05:00.000Z', '2026-11-21T16:00:00.000Z', 0, 'soon'],
  ] as const)('%s', (_name, createdAt, now, minutes, tier) => {
    expect(ageAt(createdAt, now)).toEqual({ minutes, tier });
  });
});

describe('businessSeconds', () => {
  const HOUR_OF = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Halifax',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const isOpen = (minute: number) => {
    const hour = Number(HOUR_OF.format(minute * 60_000));
    return hour >= 9 && hour < 20;
  };
  const counted = (from: number, to: number) => {
    let seconds = 0;
    for (let minute = from; minute < to; minute += 1) if (isOpen(minute)) seconds += 60;
    return seconds;
  };
  const minuteOf = (time: string) => Date.parse(time) / 60_000;
  /** The days around both changes of daylight saving time, and an ordinary one. */
  const starts = ['2026-03-07T00:00Z', '2026-10-31T00:00Z', '2026-06-10T00:00Z'].map(minuteOf);

  it('equals a count minute by minute, also across daylight saving changes', () => {
    const span = fc.record({
      start: fc.constantFrom(...starts),
      skip: fc.nat({ max: 1440 }),
      length: fc.nat({ max: 2160 }),
    });
    fc.assert(
      fc.property(span, ({ start, skip, length }) => {
        const [from, to] = [start + skip, start + skip + length];
        expect(businessSeconds(new Date(from * 60_000), new Date(to * 60_000))).toBe(counted(from, to));
      }),
      { numRuns: 60 },
    );
  });

  it('adds up, never decreases and never exceeds the elapsed time', () => {
    const moments = fc
      .array(fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), {
        minLength: 3,
        maxLength: 3,
      })
      .map((dates) => dates.toSorted((a, b) => a.getTime() - b.getTime()));
    fc.assert(
      fc.property(moments, ([a = new Date(0), b = a, c = b]) => {
        expect(businessSeconds(a, b) + businessSeconds(b, c)).toBe(businessSeconds(a, c));
        expect(businessSeconds(a, b)).toBeLessThanOrEqual((b.getTime() - a.getTime()) / 1000 + 1);
      }),
    );
  });
});
