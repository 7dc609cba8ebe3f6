import type { ContactMethod } from '../../leads/contact-method.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Parsed } from './parsed.ts';
import { answerWordsOf } from './plain-text.ts';

const WORDS: readonly (readonly [ContactMethod, ReadonlySet<string>])[] = [
  [
    'sms',
    wordSet(
      'text texts texting texted txt txts sms message messages msg msgs imessage whatsapp texto textos',
    ),
  ],
  ['email', wordSet('email emails emailing mail mails courriel gmail hotmail mel')],
  [
    'phone',
    wordSet(
      'call calls calling phone phones phoning ring ringing telephone tel voice appel appeler appelez cell',
    ),
  ],
];
const NEGATIONS = wordSet('no not dont never without except pas instead than cant');
/** How many words a "don't" reaches. */
const NEGATION_REACH = 3;

/** How somebody wants to be answered, from a word of theirs; "text, don't call" is a text. */
export function parseContactMethod(text: string): Parsed<ContactMethod, 'unrecognised'> {
  const words = answerWordsOf(text);
  for (const [index, word] of words.entries()) {
    const method = WORDS.find(([, known]) => known.has(word))?.[0];
    if (method === undefined) continue;
    // "text message", "phone me by text", "text my phone": the more telling word follows or precedes.
    if (isNegated(words, index)) continue;
    if (
      method === 'phone' &&
      words.some((other, at) => at !== index && isTelling(other) && !isNegated(words, at))
    )
      continue;
    return { kind: 'ok', value: method };
  }
  return { kind: 'retry', reason: 'unrecognised' };
}

/** "Text my phone" and "message my cell" name the telephone without asking for a call. */
function isTelling(word: string): boolean {
  return WORDS.some(([method, known]) => method !== 'phone' && known.has(word));
}

function isNegated(words: readonly string[], index: number): boolean {
  return words.slice(Math.max(0, index - NEGATION_REACH), index).some((word) => NEGATIONS.has(word));
}
