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
  const text = topic === 'your-details' ? details(recapLines(slots).join('\n')) : answers[topic];
  return { text, passOn: PASSED_ON.has(topic) };
}
