import { expect, it } from '@jest/globals';
import { MARKETING_WORDINGS, parseMarketingConsent } from './marketing-consent.ts';

const NOW = new Date('2026-11-22T18:05:00Z');

it.each(Object.entries(MARKETING_WORDINGS))(
  'a consent to the wording %s is kept with its time',
  (version, wording) => {
    expect(wording).toContain('support@');
    expect(parseMarketingConsent(version, NOW)).toBe(`Yes, 2026-11-22T18:05:00.000Z, wording ${version}`);
  },
);

it.each(['', 'on', 'true', '1999-01', 'constructor', null, undefined, 1])('%j is no consent', (input) => {
  expect(parseMarketingConsent(input, NOW)).toBeNull();
});
