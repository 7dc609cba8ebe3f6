import { type RefObject, useEffect, useRef } from 'react';
import type { LeadForm } from './lead-form.ts';
import { useFormState } from './use-form-state.ts';

/**
 * Focuses the first field with an error after a failed save.
 * @returns the ref of the element that contains the fields
 */
export function useFocusOnError(form: LeadForm): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const refusals = useFormState(form, (state) => state.refusals);
  useEffect(() => {
    if (refusals > 0) content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  return content;
}
