import { slotOfStep } from '../slot-definitions.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { type Understanding, understand } from '../understanding/understand.ts';

/** Reads a message in the situation that a state is in. */
export function understandAt(state: ConversationState, text: string, { now }: TurnContext): Understanding {
  const asked = state.pending === null ? slotOfStep(state.step) : askedByPending(state);
  return understand(text, { asked, known: state.slots, now });
}

function askedByPending({ pending, step }: ConversationState) {
  switch (pending?.kind) {
    case 'which-junk':
      return 'junkType' as const;
    case 'which-day':
      return 'pickup' as const;
    case 'outside-address':
      return 'address' as const;
    // "No, it's Marc" answers what the confirmation was about.
    case 'confirm':
      return slotOfStep(step);
    default:
      return null;
  }
}
