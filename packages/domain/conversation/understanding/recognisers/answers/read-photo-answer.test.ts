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
  "I wouldn't know where to begin, skip",
  'dunno how you do that',
  'We have no photographs of it, carry on without',
  "Can't, the camera is cracked",
  'that is not possible from here',
  "I'm driving",
  'not home right now',
  'at the office, so no',
  'my grandson does that sort of thing for me, so no',
  'I shall have to decline the photo',
  'je sais pas comment faire ça',
  'cannot do it from this computer',
  "no can do, I'm on the road",
  "it's too dark down there for pictures",
  "I don't like sharing pictures of my place",
  'hang on... nah skip it',
  'how do I attach? let me skip it for now',
  'let me pass on that',
  'maybe after, my hands are wet',
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
