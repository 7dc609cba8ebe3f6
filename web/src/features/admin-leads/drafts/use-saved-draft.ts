import { useEffect } from 'react';
import type { LeadForm, LeadFormState } from '../lead-editor/lead-form.ts';
import { discardDraft } from './draft-store.ts';
import { saveDraft } from './lead-draft.ts';

/** So long after the last key, so that typing waits for no storage. */
const REST_MS = 300;

/**
 * Keeps what is typed as a draft: soon after it was typed, and when the page or the dialog is left before it was saved or
 * thrown away.
 * @param isTyped whether there is anything to keep; always the same function
 * @param finished whether it was saved or thrown away; what is typed after that is as unsaved as ever
 */
export function useSavedDraft(
  form: LeadForm,
  isTyped: (state: LeadFormState) => boolean,
  finished: { current: boolean },
): void {
  useEffect(() => {
    const { id } = form.state.base;
    let known = form.state;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const { base, values } = form.state;
      if (!finished.current && isTyped(form.state)) saveDraft({ base, values });
    };
    const unsubscribe = form.subscribe(() => {
      const before = known;
      known = form.state;
      if (known.values === before.values && known.base === before.base) return;
      clearTimeout(timer);
      if (isTyped(known)) timer = setTimeout(keep, REST_MS);
      else if (isTyped(before)) discardDraft(id);
      if (isTyped(known) && !isTyped(before)) finished.current = false;
    });
    const leave = () => {
      clearTimeout(timer);
      if (finished.current) discardDraft(id);
      else keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      unsubscribe();
      leave();
    };
  }, [form, isTyped, finished]);
}
