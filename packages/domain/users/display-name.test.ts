import { expect, it } from '@jest/globals';
import { displayName } from './display-name.ts';

it.each([
  ['admin', 'Admin'],
  ['jane.roe', 'Jane Roe'],
  ['jane_roe-smith@example.com', 'Jane Roe Smith'],
  ['7of9', '7of9'],
  ['@', 'Admin'],
])('displayName(%s) is %s', (username, name) => {
  expect(displayName(username)).toBe(name);
});
