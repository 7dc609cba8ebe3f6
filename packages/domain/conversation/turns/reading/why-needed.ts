import type { ConversationState, StepName } from '../../state.ts';
import { isWithheld } from '../../understanding/recognisers/answers/read-withheld.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Wording } from '../../wording/english.ts';
import { wordingOf } from '../../wording/wording.ts';
import { type AnsweredQuestions, answerQuestions } from './answer-questions.ts';

/** Of the steps without which there is no quote. */
const NEEDED: Partial<Record<StepName, (wording: Wording) => string>> = {
  name: ({ name }) => name.needed,
  phone: ({ phone }) => phone.needed,
  address: ({ address }) => address.needed,
};

/**
 * What is said to somebody who would rather not give what is asked for, or asks whether they must: why it is needed, behind
 * what else they ask. Null where nothing is withheld, or the step can be left out.
 */
export function whyNeeded(said: Understanding, state: ConversationState): AnsweredQuestions | null {
  const why = state.pending === null ? NEEDED[state.step] : undefined;
  if (why === undefined || !isWithheld(said.utterance)) return null;
  const { answer } = answerQuestions(said, state);
  const reason = why(wordingOf(state));
  const { answers, question } = wordingOf(state);
  // "Is that required?" and "why do you need it?" are answered by the reason itself.
  const asked = answer === question.unknown || answer === answers.privacy ? null : answer;
  return { answer: [asked, reason].filter(Boolean).join('\n\n'), openQuestions: null };
}
