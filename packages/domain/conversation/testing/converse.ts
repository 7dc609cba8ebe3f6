import { step } from '../engine.ts';
import type { Slots } from '../slots.ts';
import { type ConversationState, initialState } from '../state.ts';
import type { Effect, Input, Reply } from '../turn.ts';

/** Wednesday, 18 November 2026, 11:00 in Halifax. */
export const NOW = new Date('2026-11-18T15:00:00Z');

/** A conversation after its last turn. */
export interface Conversation {
  state: ConversationState;
  replies: Reply[];
  effects: Effect[];
}

/** A text, `@id` for a quick reply, or any other input. */
type UserInput = string | Input;

const toInput = (said: UserInput): Input => {
  if (typeof said !== 'string') return said;
  return said.startsWith('@')
    ? { type: 'choice', id: said.slice(1), label: said }
    : { type: 'text', text: said };
};

/** Runs inputs one after the other; each state passes through JSON, as in a browser. */
export function converseFrom(state: ConversationState, said: readonly UserInput[], now = NOW): Conversation {
  let conversation: Conversation = { state, replies: [], effects: [] };
  for (const one of said) {
    const stored = JSON.parse(JSON.stringify(conversation.state)) as ConversationState;
    conversation = step(stored, toInput(one), { now });
  }
  return conversation;
}

/** A new conversation, opened. */
export const converse = (...said: UserInput[]): Conversation =>
  converseFrom(initialState(), [{ type: 'open' }, ...said]);

/** The last message of the assistant. */
export const lastReplyOf = ({ replies }: Conversation): string => replies.at(-1)?.content ?? '';

/** The ids of the quick replies under it. */
export const quickRepliesOf = ({ replies }: Conversation): string[] =>
  (replies.at(-1)?.quickReplies ?? []).map(({ id }) => id);

/** The slots after a message behind these inputs, with others known than the usual ones. */
export function slotsAfter(
  path: readonly (string | Input)[],
  text: string,
  known: Partial<Slots> = {},
): Slots {
  const { state } = converse(...path);
  return converseFrom({ ...state, slots: { ...state.slots, ...known } }, [text]).state.slots;
}

/** Inputs that lead a conversation to each of its steps. */
export const TO_NAME = ['@junk:furniture', '@photo:skip'] as const;
export const TO_PHONE = [...TO_NAME, 'Jane Roe'] as const;
export const TO_ADDRESS = [...TO_PHONE, '902-555-0148'] as const;
export const TO_PICKUP = [...TO_ADDRESS, '12 Oak St, Dartmouth B2Y 1A1'] as const;
export const TO_CONTACT = [...TO_PICKUP, 'friday at 2pm'] as const;
export const TO_INSTRUCTIONS = [...TO_CONTACT, '@contact:phone'] as const;
export const TO_REVIEW = [...TO_INSTRUCTIONS, 'none'] as const;

/** A photo that has arrived. */
export const PHOTO: Input = { type: 'photo', photo: { kind: 'stored', path: '/uploads/a.jpg' } };

/** What became of a lead that was sent. */
export const outcome = (result: 'accepted' | 'refused' | 'unreachable' | 'failed'): Input => ({
  type: 'lead-result',
  outcome: result,
});
