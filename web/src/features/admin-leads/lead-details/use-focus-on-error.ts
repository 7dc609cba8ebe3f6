import { type RefObject, useEffect, useRef } from 'react';
import type { LeadForm } from './use-lead-editor.ts';

/** Leads to the first field with an error when saving has ended with one; answers where to look for it. */
export function useFocusOnError({ isSubmitting, errors }: LeadForm): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const isOver = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (!isOver || Object.keys(errors).length === 0) return;
    content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isSubmitting, errors]);
  return content;
}
