import { notedCallTimes } from '../../call-times/call-times-note.ts';
import type { QuestionTopic } from '../lexicon/questions/question-topics.ts';
import { recapLines } from '../slot-definitions.ts';
import type { Slots } from '../slots.ts';
import { wordingIn } from '../wording/wording.ts';

/** What the assistant says to a question. */
export interface Answer {
  text: string;
  /** The team has to say more, which is said behind it: the question goes on the lead. */
  passOn: boolean;
}

/** Questions whose answer is not whole without the team. */
const PASSED_ON: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'payment',
  'insurance',
  'licence',
  'hours',
  'heavy-things',
  'need-to-be-home',
  'estimate-on-site',
]);

/** The answer to a question, in the talk whose slots these are. */
export function answerTo(topic: QuestionTopic, slots: Slots): Answer {
  const { answers, details } = wordingIn(slots.language);
  const known = topic === 'how-contact' ? calledThen(slots) : null;
  const text = topic === 'your-details' ? details(recapLines(slots).join('\n')) : (known ?? answers[topic]);
  return { text, passOn: PASSED_ON.has(topic) };
}

/** When somebody has asked to be called; null where they have not. */
function calledThen({ specialInstructions, preferredContactMethod, language }: Slots): string | null {
  const times = notedCallTimes(specialInstructions);
  if (times === null || preferredContactMethod === 'email') return null;
  const { calledThen: then, calledSo } = wordingIn(language).question;
  return FORBIDS.test(times) ? calledSo(times) : then(times, preferredContactMethod === 'sms');
}

/** "Not before noon" is no time that somebody is called at. */
const FORBIDS = /\b(?:do not|don['’]?t|never|pas|ne|not)\b/i;
