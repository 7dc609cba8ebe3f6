import { SITE } from '../../site/site.ts';
import type { FieldInput } from './parse-field.ts';

/**
 * What people agree to by a tick of their own, by version. A wording that was shown once stays as it is: leads name its
 * version. Another wording is a new version, and is shown from then on.
 */
const MARKETING_WORDINGS: Readonly<Record<string, string>> = {
  '2026-11': `${SITE.brand} may send me offers by email or text. I can end this at any time by a mail to ${SITE.supportEmail}.`,
};

/** The version that is shown. */
export const MARKETING_VERSION = '2026-11';

/** What is shown of it beside the box to tick. */
export const MARKETING_WORDING = MARKETING_WORDINGS[MARKETING_VERSION] ?? '';

/** What is kept of a consent: that it was given, when, and to which wording. Nothing for any other input. */
export function parseMarketingConsent(input: FieldInput, now: Date): string | null {
  if (typeof input !== 'string' || !Object.hasOwn(MARKETING_WORDINGS, input)) return null;
  return `Yes, ${now.toISOString()}, wording ${input}`;
}
