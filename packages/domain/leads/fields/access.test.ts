import { expect, it } from '@jest/globals';
import { ACCESS_KINDS, ACCESS_LABELS } from './access.ts';

it('access to the junk has a label of its own for every kind', () => {
  expect(ACCESS_KINDS).toEqual(['stairs', 'elevator', 'curb']);
  expect(new Set(Object.values(ACCESS_LABELS)).size).toBe(ACCESS_KINDS.length);
});
