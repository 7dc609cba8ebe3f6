import type { QuestionTopic } from '../../../lexicon/questions/question-topics.ts';
import { recogniseQuestions } from '../../../understanding/questions/recognise-questions.ts';
import type { Understanding } from '../../../understanding/understand.ts';

const OF_MONEY: ReadonlySet<QuestionTopic | 'unknown'> = new Set<QuestionTopic>([
  'price',
  'is-it-free',
  'payment',
  'taxes',
]);

/** What is to come on top says so. */
const ADDS =
  /(?<!\p{L})(?:also|add(?:ed|ing)?|too|forgot|another|extra|plus|take|grab|haul|aussi|ajout\p{L}*|oubli\p{L}*|autre|prendre|prenez|prends|emport\p{L}*)(?!\p{L})/iu;

/** Whether a message asks what things cost and adds none: "what about my mattress, do you charge for it". */
export const onlyAsksPrice = ({ message, utterance }: Understanding): boolean =>
  !ADDS.test(message) && recogniseQuestions(utterance).some(({ topic }) => OF_MONEY.has(topic));
