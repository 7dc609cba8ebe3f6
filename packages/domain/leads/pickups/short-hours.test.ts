import { expect, it } from '@jest/globals';
import { shortHoursText } from './short-hours.ts';

it.each([
  ['10:00-12:00', '10 AM–12 PM'],
  ['11:00-13:15', '11 AM–1:15 PM'],
  ['09:30-12:30', '9:30–12:30 PM'],
  ['09:00-11:30', '9:00–11:30 AM'],
  ['soon', 'soon'],
])('says %s in few letters as %s', (hours, text) => {
  expect(shortHoursText(hours)).toBe(text);
});
