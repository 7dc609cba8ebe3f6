import type { FormRules } from './form-rules.ts';

/** Where the build has put them; there is no such name in tests and while developing. */
declare const FORM_RULES_URL: string | undefined;

const PATIENCE_MS = 2_000;

const listeners = new Set<() => void>();
let rules: FormRules | null = null;
let loading: Promise<FormRules | null> | undefined;
let attempts = 0;

/** The rules, once they are there. */
export function loadedFormRules(): FormRules | null {
  return rules;
}

/** @returns what ends the subscription */
export function subscribeToFormRules(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the rules; null where that fails: the server checks all the same. The next call tries again. */
export function loadFormRules(): Promise<FormRules | null> {
  loading ??= fetchRules().then(
    (found) => {
      rules = found;
      for (const notify of listeners) notify();
      return found;
    },
    () => {
      loading = undefined;
      return null;
    },
  );
  return loading;
}

/** The rules; null where they cannot be had soon enough for somebody who has pressed the button. */
export function formRulesSoon(): Promise<FormRules | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([loadFormRules(), late]);
}

/** Browsers remember that an address failed: each further attempt has one of its own. */
async function fetchRules(): Promise<FormRules> {
  if (typeof FORM_RULES_URL === 'undefined') return (await import('./form-rules.ts')).formRules;
  attempts += 1;
  const loaded = import(/* @vite-ignore */ attempts === 1 ? FORM_RULES_URL : `${FORM_RULES_URL}?${attempts}`);
  return ((await loaded) as typeof import('./form-rules.ts')).formRules;
}
