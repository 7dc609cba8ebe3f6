import { isWithinEdits } from '../../understanding/text/edit-distance.ts';
import { capText, normalizeText, wordsOf } from '../../understanding/text/plain-text.ts';
import type { Parsed } from '../parsed.ts';
import { declines } from './parse-yes-no.ts';

const NOTHING_MORE = [
  'thats all',
  'thats it',
  'that is all',
  'that is it',
  'that will be all',
  'thatll be all',
  'all good',
  'all set',
  'im good',
  'i am good',
  'good',
  'nm',
  'nvm',
  'nevermind',
  'cest tout',
  'cest bon',
  'ca va',
];

/** Special instructions as they were written; "none", "no" and "that's all" are not stored (specification section 5). */
export function parseInstructions(text: string): Parsed<string, never> {
  const written = capText(text).trim();
  if (normalizeText(text) === '' || declines(text, NOTHING_MORE) || isMisspeltNone(text))
    return { kind: 'skip' };
  return { kind: 'ok', value: written };
}

/** "no instuctions" */
function isMisspeltNone(text: string): boolean {
  const [first, second = '', ...more] = wordsOf(text);
  return first === 'no' && more.length === 0 && isWithinEdits(second, 'instructions', 2);
}
