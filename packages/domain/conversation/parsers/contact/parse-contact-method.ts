import type { ContactMethod } from '../../../leads/fields/contact-method.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { isWithinEdits } from '../../understanding/text/edit-distance.ts';
import { answerWordsOf } from '../../understanding/text/plain-text.ts';
import type { Parsed } from '../parsed.ts';

const WORDS: Record<ContactMethod, ReadonlySet<string>> = {
  sms: wordSet(
    'text texts texting texted txt txts sms message messages msg msgs imessage whatsapp texto textos',
  ),
  email: wordSet('email emails emailing mail mails courriel gmail hotmail mel'),
  phone: wordSet(
    'call calls calling phone phones phoning ring ringing telephone tel voice appel appeler appelez cell',
  ),
};
/** Whole answers of a letter or two. */
const SHORT: Readonly<Record<string, ContactMethod>> = {
  t: 'sms',
  e: 'email',
  p: 'phone',
  ph: 'phone',
  c: 'phone',
};
/** The words that are recognised with a slip in them, and ordinary words that are not one. */
const MEANT: readonly string[] = ['text', 'message', 'email', 'phone', 'call'];
const NOT_MISSPELT = wordSet(
  'all tell next test small fall tall mall ball hall can cab cat calm phones tent ten best',
);
/** A slip is looked for where little else is said. */
const MAX_MISSPELT_WORDS = 3;

const NEGATIONS = wordSet('no not dont never without except pas instead than cant');
/** How many words a "don't" reaches. */
const NEGATION_REACH = 3;

/** Parses the preferred contact method; "text, don't call" is a text. */
export function parseContactMethod(text: string): Parsed<ContactMethod, 'unrecognised'> {
  const words = answerWordsOf(text);
  const wanted = words.flatMap((word, index) => {
    const method = isNegated(words, index) ? null : methodOf(word);
    return method === null ? [] : [method];
  });
  // "Text my phone" and "message my cell" name the telephone without asking for a call.
  const value = wanted.find((method) => method !== 'phone') ?? wanted[0] ?? unclearMethod(words);
  return value === null ? { kind: 'retry', reason: 'unrecognised' } : { kind: 'ok', value };
}

function methodOf(word: string): ContactMethod | null {
  if (WORDS.sms.has(word)) return 'sms';
  if (WORDS.email.has(word)) return 'email';
  return WORDS.phone.has(word) ? 'phone' : null;
}

/** A whole answer of a letter or two, or one with a slip in it: "ph", "txet", "emial". */
function unclearMethod(words: readonly string[]): ContactMethod | null {
  const [only = ''] = words;
  if (words.length === 1 && Object.hasOwn(SHORT, only)) return SHORT[only] ?? null;
  if (words.length > MAX_MISSPELT_WORDS || words.some((word) => NEGATIONS.has(word))) return null;
  for (const word of words) {
    if (word.length < 3 || NOT_MISSPELT.has(word)) continue;
    const meant = MEANT.find((known) => known[0] === word[0] && isWithinEdits(word, known, 1));
    if (meant !== undefined) return methodOf(meant);
  }
  return null;
}

function isNegated(words: readonly string[], index: number): boolean {
  return words.slice(Math.max(0, index - NEGATION_REACH), index).some((word) => NEGATIONS.has(word));
}
