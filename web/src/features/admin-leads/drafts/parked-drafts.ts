import { draftIds, type LeadDraft } from './draft-store.ts';
import { loadDraft, saveDraft } from './lead-draft.ts';

/**
 * Puts a draft of a lead that is being entered aside for another one, under an id that no lead has.
 * @returns that id
 */
export function parkDraft({ base, values }: LeadDraft): number {
  const id = Math.min(0, ...draftIds()) - 1;
  saveDraft({ base: { ...base, id }, values });
  return id;
}

/** The draft that was put aside last, under its id; undefined where none was. */
export function parkedDraft(): LeadDraft | undefined {
  const parked = draftIds().filter((id) => id < 0);
  return parked.length === 0 ? undefined : loadDraft(Math.min(...parked));
}
