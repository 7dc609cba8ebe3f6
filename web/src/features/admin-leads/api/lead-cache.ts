import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { QueryClient } from '@tanstack/react-query';
import { countChanges } from './count-changes.ts';
import { keepLeads } from './known-leads.ts';
import { leadKeys } from './lead-keys.ts';

/**
 * Refetches what a change of leads has made stale: the lists, and every lead that is shown. Pages that are not shown
 * are dropped, since their counts are those of before.
 * @param changed the leads as the server has answered, which every part shows and counts at once
 */
export async function refreshLeads(client: QueryClient, changed: readonly Lead[] = []): Promise<void> {
  countChanges(client, changed);
  keepLeads(client, changed);
  client.removeQueries({ queryKey: leadKeys.lists, type: 'inactive' });
  await Promise.all([
    client.invalidateQueries({ queryKey: leadKeys.lists }),
    client.invalidateQueries({ queryKey: leadKeys.counts }),
    client.invalidateQueries({ queryKey: leadKeys.details }),
  ]);
}
