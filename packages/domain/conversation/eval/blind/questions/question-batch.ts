import type { Language } from '../../../../site/language.ts';
import { QUESTION_TOPICS } from '../../../lexicon/questions/question-topics.ts';
import type { AskedKey } from '../batch.ts';

/** What a question can want: the answer of a topic, or, as `other`, that the team is told. */
export const QUESTION_WANTS = [...QUESTION_TOPICS, 'other'] as const;

export type QuestionWant = (typeof QUESTION_WANTS)[number];

/** One message, and what has to be answered in it. */
export interface BlindQuestion {
  asked: AskedKey;
  text: string;
  /** All of them are wanted, each as a list of fair alternatives; empty where nothing is asked. */
  wants: readonly (readonly QuestionWant[])[];
}

export interface QuestionBatch {
  name: string;
  author: string;
  /** Of the talk in which the questions are put. */
  language: Language;
  questions: readonly BlindQuestion[];
}
