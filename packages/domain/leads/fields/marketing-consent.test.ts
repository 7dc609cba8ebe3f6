import { expect, it } from '@jest/globals';
import { MARKETING_VERSION, MARKETING_WORDING, parseMarketingConsent } from './marketing-consent.ts';

const NOW = new Date('2026-11-22T18:05:00Z');

it('a consent is kept with its time and the version of its wording', () => {
  expect(MARKETING_WORDING).toContain('may send me offers');
  expect(parseMarketingConsent(MARKETING_VERSION, NOW)).toBe(
    `Yes, 2026-11-22T18:05:00.000Z, wording ${MARKETING_VERSION}`,
  );
});

it.each(['', 'on', 'true', '1999-01', 'constructor', null, undefined, 1])('%j is no consent', (input) => {
  expect(parseMarketingConsent(input, NOW)).toBeNull();
});
