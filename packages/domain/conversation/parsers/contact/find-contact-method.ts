import type { ContactMethod } from '../../../leads/fields/contact-method.ts';
import { wordsOf } from '../../understanding/text/plain-text.ts';
import { parseContactMethod } from './parse-contact-method.ts';

const ME = new Set(['me', 'us', 'moi']);
const BEFORE = new Set([
  'prefer',
  'by',
  'via',
  'prefers',
  'preferred',
  'through',
  'please',
  'just',
  'par',
  'contact',
]);
const AFTER = new Set(['works', 'best', 'preferred', 'fine', 'please']);
/** How far around the word its "not" may stand. */
const REACH = 3;

/** Finds the preferred contact method in a longer message: "text me", "by email", "I prefer calls". */
export function findContactMethod(text: string): ContactMethod | null {
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    const isWish =
      ME.has(words[index + 1] ?? '') ||
      AFTER.has(words[index + 1] ?? '') ||
      BEFORE.has(words[index - 1] ?? '');
    if (!isWish || parseContactMethod(word).kind !== 'ok') continue;
    const parsed = parseContactMethod(words.slice(Math.max(0, index - REACH), index + 1).join(' '));
    if (parsed.kind === 'ok') return parsed.value;
  }
  return null;
}
