import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import { daysOfPickup } from '@harbour-haul/domain/pickup-wish/pickup-days';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { leadKeys } from '../api/lead-keys.ts';

/** Whose pickup comes next, the most certain first. */
const AWAITING = ['scheduled', 'qualified', 'contacted', 'new'] as const satisfies readonly LeadStatus[];
/** Of each status those that were worked on last. */
const MAX_LOOKED_AT = 30;

interface AwaitingPickup {
  /** Undefined before they are known. */
  leads: readonly Lead[] | undefined;
  hasFailed: boolean;
}

/** Returns leads that have no pickup day yet, who wishes this day first. */
export function useAwaitingPickup(day: string): AwaitingPickup {
  const { data, isError } = useQuery({
    queryKey: [...leadKeys.lists, 'awaiting-pickup'],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        AWAITING.map((status) => {
          const query = { status, sort: 'updatedAt', order: 'desc', limit: MAX_LOOKED_AT } as const;
          return call('listLeads', { query }, { signal });
        }),
      );
      return pages.flatMap(({ leads }) => leads).filter(isAwaiting);
    },
    staleTime: 0,
  });
  return { leads: data && byWish(data, day), hasFailed: isError };
}

function isAwaiting(lead: Lead): boolean {
  return isWorked(lead) && lead.scheduledDate === null;
}

function byWish(leads: readonly Lead[], day: string): Lead[] {
  const wishes = new Set(leads.filter((lead) => wishedDays(lead).includes(day)));
  return [...wishes, ...leads.filter((lead) => !wishes.has(lead))];
}

function wishedDays(lead: Lead): readonly string[] {
  const wish = wishedPickup(lead);
  return wish === null ? [] : daysOfPickup(wish);
}
