import { LANGUAGES } from '../../../../site/language.ts';
import { ASKED_KEYS } from '../batch.ts';
import { type Checked, fieldsOf, listOf, oneOf, reject, textOf } from '../checked.ts';
import {
  type BlindQuestion,
  QUESTION_WANTS,
  type QuestionBatch,
  type QuestionWant,
} from './question-batch.ts';

/**
 * Returns a batch of questions from the JSON of its file. Lenient about single values and lists.
 *
 * @throws naming batch, entry and field of the first mistake; an unknown key is one
 */
export function readQuestionBatch(name: string, json: unknown): QuestionBatch {
  const field = fieldsOf({ place: name, value: json }, ['author', 'language', 'questions']);
  const { value } = field('questions');
  return {
    name,
    author: textOf(field('author')),
    language: oneOf(field('language'), LANGUAGES),
    questions: listOf({ place: `${name} questions`, value }).map(readQuestion),
  };
}

function readQuestion(checked: Checked): BlindQuestion {
  const field = fieldsOf(checked, ['asked', 'text', 'topics']);
  return {
    asked: oneOf(field('asked'), ASKED_KEYS),
    text: textOf(field('text')),
    wants: readWanted(field('topics')),
  };
}

/** `none` alone is an empty list: a forgotten topic is no message that asks nothing. */
function readWanted(checked: Checked): QuestionWant[][] {
  const topics = listOf(checked);
  if (topics.length === 0) reject(checked, 'must name a topic, or none where nothing is asked');
  const [first] = topics;
  if (topics.length === 1 && first?.value === 'none') return [];
  return topics.map(readAlternatives);
}

/** A topic, or `{ any: [topics] }`. */
function readAlternatives(checked: Checked): QuestionWant[] {
  if (typeof checked.value === 'string') return [oneTopic(checked)];
  const any = fieldsOf(checked, ['any'])('any');
  const alternatives = listOf(any).map(oneTopic);
  return alternatives.length > 0 ? alternatives : reject(any, 'must name a topic');
}

const oneTopic = (checked: Checked): QuestionWant =>
  checked.value === 'none'
    ? reject(checked, 'must be a topic; none stands alone')
    : oneOf(checked, QUESTION_WANTS);
