import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { QueryClient } from '@tanstack/react-query';
import { leadKeys } from '../api/lead-cache.ts';
import type { LeadValues } from './lead-values.ts';

/** What was typed into a lead's fields and not saved, and the lead that it was typed over. */
export interface LeadDraft {
  base: Lead;
  values: LeadValues;
}

/**
 * Saves what was typed when its dialog is closed without a choice, as by the browser's Back. It is in the query cache,
 * and so is cleared with it when the user signs out.
 */
export function saveDraft(client: QueryClient, draft: LeadDraft): void {
  const key = leadKeys.draft(draft.base.id);
  client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(key, draft);
}

/** The draft of a lead, if there is one. */
export function loadDraft(client: QueryClient, id: number): LeadDraft | undefined {
  return client.getQueryData<LeadDraft>(leadKeys.draft(id));
}

/** Removes the draft of a lead, once it was saved or thrown away. */
export function discardDraft(client: QueryClient, id: number): void {
  client.removeQueries({ queryKey: leadKeys.draft(id) });
}
