import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import type { LeadTrash } from '@harbour-haul/domain/leads/fields/lead-trash';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isLive, isWorked, listOf } from '@harbour-haul/domain/leads/lead-state';
import { contactBucket } from '@harbour-haul/domain/leads/overview/contact-time';
import { countedArea } from '@harbour-haul/domain/leads/overview/counted-area';
import { countedSource } from '@harbour-haul/domain/leads/overview/counted-source';
import { counterKey, dayKey, type LeadsKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { counterExpression } from './counter-expression.ts';

/**
 * The name under which waiting leads are counted beside the statuses. No counter may be named as the key of an index: that
 * holds text, and DynamoDB refuses whatever writes a number there.
 */
export const WAITING = 'needsReply';
/** The name under which suspicious leads are counted beside the statuses. */
export const SUSPICIOUS = 'suspicious';
/** Estimated values are summed in cents, since sums of dollars in binary fractions drift. */
export const VALUE_PREFIX = 'value#';

/** What the counters of a day begin with. */
export const STATUS_PREFIX = 'status#';
export const SOURCE_PREFIX = 'source#';
export const JUNK_PREFIX = 'junk#';
export const AREA_PREFIX = 'area#';
export const CONTACT_PREFIX = 'contact#';
/** The name under which a day counts the leads in the trash that end on it. */
export const ENDING = 'ending';

/** The counters of all leads that came in on one day of Halifax and count in one shard. */
function createdDayKey(leadId: number, createdAt: string): LeadsKey {
  return dayKey(leadId, halifaxToday(new Date(createdAt)));
}

/**
 * Where a lead in the trash is counted: by the day (UTC) on which it ends. What ends takes itself out of the trash, with
 * nobody there to count it down; so the trash is what ends from today on.
 */
function endDayKey(leadId: number, { expiresAt }: LeadTrash): LeadsKey {
  return dayKey(leadId, expiresAt.slice(0, 10));
}

/** How a lead counts before and after a change; null stands for "not there". */
export interface CountedChange {
  before: Lead | null;
  after: Lead | null;
}

/** What a change of a lead changes in the counters. */
export function counterWrites(leads: Table, before: Lead | null, after: Lead | null): Write[] {
  return counterWritesOf(leads, [{ before, after }]);
}

/** What changes of several leads change in the counters together: one write for each counter that they share. */
export function counterWritesOf(leads: Table, changes: CountedChange[]): Write[] {
  const sums = new Map<string, { key: LeadsKey; by: Counts }>();
  const addTo = (key: LeadsKey, differences: [string, number][]) => {
    const name = `${key.id} ${key.item}`;
    const { by } = sums.get(name) ?? { by: new Map<string, number>() };
    for (const [counter, change] of differences) by.set(counter, (by.get(counter) ?? 0) + change);
    sums.set(name, { key, by });
  };
  for (const { before, after } of changes) {
    const lead = after ?? before;
    if (!lead) continue;
    addTo(counterKey(lead.id), difference(listCounts(before), listCounts(after)));
    addTo(createdDayKey(lead.id, lead.createdAt), difference(dayCounts(before), dayCounts(after)));
    for (const [one, by] of [
      [before, -1],
      [after, 1],
    ] as const) {
      if (one?.trash && listOf(one) === 'trash') addTo(endDayKey(one.id, one.trash), [[ENDING, by]]);
    }
  }
  return [...sums.values()].flatMap(({ key, by }) => add(leads, key, by));
}

type Counts = Map<string, number>;

/** How a lead counts in the list of its status, and its value in the sum of that. */
function listCounts(lead: Lead | null): Counts {
  if (!lead || !isLive(lead)) return new Map();
  if (lead.suspicion !== null) return new Map([[SUSPICIOUS, 1]]);
  const counts: Counts = new Map([[lead.status, 1]]);
  if (needsReply(lead)) counts.set(WAITING, 1);
  if (lead.estimatedValue) counts.set(`${VALUE_PREFIX}${lead.status}`, Math.round(lead.estimatedValue * 100));
  return counts;
}

/** How a lead counts in the overview of the day on which it came in. */
function dayCounts(lead: Lead | null): Counts {
  if (!lead || !isWorked(lead)) return new Map();
  const counts: Counts = new Map([
    [`${STATUS_PREFIX}${lead.status}`, 1],
    [`${SOURCE_PREFIX}${countedSource(lead.source)}`, 1],
    [`${JUNK_PREFIX}${lead.junkType ?? 'none'}`, 1],
    [`${AREA_PREFIX}${countedArea(lead)}`, 1],
  ]);
  if (lead.firstContactAt !== null) {
    counts.set(`${CONTACT_PREFIX}${contactBucket(lead.createdAt, lead.firstContactAt)}`, 1);
  }
  return counts;
}

function difference(before: Counts, after: Counts): [string, number][] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)]);
}

function add(leads: Table, key: LeadsKey, by: Counts): Write[] {
  const changes = [...by].filter(([, change]) => change !== 0);
  if (changes.length === 0) return [];
  const { each, names, values } = counterExpression(changes);
  const update = `ADD ${each((name, change) => `${name} ${change}`).join(', ')}`;
  return [leads.updating(key, { update, names, values })];
}
