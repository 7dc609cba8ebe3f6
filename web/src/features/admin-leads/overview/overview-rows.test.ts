import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import type { OverviewDay } from '@harbour-haul/domain/leads/overview/overview';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  durationText,
  funnelRows,
  junkTypeRows,
  leadCount,
  shownStatuses,
  sourceRows,
  valueRows,
} from './overview-rows.ts';

const DAYS: OverviewDay[] = [
  { day: '2026-11-19', byStatus: {}, bySource: {}, byJunkType: {} },
  {
    day: '2026-11-20',
    byStatus: { new: 2, completed: 1 },
    bySource: { form: 1, chat: 2 },
    byJunkType: { furniture: 2, none: 1 },
  },
  { day: '2026-11-21', byStatus: { new: 1 }, bySource: { form: 3 }, byJunkType: { yard: 4, none: 0 } },
];

describe('the rows of the overview', () => {
  it('overview rows add up the days, most first', () => {
    expect(leadCount(DAYS)).toBe(4);
    expect(shownStatuses(DAYS)).toEqual(['new', 'completed']);
    expect(sourceRows(DAYS)).toEqual([
      { label: 'Form', value: 4 },
      { label: 'Chat', value: 2 },
    ]);
    expect(junkTypeRows(DAYS)).toEqual([
      { label: 'Yard Waste', value: 4 },
      { label: 'Furniture', value: 2 },
      { label: 'Not specified', value: 1 },
    ]);
    expect(funnelRows([{ step: 10, chats: 3 }])).toEqual([{ label: 'Sent', value: 3 }]);
  });

  it('valueRows leaves out statuses without value', () => {
    const none = Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0])) as Record<
      (typeof LEAD_STATUSES)[number],
      number
    >;
    expect(valueRows({ ...none, qualified: 250.5 })).toEqual([{ label: 'Qualified', value: 250.5 }]);
  });

  it('leadCount counts every lead of every day once', () => {
    const days = fc.array(
      fc.dictionary(fc.constantFrom(...LEAD_STATUSES), fc.nat({ max: 50 })).map((byStatus) => ({
        day: '2026-11-20',
        byStatus,
        bySource: {},
        byJunkType: {},
      })),
    );
    fc.assert(
      fc.property(days, (list) => {
        const counted = shownStatuses(list).reduce(
          (sum, status) => sum + list.reduce((all, { byStatus }) => all + (byStatus[status] ?? 0), 0),
          0,
        );
        expect(leadCount(list)).toBe(counted);
      }),
    );
  });

  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [200, '3 h 20 min'],
    [1440, '1 d'],
    [3120, '2 d 4 h'],
  ])('durationText of %i minutes is %s', (minutes, text) => expect(durationText(minutes)).toBe(text));
});
