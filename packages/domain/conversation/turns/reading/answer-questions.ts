import { ANSWERS } from '../../answers/answers.ts';
import { MAX_SLOT_ENTRIES } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import { recogniseQuestions } from '../../understanding/questions/recognise-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { offeredSlots } from './offered-slots.ts';

/** What a message asks, answered. */
export interface AnsweredQuestions {
  /** Null where nothing was asked. */
  answer: string | null;
  /** With what has to go to the team; null where nothing is new. */
  openQuestions: string[] | null;
}

const MAX_ANSWERS = 2;

/** Answers a message's questions from the table of answers; what the table does not know goes to the team. */
export function answerQuestions(said: Understanding, state: ConversationState): AnsweredQuestions {
  // A value that was asked for is confirmed, which answers that question.
  const isOffer = offeredSlots(said, state) !== null;
  const questions = recogniseQuestions(said.utterance).filter(({ topic }) => topic !== 'unknown' || !isOffer);
  if (questions.length === 0) return { answer: null, openQuestions: null };
  const texts = [...new Set(questions.map(({ topic }) => ANSWERS[topic].text))].slice(0, MAX_ANSWERS);
  const known = state.slots.openQuestions ?? [];
  const open = questions
    .filter(({ topic, text }) => ANSWERS[topic].passOn && !known.includes(text))
    .map(({ text }) => text);
  const openQuestions = open.length === 0 ? null : [...known, ...open].slice(0, MAX_SLOT_ENTRIES);
  return { answer: texts.join('\n\n'), openQuestions };
}
