import { dropPending } from '../clarifications/clarifications.ts';
import { previousStep } from '../next-step.ts';
import type { Intent } from '../parsers/intent/parse-intent.ts';
import { NO_SLOTS } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { NO_INSTRUCTIONS_FILL } from '../steps/instructions.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { advance } from './advance.ts';
import { answerQuestion } from './answer-question.ts';
import { correctSlot } from './correct-slot.ts';
import { goToStep, reprompt } from './prompt.ts';
import type { Turn } from './reply.ts';
import { requestPerson } from './request-person.ts';
import type { Utterance } from './slot-updates.ts';
import { startOver } from './start-over.ts';
import { submit } from './submit.ts';

/** Runs the intent of a message. Returns null where slots in it show that it is an answer after all. */
export function handleIntent(
  state: ConversationState,
  intent: Intent,
  utterance: Utterance,
  context: TurnContext,
): Turn | null {
  switch (intent.type) {
    case 'change':
      return correctSlot(state, intent, utterance.updates, context);
    case 'question':
      return answerQuestion(state, intent.topic, utterance, context);
    case 'submit':
      return state.step === 'instructions'
        ? advance(state, NO_INSTRUCTIONS_FILL, context)
        : submit(state, context);
    case 'go-back':
      return goBack(state);
    case 'start-over':
      return confirmStartOver(state);
    case 'person':
      return requestPerson(state);
    case 'greeting':
      return utterance.updates.found > 0 ? null : reprompt(state, WORDING.greeting);
    case 'thanks':
      return utterance.updates.found > 0 ? null : reprompt(state, WORDING.thanks);
  }
}

function goBack(state: ConversationState): Turn {
  if (state.pending !== null) return reprompt({ ...state, pending: null, failedTries: 0 }, null);
  const previous = previousStep(state);
  return previous === null ? reprompt(state, WORDING.goBackAtStart) : goToStep(state, previous, null);
}

function confirmStartOver(state: ConversationState): Turn {
  const nothingSaid = state.pending === null && JSON.stringify(state.slots) === JSON.stringify(NO_SLOTS);
  if (nothingSaid) return startOver();
  return reprompt({ ...dropPending(state), pending: { kind: 'start-over' }, failedTries: 0 }, null);
}
