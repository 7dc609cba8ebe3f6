import { COURTESY_WORDS, GREETING_WORDS, THANKS_WORDS } from '../../lexicon/answer-words.ts';
import {
  ASKING_WORDS,
  CERTAIN_PERSON_WORDS,
  GO_BACK_ANSWERS,
  GREETING_FILLER,
  PERSON_ANSWERS,
  PERSON_WORDS,
  START_OVER_ANSWERS,
  START_OVER_PHRASES,
  SUBMIT_ANSWERS,
  TALKING_WORDS,
  THANKS_FILLER,
} from '../../lexicon/intent-words.ts';
import type { SlotName } from '../../slots.ts';
import { holdsPhrase, wordsOf } from '../../understanding/text/plain-text.ts';
import { parseChange } from './parse-change.ts';
import { parseQuestion, type QuestionTopic } from './parse-question.ts';

/** The intent of a message that is more than an answer. */
export type Intent =
  | { type: 'submit' }
  | { type: 'go-back' }
  | { type: 'start-over' }
  | { type: 'person' }
  | { type: 'greeting' }
  | { type: 'thanks' }
  | { type: 'question'; topic: QuestionTopic }
  | { type: 'change'; slot: SlotName; rest: string };

/** Words of a greeting that stand first; "morning" alone is a pickup window. */
const GREETING_START = new Set(['morning', 'afternoon', 'evening', 'day', 'you', 'to']);
/** Longer messages are answers, whatever words they hold. */
const MAX_COMMAND_WORDS = 14;

/** Returns the intent of a message; null for a plain answer. */
export function parseIntent(text: string): Intent | null {
  const words = wordsOf(text).slice(0, 80);
  if (words.length === 0) return null;
  const topic = parseQuestion(text);
  if (topic === 'are-you-a-person') return { type: 'question', topic };
  const command = words.length <= MAX_COMMAND_WORDS ? commandOf(words) : null;
  if (command !== null) return command;
  const change = parseChange(text);
  if (change !== null) return { type: 'change', ...change };
  return topic === null ? greetingOrThanks(words) : { type: 'question', topic };
}

function commandOf(words: readonly string[]): Intent | null {
  const plain = words.filter((word) => !COURTESY_WORDS.has(word)).join(' ');
  const whole = words.join(' ');
  const is = (answers: ReadonlySet<string>) => answers.has(plain) || answers.has(whole);
  if (is(SUBMIT_ANSWERS)) return { type: 'submit' };
  if (is(GO_BACK_ANSWERS)) return { type: 'go-back' };
  const startsOver =
    is(START_OVER_ANSWERS) || START_OVER_PHRASES.some((phrase) => holdsPhrase(words, phrase));
  if (startsOver) return { type: 'start-over' };
  return is(PERSON_ANSWERS) || asksForPerson(words) ? { type: 'person' } : null;
}

function asksForPerson(words: readonly string[]): boolean {
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  if (has(TALKING_WORDS) && has(PERSON_WORDS)) return true;
  const real =
    holdsPhrase(words, 'real person') || holdsPhrase(words, 'live person') || holdsPhrase(words, 'a person');
  return has(ASKING_WORDS) && (has(CERTAIN_PERSON_WORDS) || real);
}

function greetingOrThanks(words: readonly string[]): Intent | null {
  const [first = ''] = words;
  const only = (...known: ReadonlySet<string>[]) => words.every((word) => known.some((set) => set.has(word)));
  if (only(THANKS_WORDS, THANKS_FILLER, COURTESY_WORDS) && words.some((word) => THANKS_WORDS.has(word))) {
    return { type: 'thanks' };
  }
  const greets = GREETING_WORDS.has(first) && !GREETING_START.has(first) && first !== 'good';
  const wishes = first === 'good' && words.length > 1;
  const isGreeting = (greets || wishes) && only(GREETING_WORDS, GREETING_FILLER, COURTESY_WORDS);
  return isGreeting ? { type: 'greeting' } : null;
}
