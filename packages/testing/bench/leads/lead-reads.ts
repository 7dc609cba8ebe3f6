import type { LeadCounts } from '@harbour-haul/aws/dynamodb/leads/lists/lead-counts';
import type { LeadPageQuery } from '@harbour-haul/aws/dynamodb/leads/lists/lead-pages';
import type { OverviewRepository } from '@harbour-haul/aws/dynamodb/leads/overview-repository';
import type { SeenLeads } from '@harbour-haul/aws/dynamodb/leads/seen-leads';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { LEAD_STATUSES, OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { periodDays } from '@harbour-haul/domain/leads/overview/overview';
import { LEAD_SORT_FIELDS } from '@harbour-haul/domain/leads/search/lead-order';
import { EVEN_VISITOR } from '../../seed/even-lead.ts';
import type { TestLeadsRepository } from '../../test-leads-repository.ts';

export type Read = () => Promise<unknown>;

interface Repositories {
  leads: TestLeadsRepository;
  counts: LeadCounts;
  overview: OverviewRepository;
  seen: SeenLeads;
}

/** What costs by the days on which leads came in, of which even ten thousand leads are fewer than ninety. */
export const OVERVIEW = 'overview, 90 days';
const TRASH = 'the trash';
const OF_TODAY = 'of today';
const OF_PERIOD = 'of 90 days, one source';
const TODAY = 'today';
const DUE = 'follow-up due';
const TWO_WORDS = 'search two words';
const COUNT = 'count of a search';
/**
 * How many leads fill a list that a hundred do not, and that costs less there: of these a day or the trash has only some, and
 * where those come last that have no value, a shard of ten has no page of those that have one. Today is a page of each of its kinds. Of
 * words a hundred rows tell how rare they are, and a count looks at a thousand leads.
 */
export const FULL_FROM: ReadonlyMap<string, number> = new Map([
  ...[TRASH, OF_TODAY, OF_PERIOD, DUE, TWO_WORDS, 'sort preferredDate', 'sort followUpDate'].map(
    (name) => [name, 1_000] as const,
  ),
  [TODAY, 10_000],
  [COUNT, 10_000],
]);

/** Every list of leads that admins see, by name. */
export async function readsOf(
  { leads, counts, overview, seen }: Repositories,
  now: Date,
): Promise<Map<string, Read>> {
  const first = { limit: 10, position: { at: 'first' } } as const;
  const plain: LeadPageQuery = { ...first, status: null, sort: 'createdAt', order: 'desc' };
  const today = halifaxToday(now);
  const days = { ...first, status: null, order: 'desc', to: today } as const;
  const { nextKey, leads: newest } = await leads.list(plain);
  const ids = newest.map(({ id }) => id);
  for (const id of ids) await seen.mark('admin', id);
  const { prevKey } = await leads.list({ ...plain, position: { at: 'last' } });
  const search = (...terms: string[]) => leads.search({ ...first, terms, status: null });
  return new Map<string, Read>([
    ['first page', () => leads.list(plain)],
    ['next page', () => leads.list({ ...plain, position: { at: 'after', key: nextKey ?? '' } })],
    ['last page', () => leads.list({ ...plain, position: { at: 'last' } })],
    ['page before the last', () => leads.list({ ...plain, position: { at: 'before', key: prevKey ?? '' } })],
    ...LEAD_SORT_FIELDS.map((sort): [string, Read] => [`sort ${sort}`, () => leads.list({ ...plain, sort })]),
    ...LEAD_STATUSES.map((status): [string, Read] => [
      `status ${status}`,
      () => leads.list({ ...plain, status }),
    ]),
    [TRASH, () => leads.trash({ ...plain, today: now.toISOString().slice(0, 10) })],
    ['needs reply', () => leads.waiting(first)],
    ['unassigned', () => leads.ofOwner({ ...first, ownerId: null, status: null })],
    [DUE, () => leads.due({ ...first, statuses: OPEN_STATUSES, today })],
    ['of a visitor', () => leads.ofVisitor({ ...first, visitorId: EVEN_VISITOR, status: null })],
    ['search a town', () => search('halifax')],
    [TWO_WORDS, () => search('halifax', 'ns')],
    [COUNT, () => counts.search({ terms: ['halifax'], status: null })],
    ['search a phone', () => search('902555')],
    ['search #id', () => leads.get(50)],
    ['seen of a page', () => seen.among('admin', ids)],
    [OF_TODAY, () => leads.created({ ...days, from: today, group: {} })],
    [OF_PERIOD, () => leads.created({ ...days, from: daysLater(today, -89), group: { source: 'form' } })],
    [TODAY, () => overview.readToday(today)],
    [OVERVIEW, () => overview.read(periodDays(today, 90))],
  ]);
}
