import { CHANGEABLE, type ChangeSlot } from '../changeable-slot.ts';
import { FACTS, type QuestionTopic } from '../facts.ts';
import { previousStep } from '../next-step.ts';
import type { Intent } from '../parsers/parse-intent.ts';
import { NO_SLOTS } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { NOTHING_TO_ADD } from '../steps/instructions.ts';
import type { Fill, Reading } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { advance } from './advance.ts';
import { askAgain, goToStep, retryStep } from './ask.ts';
import { withoutPending } from './pending-after.ts';
import { requestPerson } from './request-person.ts';
import type { SaidBesides } from './said-besides.ts';
import { beginAnew } from './start-over.ts';
import { submit } from './submit.ts';
import { takeReading } from './take-reading.ts';
import type { Turn } from './turn.ts';

/** Does what a message asks for. Null where facts in it say that it is an answer after all. */
export function takeIntent(
  state: ConversationState,
  intent: Intent,
  reading: Reading,
  besides: SaidBesides,
  context: TurnContext,
): Turn | null {
  switch (intent.type) {
    case 'change':
      return change(state, intent.slot, intent.rest, besides, context);
    case 'question':
      return answerQuestion(state, intent.topic, ownAnswer(state, intent.topic, reading), besides, context);
    case 'submit':
      return state.step === 'instructions' ? advance(state, NOTHING_TO_ADD, context) : submit(state, context);
    case 'go-back':
      return goBack(state);
    case 'start-over':
      return startOver(state);
    case 'person':
      return requestPerson(state);
    case 'greeting':
      return besides.found > 0 ? null : askAgain(state, WORDING.greeting);
    case 'thanks':
      return besides.found > 0 ? null : askAgain(state, WORDING.thanks);
  }
}

/** Answers from the site's facts, takes in what the message says besides, and asks on. */
function answerQuestion(
  state: ConversationState,
  topic: QuestionTopic,
  own: Fill | null,
  { slots, pending }: SaidBesides,
  context: TurnContext,
): Turn {
  const answer = FACTS[topic];
  const fill = { ...own, slots: { ...own?.slots, ...saidBeside(state, topic, slots) } };
  if (own === null && Object.keys(fill.slots).length === 0) return askAgain(state, answer);
  return advance(state, fill, context, { note: answer, pending });
}

/** "Do you take paint?" is no paint to be taken, and "do you work weekends?" no day that was chosen. */
function saidBeside(state: ConversationState, topic: QuestionTopic, slots: Fill['slots']): Fill['slots'] {
  if (topic === 'hazardous' || state.step === 'instructions') return {};
  const { pickup, ...others } = slots;
  return topic === 'how-soon' || pickup === undefined ? others : slots;
}

/** "Text me. How much is it?" holds an answer as well; a name, a photo or junk is no part of a question. */
function ownAnswer(state: ConversationState, topic: QuestionTopic, reading: Reading): Fill | null {
  if (reading.kind !== 'fill' || state.pending !== null) return null;
  switch (state.step) {
    case 'phone':
    case 'address':
    case 'contact-method':
    case 'email':
      return reading.fill;
    case 'pickup':
      return topic === 'how-soon' ? null : reading.fill;
    default:
      return null;
  }
}

function goBack(state: ConversationState): Turn {
  if (state.pending !== null) return askAgain({ ...state, pending: null, failedTries: 0 }, null);
  const previous = previousStep(state);
  return previous === null ? askAgain(state, WORDING.goBackAtStart) : goToStep(state, previous, null);
}

function startOver(state: ConversationState): Turn {
  const nothingSaid = state.pending === null && JSON.stringify(state.slots) === JSON.stringify(NO_SLOTS);
  if (nothingSaid) return beginAnew();
  return askAgain({ ...withoutPending(state), pending: { kind: 'start-over' }, failedTries: 0 }, null);
}

/** Corrects a fact: at once where the new value came along, else by asking for it. */
function change(
  state: ConversationState,
  slot: ChangeSlot,
  rest: string,
  besides: SaidBesides,
  context: TurnContext,
): Turn {
  const { step } = CHANGEABLE[slot];
  if (slot === 'photo') {
    return askAgain(state, WORDING.photo.edit, [{ type: 'choose-photo' }]);
  }
  if (rest.trim() === '') return goToStep(state, step, null);
  const there = goToStep(state, step, null).state;
  const reading = STEPS[step].read(rest, { ...there, editing: true }, context);
  if (reading.kind === 'fill') {
    const fill: Fill = {
      ...reading.fill,
      slots: { ...besides.slots, ...added(state, slot, rest, reading.fill.slots) },
    };
    return advance(state, fill, context);
  }
  if (reading.kind === 'retry') return retryStep(there, reading.content, reading.addressParts);
  return takeReading(there, reading, context);
}

/** More instructions join those that are known. */
function added(
  state: ConversationState,
  slot: ChangeSlot,
  rest: string,
  slots: Fill['slots'],
): Fill['slots'] {
  const { specialInstructions: known } = state.slots;
  if (slot !== 'instructions' || known === null || !slots.specialInstructions) return slots;
  return known.includes(rest) ? {} : { specialInstructions: `${known}\n${slots.specialInstructions}` };
}
