import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_SLOTS } from '../../../slots.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { textBetween } from '../../utterance/utterance.ts';
import { recogniseEmail } from './recognise-email.ts';

const SITUATION = { asked: null, known: NO_SLOTS, now: new Date('2026-11-21T15:00:00Z') };
const proposalsOf = (text: string) => recogniseEmail(readUtterance(text), SITUATION);

it.each([
  ['jane@example.com', 'jane@example.com'],
  ["it's Jane.Roe+junk@mail.example.ca, thanks", 'Jane.Roe+junk@mail.example.ca'],
  ['(jane@example.com).', 'jane@example.com'],
  ['<mailto:jane@example.com>', 'jane@example.com'],
  ['mon courriel: jane@example.com merci 😀', 'jane@example.com'],
  ['jane @ example.com', 'jane@example.com'],
  ['jane@ example.com', 'jane@example.com'],
  ['jane @example . com', 'jane@example.com'],
  ['jane . roe @ yahoo . ca', 'jane.roe@yahoo.ca'],
  ['jane@gmail. com', 'jane@gmail.com'],
  ['jane@gmail,com', 'jane@gmail.com'],
  ['jane(at)gmail(dot)com', 'jane@gmail.com'],
  ['Thanks. jane @ gmail.com', 'jane@gmail.com'],
  ['jane dot roe at gmail dot com', 'jane.roe@gmail.com'],
  ['jane.roe at gmail.com', 'jane.roe@gmail.com'],
  ['my email is jane roe at hotmail dot com', 'janeroe@hotmail.com'],
  ['j a n e at g mail dot com', 'jane@gmail.com'],
  ['jane underscore roe 77 at east link dot ca', 'jane_roe77@eastlink.ca'],
  ['send to bob seventy seven at yahoo dot ca', 'bob77@yahoo.ca'],
  ['jane dash roe at ns dot sympatico dot ca', 'jane-roe@ns.sympatico.ca'],
  ['jane dot roe at harbour dot church', 'jane.roe@harbour.church'],
  ['jane arobase videotron point ca', 'jane@videotron.ca'],
  ['tim cole, tim dot cole at outlook dot com, 902 555 0134', 'tim.cole@outlook.com'],
])('recogniseEmail reads %j', (text, value) => {
  const [proposal] = proposalsOf(text);
  expect(proposal).toMatchObject({ value });
  expect(proposal?.strength).toBeGreaterThanOrEqual(0.6);
});

it.each([
  ['jane at gmail', 'jane@gmail.com'],
  ['jane@hotmail', 'jane@hotmail.com'],
])('recogniseEmail is unsure of an address without its ending: %j', (text, value) => {
  const [proposal] = proposalsOf(text);
  expect(proposal).toMatchObject({ value });
  expect(proposal?.strength).toBeLessThan(0.6);
});

it.each([
  '',
  'jane@',
  '@example.com',
  'jane@example',
  'a@b..ca',
  `${'a'.repeat(95)}@example.com`,
  'meet me at the door',
  'look at live tv',
  'we are at the gate period thanks',
  'at 12 Oak Street',
  'at 5 dot',
  'skip',
  'no email',
])('recogniseEmail finds none in %j', (text) => {
  expect(proposalsOf(text)).toEqual([]);
});

it('recogniseEmail takes what leads an address in into its span', () => {
  const text = 'phone, my email is jane@example.com thanks';
  const { from, to } = proposalsOf(text)[0] ?? { from: 0, to: 0 };
  expect(textBetween(readUtterance(text), from, to)).toBe('my email is jane@example.com');
});

it('recogniseEmail never throws, and its spans lie inside the message', () => {
  const words = fc.constantFrom(
    ...'jane roe @ at dot com ca gmail.com . , ( ) a@b.ca underscore seventy gmail my email is'.split(' '),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, (message) => {
      const { tokens } = readUtterance(message);
      for (const { from, to, value } of proposalsOf(message)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(tokens.length);
        expect(value).toContain('@');
      }
    }),
    { numRuns: 300 },
  );
});
