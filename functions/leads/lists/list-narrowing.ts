import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { listedOwner } from '@harbour-haul/contract/listed-owners';
import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { openFollowUp } from '@harbour-haul/domain/leads/follow-up';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen, isWorked } from '@harbour-haul/domain/leads/lead-state';
import { isOfGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { asksIfDone } from '@harbour-haul/domain/leads/pickups/past-pickup';

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
  now: Date,
): Narrowing | null {
  const parts = names.flatMap((name) => PARTS[name](query, username, now) ?? []);
  if (parts.length === 0) return null;
  return {
    name: parts.map(({ name }) => name).join(' and '),
    holds: (lead) => parts.every(({ holds }) => holds(lead)),
  };
}

type ReadPart = (query: ListLeadsQuery, username: string, now: Date) => Narrowing | null;

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
  needsReply: (query) =>
    query.needsReply ? { name: 'needs-reply', holds: (lead) => isWorked(lead) && needsReply(lead) } : null,
  followUpDue: ({ followUpDue }, _username, now) => {
    const today = halifaxToday(now);
    const isDue = (lead: Lead) => (openFollowUp(lead) ?? '~').slice(0, 10) <= today;
    return followUpDue ? { name: 'follow-up-due', holds: (lead) => isOpen(lead) && isDue(lead) } : null;
  },
  pickupPast: ({ pickupPast }, _username, now) => {
    const today = halifaxToday(now);
    return pickupPast ? { name: 'pickup-past', holds: (lead) => asksIfDone(lead, today) } : null;
  },
  owner: ({ owner }, username) => {
    if (!owner) return null;
    const ownerId = listedOwner(owner, username);
    return { name: `owner ${ownerId ?? ''}`, holds: (lead) => isOpen(lead) && lead.ownerId === ownerId };
  },
};
