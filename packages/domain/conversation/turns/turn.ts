import type { ConversationState } from '../state.ts';
import type { Prompt } from '../steps/step.ts';
import type { Effect, Reply } from '../turn.ts';

/** The result of one input. */
export interface Turn {
  state: ConversationState;
  replies: Reply[];
  effects: Effect[];
}

/** A turn of one message; empty parts of it are left out. */
export function replyWith(
  state: ConversationState,
  parts: readonly (string | null)[],
  quickReplies: Prompt['quickReplies'],
  effects: Effect[] = [],
): Turn {
  const content = parts.filter((part) => part !== null && part !== '').join('\n\n');
  return { state, replies: [{ content, quickReplies, delayMs: 1000 }], effects };
}

/** Joins an acknowledgement and a question to one line. */
export function joinSentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
