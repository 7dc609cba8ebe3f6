import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEventKind } from '@harbour-haul/domain/leads/lead-event';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { aLead } from '@harbour-haul/testing/leads';
import { describe, expect, it } from '@jest/globals';
import { UNCONNECTED_TABLE } from '../../../testing/unconnected-table.ts';
import { LEADS_TABLE, WAITING_ATTRIBUTE } from '../../keys.ts';
import { fromEventItem, newEvent, putEvent } from './lead-event-items.ts';
import { expiryOf, fromLeadItem, toLeadItem } from './lead-items.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const IN_30_DAYS = Date.parse('2026-12-21T23:59:59.999Z');

const states: [string, Lead, string][] = [
  ...LEAD_STATUSES.map((status): [string, Lead, string] => [status, aLead({ status }), status]),
  ['in the trash', toTrash(aLead({ status: 'scheduled' }), 'sam', NOW), 'trash'],
  ['merged', aLead({ status: 'contacted', mergedInto: 7 }), 'merged'],
];

describe('a stored lead', () => {
  it.each(states)('that is %s is read as it was, and listed where it stands', (_case, lead, list) => {
    const item = toLeadItem(lead);
    expect(item.status).toBe(list);
    expect(Object.values(item)).not.toContain(null);
    expect(fromLeadItem(item)).toEqual(lead);
  });

  it.each<[string, Partial<Lead>, string | undefined]>([
    ['is new', {}, 'yes'],
    ['was noted on', { updatedBy: 'sam', firstChangedAt: NOW.toISOString() }, 'yes'],
    ['was touched before first changes were kept', { updatedBy: 'sam' }, undefined],
    ['was called about', { firstContactAt: NOW.toISOString() }, undefined],
    ['is unfinished', { status: 'incomplete' }, 'unfinished'],
    ['is incomplete', { status: 'incomplete', phone: null }, undefined],
    ['asks for a call', { status: 'incomplete', phone: null, callBackAt: NOW.toISOString() }, 'yes'],
    ['is in the trash', { trash: toTrash(aLead(), 'sam', NOW).trash }, undefined],
    ['was merged', { mergedInto: 7 }, undefined],
  ])('that %s waits for its first answer, its visitor, or nobody: %#', (_case, said, waits) => {
    expect(toLeadItem(aLead(said))[WAITING_ATTRIBUTE]).toBe(waits);
  });

  it('expires from the trash alone', () => {
    expect(toLeadItem(aLead())).not.toHaveProperty('expiresAt');
    const item = toLeadItem(toTrash(aLead(), 'sam', NOW));
    expect(item.expiresAt).toBe(Math.floor(IN_30_DAYS / 1000));
  });
});

describe('an entry of a timeline', () => {
  const kinds: LeadEventKind[] = [
    { type: 'created', source: 'form', junkType: null },
    { type: 'changed', changes: [{ field: 'notes', from: null, to: 'x' }] },
    { type: 'asked_again', details: 'A sofa.', from: { visitorId: 'v-1', sessionId: null } },
    { type: 'merged', otherId: 7 },
    { type: 'deleted' },
  ];

  it.each(kinds)('is read as it was: %j', (kind) => {
    const event = newEvent(kind, 'sam', NOW);
    const item =
      putEvent(UNCONNECTED_TABLE, 7, event, expiryOf(toTrash(aLead(), 'sam', NOW))).Put?.Item ?? {};
    expect(item.expiresAt).toBe(Math.floor(IN_30_DAYS / 1000));
    expect(fromEventItem(item)).toEqual(event);
  });

  it('is listed by no index, whatever its kind', () => {
    const indexed = LEADS_TABLE.indexes.map(({ partitionKey }) => partitionKey.name);
    for (const kind of kinds) {
      const item = putEvent(UNCONNECTED_TABLE, 7, newEvent(kind, 'sam', NOW), null).Put?.Item ?? {};
      expect(Object.keys(item).filter((name) => indexed.includes(name))).toEqual([]);
    }
  });

  it('sorts after the entries before it', () => {
    const times = [0, 1, 999, 1000, 60_000].map((later) => new Date(NOW.getTime() + later));
    const ids = times.map((now) => newEvent({ type: 'called' }, 'sam', now).id);
    expect([...ids].sort()).toEqual(ids);
  });
});
