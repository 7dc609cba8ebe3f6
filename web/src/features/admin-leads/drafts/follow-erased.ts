import { leadsIn } from '@harbour-haul/domain/leads/merge/entry-heading';
import { call } from '#lib/api/admin-call.ts';
import { followed } from '../conflicts/field-conflicts.ts';
import { changedFields, leadValues } from '../lead-editor/lead-values.ts';
import { discardDraft, draftIds, type LeadDraft } from './draft-store.ts';
import { loadDraft, saveDraft } from './lead-draft.ts';

/** Returns the ids of the leads whose words stand in a draft of another one, into which they were merged. */
export function leadsInDrafts(): number[] {
  return drafts().flatMap(mergedIn);
}

/**
 * Brings the drafts that have words of such leads to what their own leads are now: the leads in them were erased, and what a merge had
 * brought would come back with a save.
 */
export async function followErased(ids: ReadonlySet<number>): Promise<void> {
  const concerned = drafts().filter((draft) => mergedIn(draft).some((id) => ids.has(id)));
  await Promise.all(concerned.map(follow));
}

const drafts = (): LeadDraft[] => draftIds().flatMap((id) => loadDraft(id) ?? []);

const mergedIn = ({ base }: LeadDraft): number[] => [...leadsIn(base.details), ...leadsIn(base.notes)];

async function follow({ base, values }: LeadDraft): Promise<void> {
  try {
    const { lead } = await call('getLead', { params: { id: base.id } });
    const next = followed(base, values, lead);
    // What a merge had brought may have been all that was typed over.
    if (changedFields(leadValues(next.base), next.values).length === 0) discardDraft(base.id);
    else saveDraft({ base: next.base, values: next.values });
  } catch {
    // It follows when its lead is opened, or with the next question.
  }
}
