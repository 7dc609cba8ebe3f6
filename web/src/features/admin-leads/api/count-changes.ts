import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import type { LeadsToday } from '@harbour-haul/domain/leads/overview/leads-today';
import type { QueryClient } from '@tanstack/react-query';
import { countWaiting } from '#lib/waiting-leads.ts';
import { listLeadsQuery } from '../list/list-settings.ts';
import { belongs, knownLeadsOf } from './known-leads.ts';
import { leadKeys } from './lead-keys.ts';
import type { LeadsPage } from './list-leads.ts';

/**
 * Counts at once what a change has moved from one list to another, in every count that is shown: the server's own come with the
 * next answer and take their place. To be called before the leads are kept as they are now.
 */
export function countChanges(client: QueryClient, changed: readonly Lead[]): void {
  const known = knownLeadsOf(client);
  const moves = changed.flatMap((now) => {
    const before = known.get(now.id);
    return before && before.version < now.version ? [{ before, now }] : [];
  });
  const moved = (is: (lead: Lead, before: Lead) => boolean) =>
    moves.reduce((sum, { before, now }) => sum + Number(is(now, before)) - Number(is(before, before)), 0);
  client.setQueriesData<LeadsPage>({ queryKey: leadKeys.lists }, (page) => {
    if (!page || !('settings' in page) || page.total === null) return page;
    const query = listLeadsQuery(page.settings);
    const by = moved((lead, before) => belongs(lead, before, query));
    return by === 0 ? page : { ...page, total: Math.max(0, page.total + by) };
  });
  const waiting = moved((lead) => isWorked(lead) && needsReply(lead));
  if (waiting === 0) return;
  countWaiting(client, waiting);
  client.setQueryData<LeadsToday>(
    leadKeys.today,
    (today) => today && { ...today, waiting: Math.max(0, today.waiting + waiting) },
  );
}
