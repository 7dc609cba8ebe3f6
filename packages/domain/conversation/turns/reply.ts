import type { ConversationState } from '../state.ts';
import type { Prompt } from '../steps/step.ts';
import type { Effect, Reply } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';

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

/** The replies with a paragraph before all of them; null adds nothing. */
export const beginWith = (words: string | null, replies: readonly Reply[]): Reply[] =>
  replies.map((reply, index) =>
    index === 0 && words !== null ? { ...reply, content: `${words}\n\n${reply.content}` } : reply,
  );

const MAX_REPEATS = 2;

/** Prefixes a reply that would be the third identical one in a row. */
export function varyRepeatedReplies(before: ConversationState, turn: Turn): Turn {
  let last = before.lastReplies;
  const replies = turn.replies.map((reply): Reply => {
    const content = varied(reply.content, last, wordingOf(turn.state).softener);
    last = [...last, content].slice(-MAX_REPEATS);
    return { ...reply, content };
  });
  return { ...turn, replies, state: { ...turn.state, lastReplies: last } };
}

function varied(content: string, last: readonly string[], softener: string): string {
  if (last.length < MAX_REPEATS || last.some((said) => said !== content)) return content;
  return `${softener} ${content}`;
}
