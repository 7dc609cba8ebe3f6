import type { ContactMethod } from '../../leads/fields/contact-method.ts';
import { parseContactMethod } from '../parsers/contact/parse-contact-method.ts';
import { isWithinEdits } from '../parsers/text/edit-distance.ts';
import { wordsOf } from '../parsers/text/plain-text.ts';
import { CONTACT_REPLIES } from '../quick-replies.ts';
import { WORDING } from '../wording.ts';
import { filled, promptText, retry, type Step } from './step.ts';

/** No preference means a call, the specification's default. */
const NO_PREFERENCE =
  /\b(?:any|anything|anyhow|either|whichever|whatever|both|no preference|don'?t (?:care|mind)|doesn'?t matter|n'importe)\b/i;

/** Misspelt short answers by the word they are likely to mean, at this step alone. */
const MISSPELT_METHODS: readonly (readonly [string, ContactMethod])[] = [
  ['text', 'sms'],
  ['message', 'sms'],
  ['call', 'phone'],
  ['phone', 'phone'],
  ['ph', 'phone'],
  ['email', 'email'],
];
const MAX_SHORT_WORDS = 3;

function misspeltMethod(text: string): ContactMethod | null {
  const words = wordsOf(text);
  if (words.length > MAX_SHORT_WORDS) return null;
  const isMeant = (word: string, meant: string) =>
    word[0] === meant[0] && isWithinEdits(word, meant, meant.length > 3 && word.length > 2 ? 1 : 0);
  return MISSPELT_METHODS.find(([meant]) => words.some((word) => isMeant(word, meant)))?.[1] ?? null;
}

/** Step 7: the preferred contact method. */
export const contactMethodStep: Step = {
  prompt: (_state, asking) => ({
    content: promptText(WORDING.contactMethod, asking),
    quickReplies: CONTACT_REPLIES,
  }),
  read(text) {
    const parsed = parseContactMethod(text);
    if (parsed.kind === 'ok') return filled({ preferredContactMethod: parsed.value });
    const meant = misspeltMethod(text);
    if (meant !== null) return filled({ preferredContactMethod: meant });
    if (NO_PREFERENCE.test(text)) return filled({ preferredContactMethod: 'phone' });
    return retry(WORDING.contactMethod.unrecognised);
  },
};
