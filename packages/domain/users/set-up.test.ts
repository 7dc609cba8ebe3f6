import { expect, it } from '@jest/globals';
import { isSetUpGood, setUpEnd } from './set-up.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const LINK = { role: 'admin', disabled: false, setUpHash: 'hash', setUpUntil: setUpEnd(NOW) } as const;

it('a set-up link is good for three days', () => {
  expect(isSetUpGood(LINK, 'hash', NOW)).toBe(true);
  expect(isSetUpGood(LINK, 'hash', new Date('2026-11-26T11:59:59.999Z'))).toBe(true);
  expect(isSetUpGood(LINK, 'hash', new Date('2026-11-26T12:00:00.000Z'))).toBe(false);
});

it.each([
  ['of another secret', LINK, 'other'],
  ['of a disabled user', { ...LINK, disabled: true }, 'hash'],
  ['that was used', { role: 'admin', disabled: false } as const, 'hash'],
  ['that was never made, by what stands for nothing', { role: 'admin', disabled: false } as const, ''],
  ['without an end', { role: 'admin', disabled: false, setUpHash: 'hash' } as const, 'hash'],
])('a set-up link %s is not good', (_what, user, hash) => {
  expect(isSetUpGood(user, hash, NOW)).toBe(false);
});
