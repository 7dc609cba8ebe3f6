import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseEmail } from './parse-email.ts';

it.each([
  ['jane@example.com', 'jane@example.com'],
  ["it's Jane.Roe+junk@mail.example.ca, thanks", 'Jane.Roe+junk@mail.example.ca'],
  ['(jane@example.com).', 'jane@example.com'],
  ['<mailto:jane@example.com>', 'jane@example.com'],
  ['mon courriel: jane@example.com merci 😀', 'jane@example.com'],
])('parseEmail reads "%s"', (text, value) => {
  expect(parseEmail(text)).toEqual({ kind: 'ok', value });
});

it.each(['skip', 'no', 'no thanks', "I don't have email", 'non merci'])(
  'parseEmail reads "%s" as a skip',
  (text) => {
    expect(parseEmail(text)).toEqual({ kind: 'skip' });
  },
);

it.each([
  '',
  'jane@',
  '@example.com',
  'jane@example',
  'jane at example.com',
  'a@b..ca',
  `${'a'.repeat(95)}@example.com`,
])('parseEmail finds no address in %j', (text) => {
  expect(parseEmail(text)).toEqual({ kind: 'retry', reason: 'invalid' });
});

it('parseEmail finds an email address in any sentence', () => {
  const local = fc.stringMatching(/^[a-z][a-z0-9]{0,8}([._+-][a-z0-9]{1,5})?$/);
  const domain = fc.stringMatching(/^[a-z][a-z0-9]{1,8}(\.[a-z]{2,6}){1,2}$/);
  fc.assert(
    fc.property(
      local,
      domain,
      fc.constantFrom('', 'my email is ', '<', '('),
      fc.constantFrom('', '.', ' thanks', '>,'),
      (who, where, before, after) => {
        expect(parseEmail(`${before}${who}@${where}${after}`)).toEqual({
          kind: 'ok',
          value: `${who}@${where}`,
        });
      },
    ),
  );
});
