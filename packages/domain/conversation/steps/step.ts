import type { Pending } from '../pending.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState, Settled } from '../state.ts';
import type { Effect, QuickReply, TurnContext } from '../turn.ts';

/** Why a question is asked: for the first time, once more (shorter), or to correct what is known. */
export type Asking = 'first' | 'again' | 'edit';

export interface Question {
  content: string;
  quickReplies: QuickReply[];
}

/** What an answer adds to what is known. */
export interface Fill {
  slots: Partial<Slots>;
  settled?: Partial<Settled>;
  /** Said in place of the usual acknowledgement. */
  note?: string;
}

/** What a step makes of a text. */
export type Reading =
  /** It is an answer: the conversation goes on to whatever is missing next. */
  | { kind: 'fill'; fill: Fill }
  /** It is half an answer: the rest is asked for. */
  | { kind: 'clarify'; pending: Pending; fill?: Fill }
  /** It cannot be used, and `content` says why; `addressParts` are kept for the next try. */
  | { kind: 'retry'; content: string; addressParts?: string[] }
  /** It moves the step along without an answer, and is no failure either. */
  | { kind: 'stay'; content: string; effects: Effect[]; addressParts?: string[] }
  /** The recap is accepted. */
  | { kind: 'submit' };

/** One step of the conversation. */
export interface Step {
  ask(state: ConversationState, asking: Asking): Question;
  read(text: string, state: ConversationState, context: TurnContext): Reading;
}

/** Picks the text of a question. */
export function worded(texts: { ask: string; again: string; edit: string }, asking: Asking): string {
  if (asking === 'first') return texts.ask;
  return asking === 'edit' ? texts.edit : texts.again;
}

export const filled = (slots: Partial<Slots>): Reading => ({ kind: 'fill', fill: { slots } });
export const retry = (content: string): Reading => ({ kind: 'retry', content });
