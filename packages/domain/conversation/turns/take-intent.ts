import { previousStep } from '../next-step.ts';
import type { Intent } from '../parsers/parse-intent.ts';
import { NO_SLOTS } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { NOTHING_TO_ADD } from '../steps/instructions.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { advance } from './advance.ts';
import { answerQuestion } from './answer-question.ts';
import { askAgain, goToStep } from './ask.ts';
import { change } from './change.ts';
import type { Heard } from './heard.ts';
import { withoutPending } from './pending-after.ts';
import { requestPerson } from './request-person.ts';
import { beginAnew } from './start-over.ts';
import { submit } from './submit.ts';
import type { Turn } from './turn.ts';

/** Does what a message asks for. Null where facts in it say that it is an answer after all. */
export function takeIntent(
  state: ConversationState,
  intent: Intent,
  heard: Heard,
  context: TurnContext,
): Turn | null {
  switch (intent.type) {
    case 'change':
      return change(state, intent, heard.besides, context);
    case 'question':
      return answerQuestion(state, intent.topic, heard, context);
    case 'submit':
      return state.step === 'instructions' ? advance(state, NOTHING_TO_ADD, context) : submit(state, context);
    case 'go-back':
      return goBack(state);
    case 'start-over':
      return startOver(state);
    case 'person':
      return requestPerson(state);
    case 'greeting':
      return heard.besides.found > 0 ? null : askAgain(state, WORDING.greeting);
    case 'thanks':
      return heard.besides.found > 0 ? null : askAgain(state, WORDING.thanks);
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
