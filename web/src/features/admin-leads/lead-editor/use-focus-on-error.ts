import { type RefObject, useEffect, useRef } from 'react';
import type { LeadForm } from './use-lead-editor.ts';

/**
 * Focuses the first field with an error after a failed save.
 * @returns the ref of the element that contains the fields
 */
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
