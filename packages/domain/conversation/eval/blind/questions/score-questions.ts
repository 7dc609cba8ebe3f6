import { LANGUAGES, type Language } from '../../../../site/language.ts';
import { type BlindMiss, type Share, shareOf } from '../scores.ts';
import { type JudgedQuestion, judgeQuestion, WRONG_REPLIES, type WrongReply } from './judge-question.ts';
import {
  type BlindQuestion,
  QUESTION_WANTS,
  type QuestionBatch,
  type QuestionWant,
} from './question-batch.ts';

export interface QuestionScores {
  right: Share;
  byLanguage: Record<Language, Share>;
  wrong: Record<WrongReply, number>;
  /** Of the questions that want it, alone or beside others; `none` of those that want nothing. */
  byTopic: Record<QuestionWant | 'none', Share>;
  misses: BlindMiss[];
}

/** A question that was put to the engine. */
interface PutQuestion {
  /** Batch and place in it. */
  id: string;
  language: Language;
  question: BlindQuestion;
  judged: JudgedQuestion;
}

/** Puts every question of the batches. */
export function scoreQuestions(batches: readonly QuestionBatch[]): QuestionScores {
  const put = batches.flatMap(putQuestionsOf);
  const rightOf = (entries: readonly PutQuestion[]) =>
    shareOf(entries, ({ judged }) => judged.wrong === null);
  const wanting = (topic: QuestionWant) =>
    put.filter(({ question }) => question.wants.flat().includes(topic));
  return {
    right: rightOf(put),
    byLanguage: byKey(LANGUAGES, (language) => rightOf(put.filter((entry) => entry.language === language))),
    wrong: byKey(WRONG_REPLIES, (wrong) => put.filter(({ judged }) => judged.wrong === wrong).length),
    byTopic: {
      ...byKey(QUESTION_WANTS, (topic) => rightOf(wanting(topic))),
      none: rightOf(put.filter(({ question }) => question.wants.length === 0)),
    },
    misses: put.flatMap(missOf),
  };
}

const putQuestionsOf = ({ name, language, questions }: QuestionBatch): PutQuestion[] =>
  questions.map((question, index) => ({
    id: `${name} questions[${index}]`,
    language,
    question,
    judged: judgeQuestion(question, language),
  }));

function byKey<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** Returns what went wrong with a question, in a list of none or one. */
function missOf({ id, question: { asked, text, wants }, judged }: PutQuestion): BlindMiss[] {
  if (judged.wrong === null) return [];
  const problem = `${judged.wrong}: wanted ${JSON.stringify(wants)}, answered ${JSON.stringify(judged.answers)}`;
  const transcript = [`U: ${text}`, ...judged.replies.map((reply) => `A: ${reply}`)];
  return [{ id, of: `${asked}: ${text}`, problems: [problem], transcript }];
}
