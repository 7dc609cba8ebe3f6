import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_TOUCH, parseTouch } from './touch.ts';

it.each([
  ['2026-11-22T18:05:09.123Z / ', '2026-11-22 18:05 UTC · to /'],
  [
    '2026-11-22T18:05:09.123Z /?utm_campaign=fall+clean&utm_source=google&x=1&gclid=a%2Fb https://www.google.com/search?q=junk',
    '2026-11-22 18:05 UTC · utm_source=google · utm_campaign=fall clean · gclid=a/b · from www.google.com/search · to /',
  ],
  [
    '2026-11-22T18:05:09.123Z /junk?utm_source=%E0%A4%A android-app://x',
    '2026-11-22 18:05 UTC · utm_source=%E0%A4%A · to /junk',
  ],
  ['2026-11-22T18:05:09.123Z /?utm_source=a%0Ab%00', '2026-11-22 18:05 UTC · utm_source=ab · to /'],
  ['2026-11-22T18:05:09.123Z / https://user:secret@elsewhere.example/', '2026-11-22 18:05 UTC · to /'],
  ['yesterday /', null],
  ['2026-11-22T18:05:09.123Z https://elsewhere.example/', null],
  ['', null],
  [undefined, null],
])('the touch %j is kept as %j', (sent, kept) => {
  expect(parseTouch(sent)).toBe(kept);
});

it('never throws, and keeps no more than fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      const kept = parseTouch(`2026-11-22T18:05:09.123Z /?utm_term=${text} ${text}`);
      expect((kept ?? '').length).toBeLessThanOrEqual(MAX_TOUCH);
    }),
  );
});
