import type { ConversationState } from '../state.ts';
import type { Reading } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';
import { advance } from './advance.ts';
import { question, retryStep } from './ask.ts';
import { submit } from './submit.ts';
import { says, type Turn } from './turn.ts';

/** Turns what a step made of an answer into the turn that follows from it. */
export function takeReading(state: ConversationState, reading: Reading, context: TurnContext): Turn {
  switch (reading.kind) {
    case 'fill':
      return advance(state, reading.fill, context);
    case 'clarify':
      return advance({ ...state, failedTries: 0 }, reading.fill ?? { slots: {} }, context, {
        pending: reading.pending,
      });
    case 'stay': {
      const { quickReplies } = question(state, 'again');
      const addressParts = reading.addressParts ?? state.addressParts;
      return says({ ...state, addressParts }, [reading.content], quickReplies, reading.effects);
    }
    case 'retry':
      return retryStep(state, reading.content, reading.addressParts);
    case 'submit':
      return submit(state, context);
  }
}
