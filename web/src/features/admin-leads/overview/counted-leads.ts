import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { COUNTED_GROUPS, type CountedGroup } from './counted-groups.ts';

/** The leads behind a figure of the overview: those of some days, and of one name of a group. */
export interface CountedLeads {
  /** Days of Halifax, `yyyy-mm-dd`, both among them. */
  from: string;
  to: string;
  group: { by: CountedGroup; name: string } | null;
}

const DAY = /^20\d\d-\d\d-\d\d$/;
const NAMES = ['from', 'to', ...COUNTED_GROUPS] as const;

/** What a URL names; null where it names none. */
export function readCounted(query: URLSearchParams): CountedLeads | null {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (!DAY.test(from) || !DAY.test(to) || from > to) return null;
  const by = COUNTED_GROUPS.find((one) => query.get(one));
  return { from, to, group: by === undefined ? null : { by, name: query.get(by) ?? '' } };
}

/** Writes it into a URL's query, in place of what was there. */
export function writeCounted(query: URLSearchParams, counted: CountedLeads | null): void {
  for (const name of NAMES) query.delete(name);
  if (counted === null) return;
  query.set('from', counted.from);
  query.set('to', counted.to);
  if (counted.group) query.set(counted.group.by, counted.group.name);
}

/** Its part of the query of `listLeads`. */
export function countedQuery({ from, to, group }: CountedLeads): ListLeadsQuery {
  return { createdFrom: from, createdTo: to, ...(group && { [group.by]: group.name }) };
}
