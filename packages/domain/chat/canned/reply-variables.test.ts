import { describe, expect, it } from '@jest/globals';
import { blanksIn, fillReply, type ReplyValues } from './reply-variables.ts';

const PRIYA: ReplyValues = {
  name: 'Priya',
  date: null,
  junk: 'electronics',
  area: null,
  address: null,
  today: 'Monday, November 23',
  admin: 'Sam',
};

describe('the variables of canned replies', () => {
  it.each([
    ['Hi {name}, {admin} here.', 'Hi Priya, Sam here.'],
    ['{Name} {NAME}', 'Priya Priya'],
    ['See you on {date}!', 'See you on {date}!'],
    ['{nam} {} {name', '{nam} {} {name'],
    ['{toString}', '{toString}'],
  ])('%j is filled as %j', (text, filled) => {
    expect(fillReply(text, PRIYA)).toBe(filled);
  });

  it('a name with braces or dollar signs is taken as it is', () => {
    expect(fillReply('Hi {name}', { ...PRIYA, name: '$& {date}' })).toBe('Hi $& {date}');
  });

  it.each([
    ['See you on {date} in {AREA}', ['{date}', '{AREA}']],
    ['{nothing} known', []],
  ])('the blanks of %j: %j', (text, labels) => {
    const blanks = blanksIn(text);
    expect(blanks.map(({ label }) => label)).toEqual(labels);
    expect(blanks.map(({ from, to }) => text.slice(from, to))).toEqual(labels);
  });
});
