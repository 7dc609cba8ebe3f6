import { useEffect, useRef } from 'react';
import { discardDraft, type LeadDraft } from './draft-store.ts';
import { saveDraft } from './lead-draft.ts';

/** So long after the last key, so that typing waits for no storage. */
const REST_MS = 300;

/**
 * Keeps what is typed as a draft: soon after it was typed, and when the page or the dialog is left before it was saved or
 * thrown away.
 * @param draft what is typed; null while nothing is
 */
export function useSavedDraft(draft: LeadDraft | null, id: number, finished: { current: boolean }): void {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const values = draft?.values;
  useEffect(() => {
    if (values === undefined) return;
    const timer = setTimeout(() => latest.current && saveDraft(latest.current), REST_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const isTyped = draft !== null;
  const wasTyped = useRef(isTyped);
  useEffect(() => {
    if (wasTyped.current && !isTyped) discardDraft(id);
    wasTyped.current = isTyped;
  }, [isTyped, id]);
  useEffect(() => {
    const leave = () => {
      if (finished.current) discardDraft(id);
      else if (latest.current) saveDraft(latest.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, finished]);
}
