import { NO_WORDS, YES_WORDS } from '../../lexicon/answer-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { answerWordsOf } from '../../understanding/text/plain-text.ts';
import type { Parsed } from '../parsed.ts';
import { declines } from './parse-yes-no.ts';

const PHOTO_WORDS = wordSet('photo photos pic pics picture pictures image images screenshot snap');
const SENDING_WORDS = wordSet(
  'send sending comes coming attach attaching upload uploading add adding take taking have got here share include',
);

/** Parses the answer to the photo prompt: a photo will follow, none will, or something else. */
export function parsePhotoAnswer(text: string): Parsed<'will-attach', 'unclear'> {
  const words = answerWordsOf(text);
  const [first = ''] = words;
  if (declines(text) || (NO_WORDS.has(first) && first !== 'pass')) return { kind: 'skip' };
  const aboutPhotos = words.some((word) => PHOTO_WORDS.has(word) || SENDING_WORDS.has(word));
  if (aboutPhotos && words.some((word) => NO_WORDS.has(word))) return { kind: 'skip' };
  if (YES_WORDS.has(first)) return { kind: 'ok', value: 'will-attach' };
  const sends = words.some((word) => SENDING_WORDS.has(word));
  const photo = words.some((word) => PHOTO_WORDS.has(word));
  if (
    (sends && (photo || first === 'ill' || first === 'i' || first === 'let' || first === 'here')) ||
    (photo && words.length === 1)
  ) {
    return { kind: 'ok', value: 'will-attach' };
  }
  return { kind: 'retry', reason: 'unclear' };
}
