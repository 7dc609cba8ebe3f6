import { expect, it } from '@jest/globals';
import { leadTerm, messageTerms, nameTerms, parseChatSearch } from './chat-search.ts';

it.each([
  ['A broken fridge and the stove', ['broken', 'fridge', 'stove']],
  ['call me at 902-555-0148 please', ['9025550148', '5550148', '0148']],
  ['(902) 555 0148', ['9025550148', '5550148', '0148']],
  ['Éloïse', ['eloise']],
  ['no', []],
  ['skip', []],
  ['12 Portland St, B2Y 1H3', ['portland', 'b2y', '1h3']],
])('the terms of "%s" are %j', (content, terms) => {
  expect(messageTerms('user', content)).toEqual(terms);
  expect(messageTerms('assistant', content)).toEqual([]);
});

it('a long message is found by all of its words, up to thirty-two of them, the longest', () => {
  const telling = Array.from('abcdefghijklmnopqrstuvwx', (letter) => `zz${letter}`);
  expect(messageTerms('user', telling.join(' '))).toEqual(telling);
  const words = Array.from({ length: 60 }, (_, index) => 'abcdefghij'.slice(index % 7) + String(index + 100));
  const terms = messageTerms('admin', words.join(' '));
  expect(terms).toHaveLength(32);
  expect(Math.min(...terms.map((term) => term.length))).toBeGreaterThan(9);
});

it('a word beyond forty letters is cut between two of them, where one takes two units too', () => {
  const gothic = '\u{10330}';
  expect(nameTerms(gothic.repeat(50))).toEqual([gothic.repeat(40)]);
  expect(nameTerms(`a${gothic.repeat(50)}`)).toEqual([`a${gothic.repeat(39)}`]);
});

it('the number of a lead is a term that no other begins with', () => {
  expect(leadTerm(3)).toBe('#000000000003');
  expect(leadTerm(30).startsWith(leadTerm(3))).toBe(false);
});

it('a name has the terms of its words', () => {
  expect(nameTerms("Anne O'Neil")).toEqual(['anne', 'neil']);
  expect(nameTerms(null)).toEqual([]);
});

it.each([
  ['Priya', ['priya'], 'priya'],
  ['  priya  NAIR ', ['priya', 'nair'], null],
  ['the fridge', ['fridge'], null],
  ['(902) 555-0148', ['9025550148'], null],
  ['902-555-0148', ['9025550148'], '902-555-0148'],
  ['0148', ['0148'], '0148'],
  ['afca0315-7d1c', ['afca0315', '7d1c'], 'afca0315-7d1c'],
  ['a', [], null],
  ['HH-00003', ['#000000000003'], null],
  [' hh 3', ['#000000000003'], null],
  ['#3', ['#000000000003'], null],
  ['hh', ['hh'], null],
  ['hh3x', ['hh3x'], 'hh3x'],
  ['.*', [], null],
])('the search "%s" stands for the terms %j and the id %j', (text, terms, visitorId) => {
  expect(parseChatSearch(text)).toEqual({ terms, visitorId });
});
