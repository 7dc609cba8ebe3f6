import type { ErasureReceipt } from '@harbour-haul/contract/leads/erase-lead';
import type { GetLeadResponse } from '@harbour-haul/contract/leads/get-lead';
import type { LeadConflictBody } from '@harbour-haul/contract/leads/lead-conflict';
import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import type { MergeLeadsResponse } from '@harbour-haul/contract/leads/merge-leads';
import type { UpdateLeadBody } from '@harbour-haul/contract/leads/update-lead';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ApiRequestError, apiRequest } from '#lib/api-client.ts';

/** A lead, trashed and merged ones too, with its timeline. */
export function getLead(id: number, signal?: AbortSignal): Promise<GetLeadResponse> {
  return apiRequest('GET', leadPath('getLead', id), signal ? { signal } : {});
}

/** Changes a lead; with `version` only if that is still its version. */
export function updateLead(id: number, changes: UpdateLeadBody, signal?: AbortSignal): Promise<Lead> {
  return apiRequest('PATCH', leadPath('updateLead', id), { body: changes, ...(signal ? { signal } : {}) });
}

/** Moves a lead to the trash, if that is still its version. */
export function deleteLead(id: number, version: number, signal?: AbortSignal): Promise<void> {
  return apiRequest('DELETE', `${leadPath('deleteLead', id)}?version=${version}`, signal ? { signal } : {});
}

/** Restores a lead from the trash. */
export function restoreLead(id: number): Promise<Lead> {
  return apiRequest('POST', leadPath('restoreLead', id));
}

/** Erases a person: all that is stored of a lead and of its visitor. */
export function eraseLead(id: number): Promise<ErasureReceipt> {
  return apiRequest('POST', leadPath('eraseLead', id));
}

/** Records a call in the timeline. */
export function recordCall(id: number): Promise<unknown> {
  return apiRequest('POST', leadPath('recordCall', id));
}

/** Merges one lead into another, if neither was changed since they were read. */
export function mergeLeads(into: Lead, other: Lead): Promise<MergeLeadsResponse> {
  const body = { otherId: other.id, version: into.version, otherVersion: other.version };
  return apiRequest('POST', leadPath('mergeLeads', into.id), { body });
}

/** Separates a lead from the one that it was merged into. */
export function unmergeLeads(id: number, otherId: number): Promise<MergeLeadsResponse> {
  return apiRequest('POST', leadPath('unmergeLeads', id), { body: { otherId } });
}

/** The first leads that a search finds. */
export async function searchLeads(search: string, limit: number, signal: AbortSignal): Promise<Lead[]> {
  const query = new URLSearchParams({ search, limit: String(limit) });
  const path = `${API_ROUTES.listLeads.path}?${query}`;
  return (await apiRequest<ListLeadsResponse>('GET', path, { signal })).leads;
}

/** The newest lead of a visitor, if there is one. */
export async function newestLeadOf(visitorId: string, signal: AbortSignal): Promise<Lead | null> {
  const query = new URLSearchParams({ visitorId, limit: '1' });
  const path = `${API_ROUTES.listLeads.path}?${query}`;
  return (await apiRequest<ListLeadsResponse>('GET', path, { signal })).leads[0] ?? null;
}

/** The current lead, if a change was refused by a version conflict. */
export function conflictingLead(error: unknown): Lead | null {
  if (!(error instanceof ApiRequestError) || error.status !== 409) return null;
  const body = error.body as Partial<LeadConflictBody> | null;
  return typeof body === 'object' && body?.lead ? body.lead : null;
}

type LeadRoute = {
  [N in keyof typeof API_ROUTES]: (typeof API_ROUTES)[N]['path'] extends `/api/leads/${string}{id}${string}`
    ? N
    : never;
}[keyof typeof API_ROUTES];

function leadPath(route: LeadRoute, id: number): string {
  return API_ROUTES[route].path.replace('{id}', String(id));
}
