import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import { changeLead } from './change-lead.ts';
import { openFollowUp } from './follow-up.ts';
import type { Lead } from './lead.ts';
import { leadSortKey } from './search/lead-order.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const DAY = '2026-11-24T12:00:00.000Z';
const TODAY = '2026-11-20T12:00:00.000Z';
const LATE = '2026-11-18T12:00:00.000Z';
const LATER = '2026-11-26T12:00:00.000Z';
const missing = leadSortKey(aLead({ followUpDate: null }), 'followUpDate');

/** A lead after changes that follow each other. */
const after = (...patches: Partial<Lead>[]): Lead =>
  patches.reduce<Lead>((lead, patch) => changeLead(lead, patch, 'sam', NOW).lead, aLead({ status: 'new' }));

it.each<[string, Partial<Lead>[], string | null]>([
  ['set, and then scheduled', [{ followUpDate: DAY }, { status: 'scheduled' }], null],
  ['set, and then completed', [{ followUpDate: DAY }, { status: 'completed' }], null],
  ['set, and then canceled', [{ followUpDate: DAY }, { status: 'canceled' }], null],
  ['set, and then contacted', [{ followUpDate: DAY }, { status: 'contacted' }], DAY],
  ['set after it was scheduled', [{ status: 'scheduled' }, { followUpDate: DAY }], DAY],
  ['set as it was scheduled', [{ status: 'scheduled', followUpDate: DAY }], DAY],
  ['set anew after that', [{ followUpDate: DAY }, { status: 'scheduled' }, { followUpDate: LATER }], LATER],
  ['scheduled by mistake', [{ followUpDate: DAY }, { status: 'scheduled' }, { status: 'contacted' }], DAY],
  ['late, and then scheduled', [{ followUpDate: LATE }, { status: 'scheduled' }], LATE],
  [
    'late, contacted and then scheduled',
    [{ followUpDate: LATE }, { status: 'contacted' }, { status: 'scheduled' }],
    LATE,
  ],
  ['due today, and then scheduled', [{ followUpDate: TODAY }, { status: 'scheduled' }], null],
  ['late, and then completed', [{ followUpDate: LATE }, { status: 'completed' }], null],
  [
    'late, scheduled by mistake and scheduled again',
    [{ followUpDate: LATE }, { status: 'scheduled' }, { status: 'new' }, { status: 'scheduled' }],
    LATE,
  ],
  [
    'late, scheduled, completed by mistake and scheduled again',
    [{ followUpDate: LATE }, { status: 'scheduled' }, { status: 'completed' }, { status: 'scheduled' }],
    LATE,
  ],
  ['set, taken away', [{ followUpDate: DAY }, { followUpDate: null }], null],
  [
    'scheduled, completed and scheduled again',
    [{ status: 'scheduled', followUpDate: DAY }, { status: 'completed' }, { status: 'scheduled' }],
    DAY,
  ],
])('the follow-up of a lead that was %s', (_case, patches, day) => {
  const lead = after(...patches);
  expect(openFollowUp(lead)).toBe(day);
  // What is not to be followed up stands in no list of what is due; closed leads are in none anyway.
  if (lead.status === 'scheduled') expect(leadSortKey(lead, 'followUpDate') === missing).toBe(day === null);
});

it('the follow-up of a scheduled lead from before its status was kept stands', () => {
  expect(openFollowUp(aLead({ status: 'scheduled', followUpDate: DAY, followUpStatus: null }))).toBe(DAY);
});
