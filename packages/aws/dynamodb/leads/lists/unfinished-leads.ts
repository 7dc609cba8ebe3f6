import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEADS_WAITING, UNFINISHED_VALUE, WAITING_ATTRIBUTE } from '../../keys.ts';
import type { Table } from '../../table/table.ts';
import { fromLeadItem } from '../rows/lead-items.ts';

/**
 * The leads that lack nothing but their visitor's last word, as the index has them, the oldest first. They are few: each is
 * sent or left within minutes.
 */
export async function readUnfinishedLeads(leads: Table, limit: number): Promise<Lead[]> {
  const query = {
    index: LEADS_WAITING,
    where: '#waiting = :unfinished',
    names: { '#waiting': WAITING_ATTRIBUTE },
    values: { ':unfinished': UNFINISHED_VALUE },
  };
  return (await leads.queryFirst(query, limit)).map(fromLeadItem);
}
