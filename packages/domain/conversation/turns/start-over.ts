import { opening } from '../opening.ts';
import type { ConversationState } from '../state.ts';
import { wordingIn } from '../wording/wording.ts';
import type { Turn } from './reply.ts';

/** The welcome, with a quick reply for each type of junk. */
export function welcome({ slots: { language } }: ConversationState): Turn {
  return { ...opening(language, wordingIn(language)), effects: [] };
}

/** Starts another conversation in the same language, its welcome included. */
export function startOver(state: ConversationState): Turn {
  return { ...welcome(state), effects: [{ type: 'start-over' }] };
}
