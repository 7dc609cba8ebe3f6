import type { ConversationState } from '../state.ts';
import type { Reply } from '../turn.ts';
import { WORDING } from '../wording.ts';
import type { Turn } from './turn.ts';

const MAX_REPEATS = 2;

/** Prefixes a reply that would be the third identical one in a row. */
export function varyRepeatedReplies(before: ConversationState, turn: Turn): Turn {
  let last = before.lastReplies;
  const replies = turn.replies.map((reply): Reply => {
    const content = varied(reply.content, last);
    last = [...last, content].slice(-MAX_REPEATS);
    return { ...reply, content };
  });
  return { ...turn, replies, state: { ...turn.state, lastReplies: last } };
}

function varied(content: string, last: readonly string[]): string {
  if (last.length < MAX_REPEATS || last.some((said) => said !== content)) return content;
  return `${WORDING.softener} ${content}`;
}
