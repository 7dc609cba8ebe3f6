import type { ConversationState } from '../state.ts';
import type { StepResult } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';
import { advance } from './advance.ts';
import { promptFor, retryStep } from './prompt.ts';
import { replyWith, type Turn } from './reply.ts';
import { submit } from './submit.ts';

/** Returns the turn that follows from a step's result; `note`, such as the answer to a question, comes before a reply of its own. */
export function applyStepResult(
  state: ConversationState,
  result: StepResult,
  context: TurnContext,
  note: string | null = null,
): Turn {
  switch (result.kind) {
    case 'fill':
      return advance(state, result.fill, context);
    case 'clarify':
      return advance({ ...state, failedTries: 0 }, result.fill ?? { slots: {} }, context, {
        pending: result.pending,
      });
    case 'stay': {
      const after = withParts(state, result);
      const { quickReplies } = promptFor(after, 'again');
      return replyWith(after, [note, result.content], quickReplies, result.effects);
    }
    case 'retry':
      return retryStep(withParts(state, result), result.content, result.quickReplies);
    case 'submit':
      return submit(state, context);
  }
}

/** Keeps the parts of an answer that goes on over several messages. */
function withParts(
  state: ConversationState,
  { addressParts, phoneParts }: Extract<StepResult, { kind: 'retry' | 'stay' }>,
): ConversationState {
  return {
    ...state,
    ...(addressParts !== undefined && { addressParts }),
    ...(phoneParts !== undefined && { phoneParts }),
  };
}
