import { expect, it } from '@jest/globals';
import { likelyAddress } from './likely-address.ts';

it.each([
  ['bob@gmial.com', 'bob@gmail.com'],
  ['karen@gmial', 'karen@gmail.com'],
  ['karen@gmail', 'karen@gmail.com'],
  [' Bob.Roe+x@GMAIL.CON ', 'Bob.Roe+x@gmail.com'],
  ['bob@gamil.com', 'bob@gmail.com'],
  ['bob@gmail.co', 'bob@gmail.com'],
  ['bob@gmailcom', 'bob@gmail.com'],
  ['bob@hotmial.com', 'bob@hotmail.com'],
  ['bob@hotnail.con', 'bob@hotmail.com'],
  ['bob@yaho.ca', 'bob@yahoo.ca'],
  ['bob@outlok.com', 'bob@outlook.com'],
  ['bob@iclod.com', 'bob@icloud.com'],
  ['bob@eastlnk.ca', 'bob@eastlink.ca'],
  ['bob@bellaliant.ent', 'bob@bellaliant.net'],
])('%j was probably meant to be %j', (typed, meant) => expect(likelyAddress(typed)).toBe(meant));

it.each([
  'bob@gmail.com',
  'bob@yahoo.ca',
  'bob@hotmail.ca',
  'bob@ymail.com',
  'bob@mail.com',
  'bob@gmx.com',
  'bob@dal.ca',
  'bob@live.com',
  'bob@exemple.example',
  'elodie@exemple',
  'jane@harbour-haul.example',
  'bob@',
  '@gmial.com',
  'a@b@gmial.com',
  'bob',
  '',
])('%j is asked about nothing', (typed) => expect(likelyAddress(typed)).toBeNull());
