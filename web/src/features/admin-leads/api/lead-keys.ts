import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import type { OverviewPeriod } from '@harbour-haul/domain/leads/overview/overview';
import type { ListSettings } from '../list/list-settings.ts';
import type { PagePosition } from '../list/page-position.ts';

/** The query keys of everything that this feature loads; keys with the same beginning are invalidated together. */
export const leadKeys = {
  lists: ['leads'],
  /** Of the lists, since it is what some of them count: both are refreshed together. */
  today: ['leads', 'today'],
  /** Of the lists as well. */
  calendar: (from: string, to: string) => ['leads', 'calendar', from, to],
  column: (query: ListLeadsQuery) => ['leads', 'board', query],
  list: (settings: ListSettings, position: PagePosition) => ['leads', settings, position],
  details: ['lead'],
  detail: (id: number) => ['lead', id],
  olderEvents: (id: number, before: string) => ['older-events', id, before],
  search: (text: string) => ['lead-search', text],
  newestOf: (visitorId: string) => ['newest-lead', visitorId],
  counts: ['lead-count'],
  count: (query: ListLeadsQuery) => ['lead-count', query],
  overviews: ['leads-overview'],
  overview: (days: OverviewPeriod) => ['leads-overview', days],
};
