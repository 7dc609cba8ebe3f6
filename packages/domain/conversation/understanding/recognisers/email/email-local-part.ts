import { NOT_LOCAL_PARTS, SPOKEN_CHARACTERS } from '../../../lexicon/email-words.ts';
import { DIGIT_WORDS, TEEN_WORDS, TENS_WORDS } from '../../../lexicon/phone-words.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { isBehindNumber } from '../name/name-context.ts';

export interface FoundLocalPart {
  local: string;
  /** Token index where it begins. */
  from: number;
  /** Words that were joined without anything said between them: "jane roe at". */
  joined: number;
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_{|}~-][a-z0-9!#$%&'*+/=?^_{|}~.-]{0,63}$/i;
const WORD = /^[a-z0-9._+&'-]{1,40}$/i;
const MAX_TOKENS = 14;
const MAX_WORDS = 3;

/** What stands before an at sign that has a space before it, or was spoken: back to a word that leads in, or a mark. */
export function localPartBefore(utterance: Utterance, at: number): FoundLocalPart | null {
  const { tokens } = utterance;
  let local = '';
  let [from, words, joined] = [at, 0, 0];
  let connected = true;
  for (let index = at - 1; index >= Math.max(0, at - MAX_TOKENS); index -= 1) {
    const token = tokens[index];
    if (token === undefined || (index < at - 1 && endsBefore(utterance, index))) break;
    const character = local === '' ? undefined : SPOKEN_CHARACTERS[token.word];
    if (character !== undefined) {
      local = character + local;
      connected = true;
      continue;
    }
    if (!WORD.test(token.text) || (NOT_LOCAL_PARTS.has(token.word) && !isSpelled(utterance, index))) break;
    // "902 555 0134 jen at gmail.com"
    if (words > 0 && !connected && isBehindNumber(tokens, index + 1)) break;
    const short = token.word.length === 1 || /^\d/.test(token.word);
    if (!connected && !short) joined += 1;
    if (!connected && !short && words >= MAX_WORDS) break;
    words += short ? 0 : 1;
    local = `${digitsOf(token.word, tokens[index + 1]?.word) ?? token.text}${dotBetween(utterance, index) && !connected ? '.' : ''}${local}`;
    from = index;
    connected = false;
  }
  const written = local.replace(/^[.+-]+/, '');
  return LOCAL.test(written) && !written.includes('..') ? { local: written, from, joined } : null;
}

/** A comma or a sentence's end parts it from what was said before; a dot with a space on both sides is its own. */
function endsBefore(utterance: Utterance, index: number): boolean {
  const mark = utterance.tokens[index]?.mark ?? '';
  return mark !== '' && mark !== '-' && !dotBetween(utterance, index);
}

function dotBetween({ tokens, text }: Utterance, index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token === undefined || next === undefined) return false;
  return text.slice(token.end, next.start).trim() === '.';
}

/** "J a n e": a letter between letters is no word. */
function isSpelled({ tokens }: Utterance, index: number): boolean {
  return tokens[index]?.word.length === 1 && /^[a-z]$/.test(tokens[index + 1]?.word ?? '');
}

/** "Jane seventy seven": numbers are spoken as digits. */
function digitsOf(word: string, next: string | undefined): string | null {
  if (Object.hasOwn(TENS_WORDS, word) && next !== undefined && (DIGIT_WORDS[next] ?? 0) > 0)
    return String(TENS_WORDS[word]).charAt(0);
  for (const words of [DIGIT_WORDS, TEEN_WORDS, TENS_WORDS])
    if (Object.hasOwn(words, word) && word !== 'o') return String(words[word]);
  return null;
}
