import { recapLines } from '../../../slot-definitions.ts';
import type { ConversationState } from '../../../state.ts';
import type { Turn } from '../../../turns/reply.ts';
import { wordingOf } from '../../../wording/wording.ts';
import { offeredValues } from '../asked.ts';
import { answerTexts } from './answer-texts.ts';
import type { QuestionWant } from './question-batch.ts';

/** What a turn answers. */
export interface ReadReply {
  /** What each answer in it answers. */
  answers: readonly (readonly QuestionWant[])[];
  /** What is met by something that is said or done without a question too, and is no answer too many. */
  metBeside: readonly QuestionWant[];
  passedOn: boolean;
  sent: boolean;
}

/** Reads a turn for what it answers of the message before it. */
export function readReply(before: ConversationState, turn: Turn): ReadReply {
  const { state, replies, effects } = turn;
  const said = replies.map(({ content }) => content).join('\n\n');
  const recap = wordingOf(state).review.recap(recapLines(state.slots).join('\n'));
  const answers = answersIn(said.replace(recap, ''), before, state);
  const isForPerson = effects.some(({ type }) => type === 'request-person');
  const passedOn = isPassedOn(said, before, turn);
  const metBeside: QuestionWant[] = [];
  if (putsPickupDown(before, state)) metBeside.push('how-soon');
  if (said.includes(recap)) metBeside.push('your-details');
  if (passedOn) metBeside.push('other');
  return {
    answers: isForPerson ? [...answers, ['are-you-a-person', 'contact-us']] : answers,
    metBeside,
    passedOn,
    sent: effects.some(({ type }) => type === 'submit-lead') || state.lead !== 'collecting',
  };
}

/** Every text is taken out where it is found, so that none within it is found once more. */
function answersIn(
  said: string,
  { slots }: ConversationState,
  after: ConversationState,
): ReadReply['answers'] {
  // They are answered from what was known before the message, in the language that it is in.
  const { language } = after.slots;
  let rest = said;
  return answerTexts(language === undefined ? slots : { ...slots, language }).flatMap(({ text, answers }) => {
    if (!rest.includes(text)) return [];
    rest = rest.replaceAll(text, '');
    return [answers];
  });
}

/** Whether the team is told, be it said or not. */
function isPassedOn(said: string, before: ConversationState, { state, effects }: Turn): boolean {
  const { unknown, unknownLate, passedOn, passedOnLate } = wordingOf(state).question;
  const openIn = ({ slots }: ConversationState) => JSON.stringify(slots.openQuestions);
  return (
    openIn(before) !== openIn(state) ||
    effects.some(({ type }) => type === 'pass-on') ||
    [unknown, unknownLate, passedOn, passedOnLate].some((text) => said.includes(text))
  );
}

/** "Can someone come friday?" is answered by friday, stored or asked back. */
function putsPickupDown(before: ConversationState, after: ConversationState): boolean {
  const pickups = (state: ConversationState) =>
    JSON.stringify([state.slots.pickup, ...offeredValues(state).flatMap(({ pickup }) => pickup ?? [])]);
  return pickups(before) !== pickups(after);
}
