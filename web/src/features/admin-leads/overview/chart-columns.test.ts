import type { OverviewDay } from '@harbour-haul/domain/leads/overview/overview';
import { periodDays } from '@harbour-haul/domain/leads/overview/overview';
import { expect, it } from '@jest/globals';
import { axisTicks, chartColumns } from './chart-columns.ts';

const days = (period: number): OverviewDay[] =>
  periodDays('2026-11-22', period).map((day) => ({
    day,
    byStatus: { new: 1, completed: 2 },
    bySource: {},
    byJunkType: {},
    byArea: {},
  }));

it.each([
  [7, 7, ['2026-11-16', '2026-11-16'], 3],
  [30, 30, ['2026-10-24', '2026-10-24'], 3],
  // Twelve weeks and six days.
  [90, 13, ['2026-08-25', '2026-08-30'], 18],
])('%d days are %d columns, the first of %j', (period, count, first, leads) => {
  const columns = chartColumns(days(period));
  expect(columns).toHaveLength(count);
  expect([columns[0]?.from, columns[0]?.to]).toEqual(first);
  expect(columns[0]?.leads).toBe(leads);
  expect(columns.at(-1)?.to).toBe('2026-11-22');
  expect(columns.reduce((sum, column) => sum + column.leads, 0)).toBe(period * 3);
});

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [1204, [0, 500, 1000, 1500]],
])('the axis of at most %d has lines at %j', (max, ticks) => expect(axisTicks(max)).toEqual(ticks));
