import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { listedOwner } from '@harbour-haul/contract/listed-owners';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { isInQueue } from '@harbour-haul/domain/leads/search/lead-queues';

/** What narrows a list beside its status and group. */
export const NARROWINGS = ['created', 'needsReply', 'followUpDue', 'pickupPast', 'owner'] as const;
export type NarrowingName = (typeof NARROWINGS)[number];

/** Of the leads of a list, those that are listed. */
export interface Narrowing {
  /** Distinguishes lists that are narrowed otherwise. */
  name: string;
  holds: (lead: Lead) => boolean;
}

/** What a query narrows a list by, as far as these names say; null where it is by nothing. */
export function narrowingOf(
  query: ListLeadsQuery,
  names: readonly NarrowingName[],
  username: string,
  today: string,
): Narrowing | null {
  const owner = query.owner ? listedOwner(query.owner, username) : null;
  const parts = names.flatMap((name) => PARTS[name](query, { owner, today }) ?? []);
  if (parts.length === 0) return null;
  return {
    name: parts.map(({ name }) => name).join(' and '),
    holds: (lead) => parts.every(({ holds }) => holds(lead)),
  };
}

/** Distinguishes lists by what narrows them. */
export function narrowingMark(within: Narrowing | null): string {
  return within === null ? '' : ` in ${within.name}`;
}

type ReadPart = (query: ListLeadsQuery, view: { owner: string | null; today: string }) => Narrowing | null;

const PARTS: Record<NarrowingName, ReadPart> = {
  created: ({ createdFrom: from, createdTo: to, source }) => {
    if (from === undefined || to === undefined) return null;
    const isOfDays = ({ createdAt }: Lead) => {
      const day = halifaxToday(new Date(createdAt));
      return from <= day && day <= to;
    };
    return {
      name: `created ${from} ${to} ${source ?? ''}`,
      holds: (lead) => isWorked(lead) && isOfDays(lead) && isOfGroup(lead, { source }),
    };
  },
  needsReply: (query, view) =>
    query.needsReply ? { name: 'needs-reply', holds: (lead) => isInQueue(lead, 'needs-reply', view) } : null,
  followUpDue: (query, view) =>
    query.followUpDue
      ? { name: 'follow-up-due', holds: (lead) => isInQueue(lead, 'follow-up-due', view) }
      : null,
  pickupPast: (query, view) =>
    query.pickupPast ? { name: 'pickup-past', holds: (lead) => isInQueue(lead, 'pickup-past', view) } : null,
  owner: (query, view) =>
    query.owner
      ? { name: `owner ${view.owner ?? ''}`, holds: (lead) => isInQueue(lead, 'owned', view) }
      : null,
};
