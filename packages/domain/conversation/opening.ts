import { junkReplies } from './junk-replies.ts';
import { type ConversationState, initialState } from './state.ts';
import type { Reply } from './turn.ts';
import { WELCOME } from './welcome-wording.ts';

/**
 * The first turn of a conversation, the same as the engine's own. It stands alone and is small: a widget shows it while
 * the engine, which brings all that the assistant understands, is still on its way.
 */
export function opening(): { state: ConversationState; replies: Reply[] } {
  const welcome: Reply = { content: WELCOME, quickReplies: junkReplies(), delayMs: 1000 };
  return { state: { ...initialState(), lastReplies: [WELCOME] }, replies: [welcome] };
}
