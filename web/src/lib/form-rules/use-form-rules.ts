import { useEffect, useSyncExternalStore } from 'react';
import type { FormRules } from './form-rules.ts';
import { loadedFormRules, loadFormRules, subscribeToFormRules } from './load-form-rules.ts';

/**
 * The rules of the form, once they are there; null until then.
 * @param isWanted whether there is anything to check: until there is, a form that is only looked at does not fetch them
 */
export function useFormRules(isWanted: boolean): FormRules | null {
  useEffect(() => {
    if (isWanted) void loadFormRules();
  }, [isWanted]);
  return useSyncExternalStore(subscribeToFormRules, loadedFormRules, () => null);
}
