import type { ConversationState } from '../state.ts';
import type { Input } from '../turn.ts';
import { spokenLanguage } from '../understanding/language/spoken-language.ts';
import { hasWording, wordingOf } from '../wording/wording.ts';
import type { Turn } from './reply.ts';

/** The language that an input is in or asks for, where the conversation is in another; null to stay. */
export function otherLanguage({ slots }: Pick<ConversationState, 'slots'>, input: Input) {
  const spoken = input.type === 'text' ? spokenLanguage(input.text) : null;
  return spoken === null || spoken === (slots.language ?? 'en') ? null : spoken;
}

/** The state in the language that the visitor speaks, where the assistant has its texts. */
export function inSpokenLanguage(state: ConversationState, input: Input): ConversationState {
  const language = otherLanguage(state, input);
  if (language === null || !hasWording(language)) return state;
  return { ...state, slots: { ...state.slots, language } };
}

/** Says in the new language that it goes on in it, before the first reply. */
export function noteSwitch(before: ConversationState, turn: Turn): Turn {
  const [first, ...others] = turn.replies;
  if (before.slots.language === turn.state.slots.language || first === undefined) return turn;
  const content = `${wordingOf(turn.state).switched}\n\n${first.content}`;
  return { ...turn, replies: [{ ...first, content }, ...others] };
}
