import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { apiRequest } from '#lib/api-client.ts';
import { type ListPlace, type LoadedPage, PAGE_SIZE, pageNumber, placeQuery } from './list-place.ts';
import { type ListSettings, settingsQuery } from './list-settings.ts';

/** A page of leads together with what it was asked for. */
export type LeadsPage = LoadedPage & { settings: ListSettings };

/** Asks for one page of leads. */
export async function fetchLeads(
  settings: ListSettings,
  place: ListPlace,
  signal: AbortSignal,
): Promise<LeadsPage> {
  const query = new URLSearchParams({
    ...settingsQuery(settings),
    limit: String(PAGE_SIZE),
    ...placeQuery(place),
    _t: String(Date.now()),
  });
  const path = `${API_ROUTES.listLeads.path}?${query}`;
  const response = await apiRequest<ListLeadsResponse>('GET', path, { signal });
  return { ...response, settings, page: pageNumber(place, response) };
}
