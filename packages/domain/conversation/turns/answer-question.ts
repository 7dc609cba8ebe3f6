import { FAQ_ANSWERS } from '../faq.ts';
import type { QuestionTopic } from '../parsers/intent/parse-question.ts';
import type { ConversationState } from '../state.ts';
import type { SlotFill } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import { advance } from './advance.ts';
import { reprompt } from './prompt.ts';
import type { Turn } from './reply.ts';
import type { Utterance } from './slot-updates.ts';

/** Replies with the FAQ answer, fills the slots that the message also holds, and prompts on. */
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

/** Returns the slots a question really fills: "do you take paint?" is no junk, "do you work weekends?" no day. */
function slotsBesideQuestion(
  state: ConversationState,
  topic: QuestionTopic,
  slots: SlotFill['slots'],
): SlotFill['slots'] {
  if (topic === 'hazardous' || state.step === 'instructions') return {};
  const { pickup, ...others } = slots;
  return topic === 'how-soon' || pickup === undefined ? others : slots;
}

/** Returns the step's answer in a question: "Is it free? I have boxes", "text me, how much is it?". */
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

/** Whether the whole message can be trusted to hold the answer: names and junk stand in many questions. */
function isAnswerBesideQuestion({ step }: ConversationState, topic: QuestionTopic): boolean {
  if (step === 'pickup') return topic !== 'how-soon';
  return step === 'phone' || step === 'address' || step === 'contact-method' || step === 'email';
}
