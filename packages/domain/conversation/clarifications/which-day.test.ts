import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, lastReplyOf, quickRepliesOf, TO_PICKUP } from '../testing/converse.ts';

/** Sunday, 22 November 2026, 11:00 in Halifax. */
const SUNDAY = new Date('2026-11-22T15:00:00Z');
const onSunday = (...said: string[]) =>
  converseFrom(initialState(), [{ type: 'open' }, ...TO_PICKUP, ...said], SUNDAY);

describe('the next of a weekday, said on a Sunday', () => {
  it.each([
    ['next tuesday', ['2026-11-24', '2026-12-01']],
    ['friday next at 2pm', ['2026-11-27', '2026-12-04']],
    ['how about the next monday, in the morning', ['2026-11-23', '2026-11-30']],
  ])('%j is asked back with both dates', (text, days) => {
    expect(quickRepliesOf(onSunday(text))).toEqual(days.map((day) => `day:${day}`));
  });

  it.each([
    ['the 24th', '2026-11-24'],
    ['the first one', '2026-11-24'],
    ['this coming one', '2026-11-24'],
    ['december 1', '2026-12-01'],
    ['the later', '2026-12-01'],
    ['fourth of december, my mistake', '2026-12-04'],
  ])('%j settles it', (answer, day) => {
    expect(onSunday('next tuesday', answer).state.slots.pickup?.day).toBe(day);
  });

  it.each([
    ['tuesday', '2026-11-24'],
    ['this tuesday', '2026-11-24'],
    ['next sunday', '2026-11-29'],
    ['tuesday next week', '2026-11-24'],
  ])('%j is one day', (text, day) => {
    expect(onSunday(text).state.slots.pickup?.day).toBe(day);
  });
});

it('keeps the part of the day that is known', () => {
  const { state } = onSunday('next tuesday');
  const pickup = { day: '2026-11-26', slot: 'morning', time: null, asap: false } as const;
  const known = { ...state, slots: { ...state.slots, pickup } };
  expect(converseFrom(known, ['the 24th'], SUNDAY).state.slots.pickup).toEqual({
    ...pickup,
    day: '2026-11-24',
  });
  expect(converseFrom(known, ['the 24th at 2pm'], SUNDAY).state.slots.pickup?.time).toBe('14:00');
});

it('is said back with its full date on any other day', () => {
  expect(lastReplyOf(converse(...TO_PICKUP, 'next tuesday'))).toContain(
    'Got it: Tuesday, November 24, any time.',
  );
});

it.each(['how about 5/12?', 'would 5/12 work'])('%j is asked back as well', (text) => {
  expect(quickRepliesOf(converse(...TO_PICKUP, text))).toEqual(['day:2026-12-05', 'day:2027-05-12']);
});
