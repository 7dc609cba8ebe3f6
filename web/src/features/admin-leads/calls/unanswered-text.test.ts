import { expect, it } from '@jest/globals';
import { unansweredText } from './unanswered-text.ts';

/** Noon in Halifax. */
const NOW = new Date('2026-11-23T16:00:00.000Z');

it.each([
  [1, '2026-11-23T13:05:00.000Z', 'No answer, today 9:05 AM'],
  [2, '2026-11-22T20:10:00.000Z', 'No answer, 2nd time, yesterday 4:10 PM'],
  // Eleven at night in Halifax, the next day in UTC.
  [3, '2026-11-23T03:00:00.000Z', 'No answer, 3rd time, yesterday 11:00 PM'],
  [11, '2026-11-20T20:10:00.000Z', 'No answer, 11th time, Nov 20, 2026 4:10 PM'],
  [22, null, 'No answer, 22nd time'],
])('%d unanswered calls, the last at %p', (unanswered, unansweredAt, text) => {
  expect(unansweredText({ unanswered, unansweredAt }, NOW)).toBe(text);
});
