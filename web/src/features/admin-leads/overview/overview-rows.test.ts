import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import type { OverviewDay } from '@harbour-haul/domain/leads/overview/overview';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foundText } from '../list/found-text.ts';
import { listLeadsQuery, readSettings } from '../list/list-settings.ts';
import { listSearch } from './list-search.ts';
import {
  answerRows,
  durationText,
  funnelRows,
  groupRows,
  leadCount,
  type OverviewRow,
  shownStatuses,
  valueRows,
} from './overview-rows.ts';

const figures = (rows: OverviewRow[]) => Object.fromEntries(rows.map(({ label, value }) => [label, value]));

const DAYS: OverviewDay[] = [
  { day: '2026-11-19', byStatus: {}, bySource: {}, byJunkType: {}, byArea: {} },
  {
    day: '2026-11-20',
    byStatus: { new: 2, completed: 1 },
    bySource: { form: 1, chat: 2 },
    byJunkType: { furniture: 2, none: 1 },
    byArea: { Halifax: 3 },
  },
  {
    day: '2026-11-21',
    byStatus: { new: 1 },
    bySource: { form: 3 },
    byJunkType: { yard: 4, none: 0 },
    byArea: { Dartmouth: 3, other: 1 },
  },
];

describe('the rows of the overview', () => {
  it('overview rows add up the days, most first', () => {
    expect(leadCount(DAYS)).toBe(4);
    expect(shownStatuses(DAYS)).toEqual(['new', 'completed']);
    expect(figures(groupRows(DAYS, 'source'))).toEqual({ Form: 4, Chat: 2 });
    expect(figures(groupRows(DAYS, 'junkType'))).toEqual({
      'Yard Waste': 4,
      Furniture: 2,
      'Not specified': 1,
    });
    expect(figures(groupRows(DAYS, 'area'))).toEqual({
      Halifax: 3,
      Dartmouth: 3,
      Elsewhere: 1,
    });
  });

  it('overview rows of leads lead to the list behind them', () => {
    const list = groupRows(DAYS, 'area').at(-1)?.list ?? {};
    expect(listSearch(list)).toBe('from=2026-11-19&to=2026-11-21&area=other');
    const settings = readSettings(new URLSearchParams(listSearch(list)));
    expect(listLeadsQuery(settings)).toEqual({
      createdFrom: '2026-11-19',
      createdTo: '2026-11-21',
      area: 'other',
      order: 'desc',
    });
    expect(foundText(null, settings)).toBe('Leads from Nov 19, 2026 to Nov 21, 2026, area Elsewhere');
    expect(readSettings(new URLSearchParams('from=2026-11-21&to=2026-11-19')).counted).toBeNull();
  });

  it('funnel and answer times are in per cent of all', () => {
    expect(
      funnelRows([
        { step: 1, chats: 8 },
        { step: 10, chats: 2 },
      ]),
    ).toEqual([
      { label: 'Junk type', value: 100, detail: '8 of 8 chats' },
      { label: 'Sent', value: 25, detail: '2 of 8 chats' },
    ]);
    expect(funnelRows([{ step: 1, chats: 0 }])).toEqual([]);
    const answers = [
      { withinMinutes: 5, leads: 3 },
      { withinMinutes: null, leads: 1 },
    ];
    expect(answerRows({ medianMinutes: 2, contacted: 4, answers })).toEqual([
      { label: 'Up to 5 min', value: 75, detail: '3 of 4 leads' },
      { label: 'Over 5 min', value: 25, detail: '1 of 4 leads' },
    ]);
  });

  it('valueRows leaves out statuses without value', () => {
    const none = Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0])) as Record<
      (typeof LEAD_STATUSES)[number],
      number
    >;
    expect(valueRows({ ...none, qualified: 250.5 })).toEqual([
      { label: 'Qualified', value: 250.5, list: { status: 'qualified' } },
    ]);
  });

  it('leadCount counts every lead of every day once', () => {
    const days = fc.array(
      fc.dictionary(fc.constantFrom(...LEAD_STATUSES), fc.nat({ max: 50 })).map((byStatus) => ({
        day: '2026-11-20',
        byStatus,
        bySource: {},
        byJunkType: {},
        byArea: {},
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
