import { useEffect, useSyncExternalStore } from 'react';
import type { FormRules } from './form-rules.ts';
import { loadedFormRules, loadFormRules, subscribeToFormRules } from './load-form-rules.ts';

/** The rules of the form, which it loads once it is there; null until then. */
export function useFormRules(): FormRules | null {
  useEffect(() => void loadFormRules(), []);
  return useSyncExternalStore(subscribeToFormRules, loadedFormRules, () => null);
}
