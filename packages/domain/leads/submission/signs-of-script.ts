import { MIN_FILL_MS } from '../../limits/limits.ts';
import type { Suspicion } from '../fields/suspicion.ts';

/** What the quote form sends beside its fields, by which scripts give themselves away; all of it may be missing. */
export interface FormSigns {
  /** The field that people neither see nor reach, and software that fills in forms passes over. */
  topic?: string | undefined;
  /**
   * For how many milliseconds the page was open, in digits. It is left out where there was something in the form when it
   * came up: whoever comes back to it may send it at once.
   */
  filledInMs?: string | undefined;
}

interface Sender {
  /** They have proved to have been here before, so that their form may have been filled in for them. */
  isKnown: boolean;
  /** How many times as wide limits are as usual. */
  width: number;
}

/** Why a form looks as if a script had sent it; null for a person. What is not sent says nothing. */
export function signsOfScript(
  { topic, filledInMs }: FormSigns,
  { isKnown, width }: Sender,
): Suspicion | null {
  if (topic !== undefined && topic !== '') return 'honeypot';
  if (filledInMs === undefined || isKnown) return null;
  return Number(filledInMs) < MIN_FILL_MS / width ? 'too_fast' : null;
}
