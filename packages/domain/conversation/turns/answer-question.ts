import { FAQ_ANSWERS, type QuestionTopic } from '../facts.ts';
import type { ConversationState } from '../state.ts';
import type { SlotFill } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import { advance } from './advance.ts';
import { reprompt } from './ask.ts';
import type { Utterance } from './heard.ts';
import type { Turn } from './turn.ts';

/** Answers from the site's facts, takes in what the message says besides, and asks on. */
export function answerQuestion(
  state: ConversationState,
  topic: QuestionTopic,
  utterance: Utterance,
  context: TurnContext,
): Turn {
  const answer = FAQ_ANSWERS[topic];
  const { slots, pending } = utterance.updates;
  const own = answerBesideQuestion(state, topic, utterance, context);
  const fill = { ...own, slots: { ...own?.slots, ...slotsBesideQuestion(state, topic, slots) } };
  if (own === null && Object.keys(fill.slots).length === 0) return reprompt(state, answer);
  return advance(state, fill, context, { note: answer, pending });
}

/** "Do you take paint?" is no paint to be taken, and "do you work weekends?" no day that was chosen. */
function slotsBesideQuestion(
  state: ConversationState,
  topic: QuestionTopic,
  slots: SlotFill['slots'],
): SlotFill['slots'] {
  if (topic === 'hazardous' || state.step === 'instructions') return {};
  const { pickup, ...others } = slots;
  return topic === 'how-soon' || pickup === undefined ? others : slots;
}

/** "Is it free? I have boxes", and "text me, how much is it?": an answer that came along with a question. */
function answerBesideQuestion(
  state: ConversationState,
  topic: QuestionTopic,
  { text, result }: Utterance,
  context: TurnContext,
): SlotFill | null {
  if (state.pending !== null) return null;
  const after = text.slice(text.lastIndexOf('?') + 1).trim();
  const isApart = after !== '' && after !== text;
  const apart = isApart ? STEPS[state.step].read(after, state, context) : null;
  if (apart?.kind === 'fill') return apart.fill;
  return result.kind === 'fill' && isAnswerBesideQuestion(state, topic) ? result.fill : null;
}

/** Where the whole message can be trusted to hold the answer: names and junk stand in many a question. */
function isAnswerBesideQuestion({ step }: ConversationState, topic: QuestionTopic): boolean {
  if (step === 'pickup') return topic !== 'how-soon';
  return step === 'phone' || step === 'address' || step === 'contact-method' || step === 'email';
}
