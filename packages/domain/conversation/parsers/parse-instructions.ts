import { declines } from './declines.ts';
import type { Parsed } from './parsed.ts';
import { capText, tidyText } from './plain-text.ts';

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
  if (tidyText(text) === '' || declines(text, NOTHING_MORE)) return { kind: 'skip' };
  return { kind: 'ok', value: written };
}
