import type { ConversationState, StepName } from '../../../state.ts';
import { recogniseQuestions } from '../../../understanding/questions/recognise-questions.ts';
import { readWithheld } from '../../../understanding/recognisers/answers/read-withheld.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Wording } from '../../../wording/english.ts';
import { wordingOf } from '../../../wording/wording.ts';
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
  const withheld = why === undefined ? null : readWithheld(said.utterance);
  if (why === undefined || withheld === null) return null;
  const wording = wordingOf(state);
  const reason = why(wording);
  const { answer, openQuestions } = answerQuestions(said, state);
  // "Is that required?" and "why do you need it?" alone are answered by the reason itself.
  const isOwn = answer === wording.question.unknown || answer === wording.answers.privacy;
  const isAlone = recogniseQuestions(said.utterance).length <= 1;
  if (answer === null || (withheld === 'asks' && isOwn && isAlone))
    return { answer: reason, openQuestions: null };
  return { answer: `${answer}\n\n${reason}`, openQuestions };
}
