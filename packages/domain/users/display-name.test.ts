import { expect, it } from '@jest/globals';
import { colleagueName, displayName, isDisplayName } from './display-name.ts';

it.each([
  ['admin', 'Admin'],
  ['jane.roe', 'Jane Roe'],
  ['jane_roe-smith@example.com', 'Jane Roe Smith'],
  ['7of9', '7of9'],
  ['@', 'Admin'],
])('displayName(%s) is %s', (username, name) => {
  expect(displayName(username)).toBe(name);
});

it('colleagues are called by the name that they chose, else by one made of their username', () => {
  expect(colleagueName({ username: 'jane.roe', displayName: 'Janie' })).toBe('Janie');
  expect(colleagueName({ username: 'jane.roe' })).toBe('Jane Roe');
});

it.each([
  ['Jane', true],
  ['Zoë O’Neil-Roy', true],
  ['J. P.', true],
  ['', false],
  [' Jane', false],
  ['jane@roe', false],
  ['Jane\nRoe', false],
  ['x'.repeat(41), false],
])('isDisplayName(%j) is %s', (name, expected) => {
  expect(isDisplayName(name)).toBe(expected);
});
