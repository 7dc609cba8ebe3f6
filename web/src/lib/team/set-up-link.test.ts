import { expect, it } from '@jest/globals';
import { readSetUpLink, setUpAddress } from './set-up-link.ts';

it.each(['nora', 'nora.lee+test@example.com'])('the link of %s is read as it was made', (username) => {
  const link = { username, secret: 'A_b-9'.repeat(8) };
  const address = new URL(setUpAddress(link, 'https://example.com'));
  expect([address.pathname, address.search]).toEqual(['/login', '']);
  expect(readSetUpLink(address.hash)).toEqual(link);
});

it.each([
  '',
  '#quote-form',
  '#set-up=',
  '#set-up=nora',
  '#set-up=nora/',
  '#set-up=%E0%A4/abc',
  '#set-up=a/b/c',
])('the hash %j is no link', (hash) => expect(readSetUpLink(hash)).toBeNull());
