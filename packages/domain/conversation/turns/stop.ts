import { newRequestReply } from '../quick-replies.ts';
import { type ConversationState, initialState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';
import { replyWith, type Turn } from './reply.ts';
import { sentRequestStays } from './sent-request/sent-request-note.ts';

/** Ends the conversation and forgets what was said; the widget has the incomplete lead removed as well. */
export function stopAndForget(state: ConversationState, context: TurnContext): Turn {
  const wording = wordingOf(state);
  const stays = sentRequestStays(state, context);
  return replyWith(
    initialState(state.slots.language),
    [wording.stop.done, stays.note],
    [newRequestReply(wording), ...stays.quickReplies],
    [{ type: 'forget' }],
  );
}
