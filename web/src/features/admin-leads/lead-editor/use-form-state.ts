import { useSyncExternalStore } from 'react';
import type { LeadForm, LeadFormState } from './lead-form.ts';
import type { EditorField } from './lead-values.ts';

/**
 * Returns a part of what is typed, and redraws when that changes.
 * @param select must return the same as long as nothing of it has changed: a text, a flag or what stands in the state
 */
export function useFormState<T>(form: LeadForm, select: (state: LeadFormState) => T): T {
  return useSyncExternalStore(form.subscribe, () => select(form.state));
}

/** The text of a field. */
export function useFieldValue(form: LeadForm, name: EditorField): string {
  return useFormState(form, ({ values }) => values[name]);
}

/** The error below a field, once the field was left or a save was tried. */
export function useFieldError(form: LeadForm, name: EditorField): string | undefined {
  return useFormState(form, ({ errors, touched, tried }) =>
    touched.has(name) || tried ? errors[name] : undefined,
  );
}
