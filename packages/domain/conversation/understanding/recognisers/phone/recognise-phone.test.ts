import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_SLOTS } from '../../../slots.ts';
import { storedOf, understand } from '../../understand.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { textBetween } from '../../utterance/utterance.ts';
import { recognisePhone } from './recognise-phone.ts';

const SITUATION = { asked: null, known: NO_SLOTS, now: new Date('2026-11-21T15:00:00Z') };
const proposalsOf = (text: string) => recognisePhone(readUtterance(text), SITUATION);
const best = (text: string) => proposalsOf(text).toSorted((a, b) => b.strength - a.strength)[0];

describe('recognisePhone reads a number however it is written or spoken', () => {
  it.each([
    '902-555-0134',
    '9025550134',
    '(902) 555-0134',
    '(902)555-0134',
    '902.555.0134',
    '902 - 555 - 0134',
    '902–555–0134',
    '902, 555, 0134',
    '902/555/0134',
    '902\n555\n0134',
    '+1 902 555 0134',
    '1-902-555-0134',
    '９０２ ５５５ ０１３４',
    'my cell is 902 555 0134, thanks! 📱',
    'call me at 902-555-0134 after 5pm',
    "c'est le 902 555 0134 merci",
    "not my old 0144 number. It's 902-555-0134 now",
    'neuf zéro deux 555 zéro un trente-quatre',
    '902 dash 555 dash 0134',
    'area code 902 then 555 0134',
    'nine oh two five five five zero one three four',
    'nine oh two, triple five, oh one thirty four',
    'nine zero two double five five o one three four',
    'nine hundred two five fifty five zero one three four',
    'oh nine oh two five five five oh one three four',
    'nine o to five five five o one three for',
    '902 five five five 0134',
    'neuf cent deux, cinq cent cinquante-cinq, zéro un trente-quatre',
    '12 Oak St 902-555-0134',
    '2026-12-05 902-555-0134',
    'apt 1 902 555 0134',
    '12 Oak St, Halifax NS B3H 1A1, 902-555-0134',
    '12 oak st halifax b3h1a1 902 555 0134',
    'Tim Cole 902 555 0134 12 Oak St Halifax B3H 1A1',
    '902 555 0134 is the shop. if nobody answers then my cell 902 555 0177',
    'call 902 555 0134, if no answer 902 555 0177',
    "902-555-0134 if I don't pick up try 902-555-0177",
    'My cell is 902 555 0177 but the best one is home, 902 555 0134',
    'cell 902 555 0177 but better my work, 902 555 0134',
    "my number's wrong, it's 902 555 0134",
    'that was the wrong number, it should be 902 555 0134',
    '902-555-0143 sorry 0134',
    "902-555-0143, not 0143 it's 0134",
    '902 555 0143, I mean 902 555 0134',
  ])('%j', (text) => {
    expect(best(text)).toMatchObject({ value: '(902) 555-0134' });
    expect(best(text)?.strength).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['902-555-0134 ext 12', '(902) 555-0134 x12'],
    ['902-555-0134, extension number one two', '(902) 555-0134 x12'],
    ['902 555 0134 #12', '(902) 555-0134 x12'],
    ['902 555 0134 poste 12', '(902) 555-0134 x12'],
    ['9025550134x12345', '902-555-0134 x12345'],
    ['902-555-0134 x1234567', '9025550134 x1234567'],
    ['1-800-555-0199', '(800) 555-0199'],
    ['+1 876 555 0134', '(876) 555-0134'],
    ['+33 1 42 68 53 00', '+33 1 42 68 53 00'],
    ['+49 (0)30 901820', '+49 30 901820'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['011 44 20 7946 0958', '+44 2079460958'],
  ])('%j is %j', (text, value) => {
    expect(best(text)).toMatchObject({ value });
  });
});

it.each([
  '',
  'call me',
  '555-0134',
  '902-555',
  '123-456-7890',
  '999-999-9999',
  '2026-12-05 10',
  '12345678901234567890',
  '2 couches',
  'half past five',
  '12 Oak St Halifax B3H 1A1',
  'between 9 and 10 on the 12th',
  'jane9025550134@example.com',
])('recognisePhone finds none in %j', (text) => {
  expect(proposalsOf(text)).toEqual([]);
});

it.each(['902 555 0134 wait no 0177', '902-555-0134, sorry no 0177'])(
  'stores the number as put right in %j',
  (text) => {
    const said = understand(text, { asked: 'phone', known: NO_SLOTS, now: new Date(0) });
    expect(storedOf(said, 'phone')?.value).toBe('(902) 555-0177');
  },
);

it.each([
  'home is 902-555-0134 and cell is 902-555-0177',
  "don't use 902-555-0134, use 902-555-0177",
  'my cell 902-555-0177, work 902-555-0134',
  '902-555-0134 is my old number, 902-555-0177 is the new one',
  'work is 902 555 0134 but cell is best 902 555 0177',
  '902 555 0134 no wait 902 555 0177',
  'call 902-555-0177 not 902-555-0134',
  "my number is 902-555-0177, my husband's is 902-555-0134",
  "my daughter's cell is 902-555-0134. Mine is 902-555-0177",
  '902-555-0134 is disconnected so please use 902-555-0177',
  'the best one is 902-555-0177, the other 902-555-0134 is my office',
  '902-555-0134 (home) 902-555-0177 (cell)',
  '902-555-0177 or 902-555-0134',
  '902-555-0177 not 902-555-0134',
])('of several numbers the one that is meant is the strongest: %j', (text) => {
  expect(best(text)).toMatchObject({ value: '(902) 555-0177' });
  expect(best(text)?.strength).toBeGreaterThanOrEqual(0.9);
});

it('recognisePhone takes what leads a number in, and no verb, into its span', () => {
  const spanOf = (text: string) => {
    const { from, to } = best(text) ?? { from: 0, to: 0 };
    return textBetween(readUtterance(text), from, to);
  };
  expect(spanOf('Tim, my number is 902-555-0134, text me')).toBe('my number is 902-555-0134');
  expect(spanOf('text me at 902 555 0134 ext 4 please')).toBe('at 902 555 0134 ext 4');
});

it('a number that somebody else has is not taken for sure', () => {
  for (const text of ['my fax is 902-555-0134', 'the old number was 902-555-0134'])
    expect(best(text)?.strength).toBeLessThan(0.6);
});

it('recognisePhone never throws, and its spans lie inside the message', () => {
  const words = fc.constantFrom(
    ...'902 555 0134 9025550134 nine oh two double triple five hundred - + ( ) ext x12 # not its sorry , \n cent vingt quatre to for'.split(
      ' ',
    ),
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
        expect(value.length).toBeLessThanOrEqual(20);
      }
    }),
    { numRuns: 300 },
  );
});

it('counts as French does beyond France: septante, huitante, nonante', () => {
  expect(best('902 555 nonante-trois septante-huit')?.value).toBe('(902) 555-9378');
});
