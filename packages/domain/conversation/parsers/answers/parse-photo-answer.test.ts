import { expect, it } from '@jest/globals';
import { parsePhotoAnswer } from './parse-photo-answer.ts';

it.each([
  'no',
  'nope',
  'NO!',
  'skip',
  'later',
  'none',
  "don't have one",
  'I dont have a photo',
  'not right now',
  'no thanks 🙂',
  'maybe later',
  'pas maintenant',
  'non merci',
  "I'll send it later",
  '👎',
  'no I am at work',
])('parsePhotoAnswer reads "%s" as a skip', (text) => {
  expect(parsePhotoAnswer(text)).toEqual({ kind: 'skip' });
});

it.each([
  'yes',
  'sure',
  'ok let me take one',
  "I'll send one",
  'oui',
  '👍',
  'here it comes',
  'photo',
  'yes, uploading now',
])('parsePhotoAnswer reads "%s" as a coming photo', (text) => {
  expect(parsePhotoAnswer(text)).toEqual({ kind: 'ok', value: 'will-attach' });
});

it.each(['', 'Jane Roe', 'Will', 'Noah', 'what photo?', '902-555-0148', 'hm'])(
  'the photo answer %j is unclear',
  (text) => {
    expect(parsePhotoAnswer(text)).toEqual({ kind: 'retry', reason: 'unclear' });
  },
);
