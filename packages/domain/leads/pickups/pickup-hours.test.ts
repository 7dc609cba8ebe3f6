import { expect, it } from '@jest/globals';
import { hoursProblem, pickupHoursText, readPickupHours, requireDayOfHours } from './pickup-hours.ts';

it.each([
  ['09:00-11:30', '9:00–11:30 AM'],
  ['11:00-13:15', '11:00 AM–1:15 PM'],
  ['00:00-12:00', '12:00 AM–12:00 PM'],
  ['soon', 'soon'],
])('says %s as %s', (hours, text) => {
  expect(pickupHoursText(hours)).toBe(text);
});

it.each([null, '', '9:00-11:00', '11:00-09:00', '09:00-09:00', '09:00-24:00', '09:00-11:60', ' 09:00-11:00'])(
  'reads no hours in %j',
  (text) => {
    expect(readPickupHours(text)).toBeNull();
  },
);

it.each([
  ['11:00-09:30', 'Pickup hours: 9:30 AM is before 11:00 AM. Please choose an end after the start.'],
  ['13:00-13:00', 'Pickup hours: both are 1:00 PM. Please choose a later end.'],
  ['11:00-', 'Pickup hours: please give both, from and to.'],
  ['soon', 'Pickup hours: please give both, from and to.'],
])('says of %s what is wrong', (hours, problem) => {
  expect(hoursProblem(hours)).toBe(problem);
});

it('requires a day for hours that are given, before the change or by it', () => {
  const day = '2026-12-01T12:00:00.000Z';
  const [free, booked] = [
    { scheduledDate: null, scheduledHours: null },
    { scheduledDate: day, scheduledHours: null },
  ];
  const hours = { scheduledHours: '09:00-11:00' };
  for (const [lead, patch] of [
    [booked, hours],
    [free, { ...hours, scheduledDate: day }],
    [free, { scheduledHours: null }],
    [{ ...booked, ...hours }, { scheduledDate: null }],
  ] as const) {
    expect(() => requireDayOfHours(lead, patch)).not.toThrow();
  }
  expect(() => requireDayOfHours(free, hours)).toThrow('Please choose the scheduled date first.');
  expect(() => requireDayOfHours(booked, { ...hours, scheduledDate: null })).toThrow();
});
