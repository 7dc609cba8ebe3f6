import { aLead } from '@harbour-haul/testing/leads';
import { describe, expect, it } from '@jest/globals';
import type { Lead } from '../lead.ts';
import type { LeadEvent, LeadEventKind } from '../lead-event.ts';
import { EVERY_LEAD } from './export-filter.ts';
import type { LeadExportRecord } from './lead-export.ts';
import { exportedEvents, wasExported } from './was-exported.ts';

/** The lead of these tests comes in at 10:00, exports are made at 12:00 for five minutes. */
const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const lead = (overrides: Partial<Lead> = {}) => aLead({ createdAt: at('10:00'), ...overrides });
const event = (time: string, kind: LeadEventKind): LeadEvent => ({
  ...kind,
  id: at(time),
  at: at(time),
  by: 'a',
});
const moved = (time: string, from: string, to: string) =>
  event(time, {
    type: 'changed',
    changes: [
      { field: 'notes', from: null, to: 'x' },
      { field: 'status', from, to },
    ],
  });
const made = (overrides: Partial<LeadExportRecord['filter']> = {}): LeadExportRecord => ({
  id: 'e1',
  filter: { ...EVERY_LEAD, ...overrides },
  startedBy: 'admin',
  startedAt: at('12:00'),
  finishedAt: at('12:05'),
  rows: 1,
  leadIds: null,
});
const trash = { deletedAt: at('11:00'), deletedBy: 'a', expiresAt: '2026-12-21T11:00:00.000Z' };
const deleted = (time: string) => event(time, { type: 'deleted' });
const restored = (time: string) => event(time, { type: 'restored' });

describe('wasExported', () => {
  const cases: [string, boolean, Lead, LeadEvent[], LeadExportRecord][] = [
    ['a live lead of any status', true, lead(), [], made()],
    ['a lead of the status', true, lead({ status: 'new' }), [], made({ status: 'new' })],
    ['a lead in the trash, of the trash', true, lead({ trash }), [], made({ status: 'trash' })],
    ['a lead that is noted', true, lead({ id: 7 }), [], { ...made({ ids: [7] }), leadIds: [7] }],
    ['a lead that is not', false, lead({ id: 8 }), [], { ...made({ queue: 'needs-reply' }), leadIds: [7] }],
    ['a lead of another status', false, lead({ status: 'new' }), [], made({ status: 'contacted' })],
    ['a lead created before the bounds', false, lead(), [], made({ from: at('10:01') })],
    ['a lead created at the first bound', true, lead(), [], made({ from: at('10:00') })],
    ['a lead created at the last bound', true, lead(), [], made({ to: at('10:00') })],
    ['a lead created after the bounds', false, lead(), [], made({ to: at('09:59') })],
    ['a lead that came in after the start', false, lead({ createdAt: at('12:01') }), [], made()],
    [
      'a lead that got the status later',
      false,
      lead({ status: 'contacted' }),
      [moved('13:00', 'new', 'contacted')],
      made({ status: 'contacted' }),
    ],
    [
      'a lead that left the status later',
      true,
      lead({ status: 'contacted' }),
      [moved('13:00', 'new', 'contacted')],
      made({ status: 'new' }),
    ],
    [
      'a lead that left the status before',
      false,
      lead({ status: 'contacted' }),
      [moved('11:00', 'new', 'contacted')],
      made({ status: 'new' }),
    ],
    [
      'a lead that left the status meanwhile',
      true,
      lead({ status: 'contacted' }),
      [moved('12:02', 'new', 'contacted')],
      made({ status: 'new' }),
    ],
    [
      'a lead that got the status meanwhile',
      true,
      lead({ status: 'contacted' }),
      [moved('12:02', 'new', 'contacted')],
      made({ status: 'contacted' }),
    ],
    ['a lead in the trash', false, lead({ trash }), [deleted('11:00')], made()],
    ['a lead that was deleted later', true, lead({ trash }), [deleted('13:00')], made()],
    [
      'a lead in the trash that was restored later',
      false,
      lead(),
      [deleted('11:00'), restored('13:00')],
      made(),
    ],
    ['a suspicious lead', false, lead({ suspicion: 'honeypot' }), [], made()],
    [
      'a suspicious lead that was released later',
      false,
      lead(),
      [event('13:00', { type: 'released' })],
      made(),
    ],
    [
      'a suspicious lead that was released before',
      true,
      lead(),
      [event('11:30', { type: 'released' })],
      made(),
    ],
    ['a lead that was restored before', true, lead(), [deleted('11:00'), restored('11:30')], made()],
    [
      'a merged lead',
      false,
      lead({ mergedInto: 7 }),
      [event('11:00', { type: 'merged_into', otherId: 7 })],
      made(),
    ],
    [
      'a lead that was merged later',
      true,
      lead({ mergedInto: 7 }),
      [event('13:00', { type: 'merged_into', otherId: 7 })],
      made(),
    ],
    [
      'a lead that was taken out later',
      false,
      lead(),
      [
        event('11:00', { type: 'merged_into', otherId: 7 }),
        event('13:00', { type: 'unmerged_from', otherId: 7 }),
      ],
      made(),
    ],
    ['a lead that was called later', true, lead(), [event('13:00', { type: 'called' })], made()],
  ];

  it.each(cases)('%s: %s', (_name, expected, one, events, record) => {
    expect(wasExported(one, events, record)).toBe(expected);
    expect(wasExported(one, events.toReversed(), record)).toBe(expected);
  });
});

it('exportedEvents has an event with actor and time for each export that includes the lead', () => {
  const records = [
    made(),
    { ...made({ status: 'completed' }), id: 'e2' },
    { ...made(), id: 'e3', startedBy: 'b' },
  ];
  expect(exportedEvents(lead(), [], records)).toEqual([
    { type: 'exported', id: `${at('12:05')}-e1`, at: at('12:05'), by: 'admin' },
    { type: 'exported', id: `${at('12:05')}-e3`, at: at('12:05'), by: 'b' },
  ]);
});
