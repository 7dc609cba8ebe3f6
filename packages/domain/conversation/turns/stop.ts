import { newRequestReply } from '../quick-replies.ts';
import { type ConversationState, initialState } from '../state.ts';
import { wordingOf } from '../wording/wording.ts';
import { replyWith, type Turn } from './reply.ts';

/** Ends the conversation and forgets what was said; the widget has the incomplete lead removed as well. */
export function stopAndForget(state: ConversationState): Turn {
  const wording = wordingOf(state);
  return replyWith(
    initialState(state.slots.language),
    [wording.stop.done],
    [newRequestReply(wording)],
    [{ type: 'forget' }],
  );
}
