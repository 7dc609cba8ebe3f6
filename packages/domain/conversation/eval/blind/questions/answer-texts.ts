import { answerTo } from '../../../answers/answers.ts';
import { HAZARD_KINDS } from '../../../lexicon/hazards.ts';
import { QUESTION_TOPICS, type QuestionTopic } from '../../../lexicon/questions/question-topics.ts';
import { recapOf, SLOT_DEFINITIONS } from '../../../slot-definitions.ts';
import type { Slots } from '../../../slots.ts';
import { wordingIn } from '../../../wording/wording.ts';
import type { QuestionWant } from './question-batch.ts';

/** A text of the assistant, and what is answered by it. */
export interface AnswerText {
  text: string;
  answers: readonly QuestionWant[];
}

/** What a topic's text answers beside its topic. */
const ANSWERED_BESIDE: Partial<Record<QuestionTopic, readonly QuestionWant[]>> = {
  // It says what two people lift.
  'heavy-things': ['what-we-take'],
  // Those who come are vetted.
  'who-comes': ['licence'],
};

/** Returns the texts that answer something in a talk with these slots; one that holds another stands before it. */
export function answerTexts(slots: Slots): AnswerText[] {
  return [
    ...narrowerTexts(slots),
    ...hazardTexts(slots),
    ...QUESTION_TOPICS.map((topic) => ({
      text: answerTo(topic, slots).text,
      answers: [topic, ...(ANSWERED_BESIDE[topic] ?? [])],
    })),
    ...detailTexts(slots),
  ];
}

/** What is said in place of a topic's text that would be too wide; `other`, since no topic is as narrow. */
function narrowerTexts({ language }: Slots): AnswerText[] {
  const { question, answers, name, phone, address } = wordingIn(language);
  return [
    // Authors count tires among what is hazardous.
    {
      text: `${question.tires} ${answers['what-we-take']}`,
      answers: ['what-we-take', 'hazardous', 'other'],
    },
    { text: question.office, answers: ['hours', 'contact-us', 'other'] },
    { text: question.discount, answers: ['price', 'payment', 'is-it-free', 'other'] },
    { text: question.receipt, answers: ['payment', 'other'] },
    { text: question.duration, answers: ['how-soon', 'other'] },
    { text: question.takesIt, answers: ['what-we-take'] },
    { text: question.notBound, answers: ['is-it-free', 'process', 'cancelling', 'price'] },
    { text: question.howMany, answers: ['who-comes', 'heavy-things'] },
    { text: question.allIn, answers: ['price', 'is-it-free', 'payment', 'disposal'] },
    { text: question.prepared, answers: ['heavy-things', 'process', 'other'] },
    {
      text: question.obstacle,
      answers: ['what-we-take', 'heavy-things', 'how-soon', 'need-to-be-home', 'areas', 'other'],
    },
    { text: question.priceAgain, answers: ['price'] },
    ...[name, phone, address].map(({ needed }) => ({ text: needed, answers: ['privacy'] as const })),
  ];
}

/** Where a hazard goes says as well that no crew takes it. */
function hazardTexts({ language }: Slots): AnswerText[] {
  const { hazard, hazards } = wordingIn(language);
  return HAZARD_KINDS.map((kind) => ({
    text: hazard(hazards[kind].label, hazards[kind].disposal),
    answers: ['hazardous', 'what-we-take'],
  }));
}

/** What is known of one slot, as it is said again and where it is opened. */
function detailTexts(slots: Slots): AnswerText[] {
  const { current, details, recapLine, slots: named } = wordingIn(slots.language);
  const texts = recapOf(slots).flatMap(({ slot, heading, value }) => {
    const shown = SLOT_DEFINITIONS[slot].shown(slots);
    const opened = shown === null ? [] : [current(named[slot].name, shown)];
    return value === null ? opened : [...opened, details(recapLine(heading, value))];
  });
  return texts.map((text) => ({ text, answers: ['your-details'] }));
}
