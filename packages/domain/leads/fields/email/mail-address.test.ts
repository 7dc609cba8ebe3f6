import { expect, it } from '@jest/globals';
import { isMailAddress } from './mail-address.ts';

it.each(['jane@example.com', 'j.o-e+tag@mail.example.co.uk', "o'neil_1@x-y.ca", 'A@B.CA'])(
  '%s can be mailed',
  (text) => {
    expect(isMailAddress(text)).toBe(true);
  },
);

it.each([
  'jane',
  'jane@localhost',
  'jane@example.com, other@example.com',
  'jane@example.com;other@example.com',
  'Jane <jane@example.com>',
  '"jane doe"@example.com',
  'jane@example.com\r\nBcc: other@example.com',
  'jane@example.com\n',
  ' jane@example.com',
  'jane@exa mple.com',
  'jane@-example.com',
  'jane@example..com',
  '.jane@example.com',
  'jane@[127.0.0.1]',
  'jane(comment)@example.com',
  'jäne@example.com',
  'jane@example.com\u202emoc',
  `${'a'.repeat(65)}@example.com`,
  `jane@${'a'.repeat(96)}.com`,
])('%j can not', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
