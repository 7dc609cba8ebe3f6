import { NAMES_WITH_A_CAPITAL, NEVER_IN_NAMES } from '../../lexicon/name-words.ts';
import { wordsOf } from '../../understanding/text/plain-text.ts';
import { isName, parseName } from './parse-name.ts';

const SURE_LEAD_IN = /\b(?:my name is|my name's|name is|je m'appelle|mon nom est) /i;
/** "I'm" introduces much besides names: only a capital after it is one. */
const LIKELY_LEAD_IN = /\b(?:i'm|i am|this is|it's) (?=\p{Lu})/iu;
const NAME_WORD = /^\p{L}[\p{L}\p{M}'.-]*,?$/u;
/** "Jane at" stood before a phone number. */
const TO_A_NUMBER = /,? (?:at|on|phone|cell|tel)$/i;
const CAPITAL = /^\p{Lu}/u;
const MAX_WORDS = 4;
const MAX_LENGTH = 50;

/** The name in "Hi, I'm Jane Roe and I have a couch"; null where nobody introduces themselves. */
export function findIntroducedName(segment: string): string | null {
  const sure = SURE_LEAD_IN.exec(segment);
  const leadIn = sure ?? LIKELY_LEAD_IN.exec(segment);
  if (leadIn === null) return null;
  const words: string[] = [];
  for (const word of segment.slice(leadIn.index + leadIn[0].length).split(' ')) {
    const isPart = NAME_WORD.test(word) && !wordsOf(word).some((plain) => NEVER_IN_NAMES.has(plain));
    const isLittle = NAMES_WITH_A_CAPITAL.has(word);
    if (!isPart || isLittle || words.length === MAX_WORDS || (sure === null && !CAPITAL.test(word))) break;
    words.push(word);
  }
  const parsed = parseName(words.join(' '));
  return parsed.kind === 'ok' ? parsed.value : null;
}

/** A piece of a longer message that is a name and nothing else (specification section 5: letters, under 50 characters). */
export function findBareName(segment: string, isFirst: boolean): string | null {
  const parsed = parseName(segment.replace(TO_A_NUMBER, ''));
  if (parsed.kind !== 'ok' || segment.length >= MAX_LENGTH || !isName(parsed.value)) return null;
  // A single word in the middle of a message says many things.
  return isFirst || parsed.value.includes(' ') ? parsed.value : null;
}
