import { EMPTY_LEAD } from '@harbour-haul/domain/leads/lead';
import { EDITOR_FIELDS, leadValues } from '../lead-editor/lead-values.ts';
import { changeDrafts, type DraftsById, type LeadDraft, storedDraft } from './draft-store.ts';

const MAX_DRAFTS = 20;

/**
 * Keeps what was typed in this browser's storage, so that it outlives Back, a lost sign-in and a crash; until it is saved
 * or thrown away, for a week at most.
 */
export function saveDraft(draft: LeadDraft): void {
  changeDrafts((drafts) => {
    const all: DraftsById = { ...drafts, [draft.base.id]: { ...draft, at: Date.now() } };
    const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
    return Object.fromEntries(newest.slice(0, MAX_DRAFTS));
  });
}

/** The draft of a lead, if there is one. Fields that the console did not have when it was typed are as the lead had them. */
export function loadDraft(id: number): LeadDraft | undefined {
  const draft = storedDraft(id);
  if (draft?.base?.id !== id || !Number.isInteger(draft.base.version)) return undefined;
  const base = { ...EMPTY_LEAD, ...draft.base };
  const values = { ...leadValues(base), ...draft.values };
  return EDITOR_FIELDS.every((field) => typeof values[field] === 'string') ? { base, values } : undefined;
}
