import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseName, parseShortName } from './parse-name.ts';

const ok = (value: string) => ({ kind: 'ok', value });
const retry = (reason: string) => ({ kind: 'retry', reason });

describe('parseName returns the name as written', () => {
  it.each([
    ['Jane Roe', 'Jane Roe'],
    ['jane roe', 'Jane Roe'],
    ['JANE ROE', 'Jane Roe'],
    ['Jane Roe.', 'Jane Roe'],
    ['Jane 😀', 'Jane'],
    ["my name is jane o'brien", "Jane O'Brien"],
    ['My name’s Jane', 'Jane'],
    ["Hi, I'm Bob!", 'Bob'],
    ["it's María", 'María'],
    ['this is Sam, thanks', 'Sam'],
    ["je m'appelle Zoé", 'Zoé'],
    ['sure its bob', 'Bob'],
    ['call me Al', 'Al'],
    ['Jane Roe here', 'Jane Roe'],
    ['MacDonald', 'MacDonald'],
    ['ANGUS MCDONALD', 'Angus McDonald'],
    ['jean-luc picard', 'Jean-Luc Picard'],
    ['maria de la cruz', 'Maria de la Cruz'],
    ['Ana María de la Cruz Santos', 'Ana María de la Cruz Santos'],
    ['John A. Macdonald', 'John A. Macdonald'],
    ['mr and mrs smith', 'Mr and Mrs Smith'],
    ['李明', '李明'],
    ['Ольга Иванова', 'Ольга Иванова'],
    ['Jo', 'Jo'],
    ['Bob Wood', 'Bob Wood'],
    ['Grace Change', 'Grace Change'],
    ['Will Price', 'Will Price'],
    ['Jack Ma', 'Jack Ma'],
    ['April May', 'April May'],
  ])('%s', (text, name) => {
    expect(parseName(text)).toEqual(ok(name));
  });
});

it.each([
  ['', retry('empty')],
  ['😀 !', retry('empty')],
  ['J', retry('too-short')],
  ['902', retry('not-a-name')],
  ['Jane Roe 902', retry('not-a-name')],
  ['jane@example.com', retry('not-a-name')],
  ['couch', retry('not-a-name')],
  ['what?', retry('not-a-name')],
  ['why do you need my name', retry('not-a-name')],
  ['i am looking for help', retry('not-a-name')],
  ['hello', retry('not-a-name')],
  ['shut up', retry('not-a-name')],
  ['plus tard', { kind: 'skip' }],
  ['yes', retry('not-a-name')],
  ['tomorrow morning', retry('not-a-name')],
  ['a'.repeat(101), retry('not-a-name')],
  ['no thanks', { kind: 'skip' }],
  ['skip', { kind: 'skip' }],
])('parseName finds no name in %j', (text, expected) => {
  expect(parseName(text)).toEqual(expected);
});

it.each([
  ['Jane Roe', ok('Jane Roe')],
  ['Jane Van Roe', ok('Jane Van Roe')],
  ['O’Brien', ok("O'Brien")],
  ['maria de la cruz', retry('not-a-name')],
  ['skip', retry('not-a-name')],
  ['nope', retry('not-a-name')],
  ['hi there', retry('not-a-name')],
  ['old couch', retry('not-a-name')],
  ['J', retry('not-a-name')],
  ['submit', retry('not-a-name')],
])('parseShortName at the photo step: %s', (text, expected) => {
  expect(parseShortName(text)).toEqual(expected);
});

it('parseName leaves every capitalised name unchanged', () => {
  const part = fc.stringMatching(/^[A-Z][a-zé]{3,9}x$/);
  fc.assert(
    fc.property(part, part, (first, last) => {
      expect(parseName(`I'm ${first} ${last}.`)).toEqual(ok(`${first} ${last}`));
    }),
  );
});
