import { SITE } from '../../site/site.ts';
import type { FieldInput } from './parse-field.ts';

/**
 * What people agree to by a tick of their own, by version. A wording that was shown once stays as it is: leads name its
 * version. Another wording is a new version, and is shown from then on.
 */
export const MARKETING_WORDINGS = {
  '2026-11': `${SITE.brand} may send me offers by email or text. I can end this at any time by a mail to ${SITE.supportEmail}.`,
  '2026-11-fr': `${SITE.brand} peut m’envoyer des offres par courriel ou par texto. Je peux y mettre fin à tout moment par un courriel à ${SITE.supportEmail}.`,
} as const;

export type MarketingVersion = keyof typeof MARKETING_WORDINGS;

/** What is kept of a consent: that it was given, when, and to which wording. Nothing for any other input. */
export function parseMarketingConsent(input: FieldInput, now: Date): string | null {
  if (typeof input !== 'string' || !Object.hasOwn(MARKETING_WORDINGS, input)) return null;
  return `Yes, ${now.toISOString()}, wording ${input}`;
}
