import { EDITOR_FIELDS } from '../lead-editor/lead-values.ts';
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

/** The draft of a lead, if there is one. */
export function loadDraft(id: number): LeadDraft | undefined {
  const draft = storedDraft(id);
  return draft && isWhole(draft, id) ? draft : undefined;
}

/** Another release of the console may have other fields. */
function isWhole({ base, values }: LeadDraft, id: number): boolean {
  const isBase = base?.id === id && Number.isInteger(base.version);
  return isBase && EDITOR_FIELDS.every((field) => typeof values?.[field] === 'string');
}
