import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen, isWorked, listOf } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import type { LeadsToday } from '@harbour-haul/domain/leads/overview/leads-today';
import type { LeadsCalendar } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { asksIfDone } from '@harbour-haul/domain/leads/pickups/past-pickup';
import type { LeadCount } from '@harbour-haul/domain/leads/search/lead-count';
import {
  compareSortKeys,
  type LeadSortField,
  leadSortKey,
} from '@harbour-haul/domain/leads/search/lead-order';
import type { FakeRequest, FakeResult } from '#lib/testing/fake-server.ts';

/** What the server says of a lead by its id: the one of these, with nothing else of it, or that there is none. */
export function readLead(all: readonly Lead[], { params }: FakeRequest): FakeResult<'getLead'> {
  const lead = all.find(({ id }) => id === Number(params.id));
  return lead
    ? { body: { lead, events: [], merged: [] } }
    : {
        status: 404,
        body: { code: 'not_found', message: 'There is no such lead. It may have been erased.' },
      };
}

/** A lead with every field filled, but for what a test says otherwise. */
export function sampleLead(id: number, changes: Partial<Lead> = {}): Lead {
  const minute = String(id % 60).padStart(2, '0');
  return {
    ...EMPTY_LEAD,
    id,
    version: 1,
    status: 'new',
    name: `Person ${id}`,
    phone: '(902) 555-0148',
    email: 'person@example.com',
    address: '1 Barrington St, Halifax',
    junkType: 'furniture',
    junkClassificationSource: 'user',
    details: 'A couch.',
    preferredDate: '2026-12-01T12:00:00.000Z',
    preferredContactMethod: 'sms',
    source: 'form',
    visitorId: 'visitor-1',
    createdAt: `2026-11-21T03:${minute}:00.000Z`,
    updatedAt: `2026-11-21T03:${minute}:00.000Z`,
    ...changes,
  };
}

/**
 * A whole small `GET /api/leads` over an array, by key queries as the real one: cursors are sort keys in hex. Searches
 * are by name or `#id`; nobody counts what they find, nor what is due.
 */
export function listLeads(all: readonly Lead[], { query }: FakeRequest): ListLeadsResponse {
  const isSorted =
    !query.search && !query.needsReply && !query.followUpDue && !query.pickupPast && !query.owner;
  const field = isSorted ? ((query.sort ?? 'createdAt') as LeadSortField) : 'createdAt';
  const limit = Number(query.limit ?? 10);
  const key = (lead: Lead) => leadSortKey(lead, field);
  const rows = all
    .filter((lead) => isListed(lead, query))
    .toSorted((a, b) => compareSortKeys(key(a), key(b)) * (query.order === 'asc' ? 1 : -1));
  const start = startOf(rows.map(key), query, limit);
  const leads = rows.slice(Math.max(0, start.from), start.to);
  const [first, last] = [leads[0], leads.at(-1)];
  return {
    leads,
    seen: [],
    total: isCounted(query) ? rows.length : null,
    nextCursor: last && last !== rows.at(-1) ? toHex(key(last)) : null,
    prevCursor: first && first !== rows[0] ? toHex(key(first)) : null,
  };
}

function isCounted(query: FakeRequest['query']): boolean {
  const { search, followUpDue, pickupPast, owner, visitorId, junkType, area, createdFrom } = query;
  return ![search, followUpDue, pickupPast, owner, visitorId, junkType, area, createdFrom].some(Boolean);
}

/** How many leads such a list has: all are counted. */
export function countLeads(all: readonly Lead[], { query }: FakeRequest): LeadCount {
  return { count: all.filter((lead) => isListed(lead, query)).length, isMore: false };
}

/** Who is signed in. */
const ME = 'jo';

function isListed(lead: Lead, query: FakeRequest['query']): boolean {
  const { status, search, needsReply: waiting, followUpDue, owner, visitorId, junkType, area } = query;
  if (!isOfGroup(lead, { junkType, area })) return false;
  if (visitorId && lead.visitorId !== visitorId) return false;
  if (status ? listOf(lead) !== status : !isWorked(lead)) return false;
  if (waiting && !needsReply(lead)) return false;
  if (followUpDue && lead.followUpDate === null) return false;
  if (query.pickupPast && !asksIfDone(lead, halifaxToday(new Date()))) return false;
  if (owner && !(isOpen(lead) && lead.ownerId === (owner === 'me' ? ME : null))) return false;
  if (search?.startsWith('#')) return search === `#${lead.id}`;
  return !search || (lead.name ?? '').toLowerCase().includes(search.toLowerCase());
}

function startOf(keys: string[], query: Record<string, string>, limit: number): { from: number; to: number } {
  if (query.last) {
    const size = keys.length % limit || limit;
    return { from: keys.length - size, to: keys.length };
  }
  if (query.before) {
    const at = keys.findIndex((key) => toHex(key) === query.before);
    return { from: at - limit, to: at };
  }
  const from = query.after ? keys.findIndex((key) => toHex(key) === query.after) + 1 || keys.length : 0;
  return { from, to: from + limit };
}

function toHex(text: string): string {
  return Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}

/** Days on which nothing is to be done. */
export const NOTHING_PLANNED: LeadsCalendar = {
  pickups: [],
  followUps: [],
  crowdedDays: [],
  hasMoreFollowUps: false,
  undated: [],
  hasMoreUndated: false,
};

/** A day on which nothing has happened yet. */
export const QUIET_DAY: LeadsToday = {
  day: '2026-11-21',
  newToday: 0,
  waiting: 0,
  followUpsDue: 0,
  hasMoreDue: false,
  pastPickups: 0,
  hasMorePast: false,
  valueScheduled: 0,
};
