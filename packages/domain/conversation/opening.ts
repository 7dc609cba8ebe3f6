import { JUNK_TYPE_LABELS, type JunkType } from '../leads/fields/junk-type.ts';
import type { Language } from '../site/language.ts';
import { junkReplies } from './junk-replies.ts';
import { type ConversationState, initialState } from './state.ts';
import type { Reply } from './turn.ts';
import { WELCOME } from './welcome-wording.ts';

/** What the first turn says, in the language of the conversation. */
export interface OpeningWords {
  welcome: string;
  junkTypes: Readonly<Record<JunkType, string>>;
}

const ENGLISH: OpeningWords = { welcome: WELCOME, junkTypes: JUNK_TYPE_LABELS };

/**
 * The first turn of a conversation, the same as the engine's own. It stands alone and is small: a widget shows it while
 * the engine, which brings all that the assistant understands, is still on its way.
 */
export function opening(
  language?: Language,
  { welcome, junkTypes }: OpeningWords = ENGLISH,
): { state: ConversationState; replies: Reply[] } {
  const first: Reply = { content: welcome, quickReplies: junkReplies(junkTypes), delayMs: 1000 };
  return { state: { ...initialState(language), lastReplies: [welcome] }, replies: [first] };
}
