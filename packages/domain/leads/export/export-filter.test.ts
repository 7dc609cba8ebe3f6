import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { halifaxToday } from '../fields/preferred-date.ts';
import { parseExportBound } from './export-filter.ts';

it.each([
  ['2026-01-15', '2026-01-15T04:00:00.000Z', '2026-01-16T03:59:59.999Z'],
  ['2026-07-15', '2026-07-15T03:00:00.000Z', '2026-07-16T02:59:59.999Z'],
  // Clocks go forward on 8 March and back on 1 November: days of 23 and 25 hours.
  ['2026-03-08', '2026-03-08T04:00:00.000Z', '2026-03-09T02:59:59.999Z'],
  ['2026-11-01', '2026-11-01T03:00:00.000Z', '2026-11-02T03:59:59.999Z'],
  ['2024-02-29', '2024-02-29T04:00:00.000Z', '2024-03-01T03:59:59.999Z'],
  ['2026-11-21T15:00:00.000Z', '2026-11-21T15:00:00.000Z', '2026-11-21T15:00:00.000Z'],
  ['2026-11-21T11:00-04:00', '2026-11-21T15:00:00.000Z', '2026-11-21T15:00:00.000Z'],
])('parseExportBound(%s) is from %s to %s', (text, from, to) => {
  expect([parseExportBound(text, 'from'), parseExportBound(text, 'to')]).toEqual([from, to]);
});

it.each([
  '',
  'today',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '21/11/2026',
  '2026-11-21T15:00',
  '2026-11-21T24:00:00Z',
  '2026-02-30T10:00:00Z',
  '2026-11-21T15:00:00+99:00',
  '0000-00-00',
  '1969-12-31',
  '9999-12-31',
  '+010000-01-01T00:00:00Z',
  ' 2026-11-21',
])('parseExportBound(%j) is null', (text) => {
  expect(parseExportBound(text, 'from')).toBeNull();
});

it('parseExportBound of a day spans all moments of that day in Halifax, and no other', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (moment) => {
      const day = halifaxToday(moment);
      const [from, to] = [parseExportBound(day, 'from') ?? '', parseExportBound(day, 'to') ?? ''];
      expect(from <= moment.toISOString() && moment.toISOString() <= to).toBe(true);
      expect(halifaxToday(new Date(Date.parse(from) - 1))).not.toBe(day);
      expect(halifaxToday(new Date(Date.parse(to) + 1))).not.toBe(day);
    }),
  );
});
