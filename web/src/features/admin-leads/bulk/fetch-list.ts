import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { apiRequest } from '#lib/api-client.ts';
import { type ListSettings, listLeadsQuery } from '../list/list-settings.ts';
import { MAX_SELECTED } from './use-selection.ts';

/** The most that the server lists at once. */
const LIMIT = 100;
/** A search may have pages on which it found nothing; it is not followed for ever. */
const MAX_PAGES = 20;

/** The leads of a whole list, up to as many as can be selected. */
export async function fetchList(settings: ListSettings): Promise<Lead[]> {
  const leads: Lead[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const position: Record<string, string> = after === null ? {} : { after };
    const query = new URLSearchParams({ ...listLeadsQuery(settings), limit: String(LIMIT), ...position });
    const path = `${API_ROUTES.listLeads.path}?${query}`;
    const response: ListLeadsResponse = await apiRequest('GET', path);
    leads.push(...response.leads);
    after = response.nextCursor;
    if (after === null || leads.length >= MAX_SELECTED) break;
  }
  return leads.slice(0, MAX_SELECTED);
}
