import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { apiRequest } from '#lib/api-client.ts';
import { type ListSettings, listLeadsQuery } from './list-settings.ts';
import { type LoadedPage, PAGE_SIZE, type PagePosition, pageNumber, positionQuery } from './page-position.ts';

/** A page of leads with the settings that it was requested for. */
export type LeadsPage = LoadedPage & { settings: ListSettings };

/** Loads one page of leads. */
export async function fetchLeads(
  settings: ListSettings,
  position: PagePosition,
  signal: AbortSignal,
): Promise<LeadsPage> {
  const query = new URLSearchParams({
    ...listLeadsQuery(settings),
    limit: String(PAGE_SIZE),
    ...positionQuery(position),
    _t: String(Date.now()),
  });
  const path = `${API_ROUTES.listLeads.path}?${query}`;
  const response = await apiRequest<ListLeadsResponse>('GET', path, { signal });
  return { ...response, settings, page: pageNumber(position, response) };
}
