import type { PendingClarification } from '../pending.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState, Settled } from '../state.ts';
import type { Effect, QuickReply, TurnContext } from '../turn.ts';

/** Why a question is asked: for the first time, once more (shorter), or to correct what is known. */
export type PromptKind = 'first' | 'again' | 'edit';

export interface Prompt {
  content: string;
  quickReplies: QuickReply[];
}

/** What an answer adds to what is known. */
export interface SlotFill {
  slots: Partial<Slots>;
  settled?: Partial<Settled>;
  /** Said in place of the usual acknowledgement. */
  note?: string;
}

/** What a step makes of a text. */
export type StepResult =
  /** It is an answer: the conversation goes on to whatever is missing next. */
  | { kind: 'fill'; fill: SlotFill }
  /** It is half an answer: the rest is asked for. */
  | { kind: 'clarify'; pending: PendingClarification; fill?: SlotFill }
  /** It cannot be used, and `content` says why; `addressParts` are kept for the next try. */
  | { kind: 'retry'; content: string; addressParts?: string[] }
  /** It moves the step along without an answer, and is no failure either. */
  | { kind: 'stay'; content: string; effects: Effect[]; addressParts?: string[] }
  /** The recap is accepted. */
  | { kind: 'submit' };

/** One step of the conversation. */
export interface Step {
  prompt(state: ConversationState, asking: PromptKind): Prompt;
  read(text: string, state: ConversationState, context: TurnContext): StepResult;
}

/** Picks the text of a question. */
export function promptText(texts: { ask: string; again: string; edit: string }, asking: PromptKind): string {
  if (asking === 'first') return texts.ask;
  return asking === 'edit' ? texts.edit : texts.again;
}

export const filled = (slots: Partial<Slots>): StepResult => ({ kind: 'fill', fill: { slots } });
export const retry = (content: string): StepResult => ({ kind: 'retry', content });
