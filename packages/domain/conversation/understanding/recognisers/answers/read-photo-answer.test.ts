import { expect, it } from '@jest/globals';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { readPhotoAnswer } from './read-photo-answer.ts';

it.each([
  'no',
  'nope',
  'skip',
  'later',
  "don't have one",
  'I dont have a photo',
  'not right now',
  'no thanks 🙂',
  'maybe later',
  'pas maintenant',
  "I'll send it later",
  '👎',
  'no I am at work',
  'no pic',
  'skpi',
  'nah',
  "can't take one, I'm at work",
  'my phone has no camera',
  'photo? no',
  'pas de photo désolé',
  "I don't know how to send pictures",
  'without a photo please',
  "I'll do it later",
  "sorry dear I haven't a clue how to send a picture",
  'no photo, my name is Jane',
])('"%s" declines', (text) => {
  expect(readPhotoAnswer(readUtterance(text)).answer).toBe('declines');
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
  'one sec taking a pic',
  'I have a picture',
  'ill snap a pic',
  'yep gimme a sec',
  'sending it now',
  'je vous envoie une photo',
  'let me grab a photo',
  'here is the photo',
  'uploading',
  'sure, one moment',
])('"%s" promises one', (text) => {
  expect(readPhotoAnswer(readUtterance(text)).answer).toBe('will-send');
});

it.each([
  '',
  'Jane Roe',
  'Will',
  'Noah',
  'what photo?',
  '902-555-0148',
  'hm',
  'I have a couch',
  'why do you need a photo?',
  'old picture frames and a couch',
  'do I have to send a photo?',
])('"%s" is neither', (text) => {
  expect(readPhotoAnswer(readUtterance(text)).answer).toBeNull();
});
