import type { Slots } from '../slots.ts';
import type { ConversationState, PendingClarification, Settled } from '../state.ts';
import type { Effect, QuickReply, TurnContext } from '../turn.ts';
import type { Understanding } from '../understanding/understand.ts';

/** A first prompt, a re-prompt (shorter), or the prompt of a correction. */
export type PromptKind = 'first' | 'again' | 'edit';

export interface Prompt {
  content: string;
  quickReplies: QuickReply[];
}

/** The slots that an answer fills. */
export interface SlotFill {
  slots: Partial<Slots>;
  settled?: Partial<Settled>;
  /** Replaces the usual acknowledgement. */
  note?: string;
}

/** How a step interprets an answer. */
export type StepResult =
  /** Fills slots: the conversation advances to the next missing one. */
  | { kind: 'fill'; fill: SlotFill }
  /** Needs a clarification before the slot is filled. */
  | { kind: 'clarify'; pending: PendingClarification; fill?: SlotFill }
  /** Rejected: `content` says why; `addressParts` are stored for the next try, `quickReplies` stand for the prompt's. */
  | {
      kind: 'retry';
      content: string;
      addressParts?: string[];
      phoneParts?: string[];
      quickReplies?: QuickReply[];
    }
  /** Neither fills the slot nor fails: the step stays, with a reply of its own. */
  | { kind: 'stay'; content: string; effects: Effect[]; addressParts?: string[]; phoneParts?: string[] }
  /**
   * The recap is confirmed. `changes`: whether the message puts something right first, which has to be stored before. `beside`: what else
   * it orders or denies, as written, for the team to read where nothing of it is understood.
   */
  | { kind: 'submit'; changes: 'none' | 'perhaps' | 'some'; beside: string | null };

/** One step of the conversation. */
export interface Step {
  prompt(state: ConversationState, asking: PromptKind): Prompt;
  read(said: Understanding, state: ConversationState, context: TurnContext): StepResult;
}

/** Returns the text of a prompt. */
export function promptText(texts: { ask: string; again: string; edit: string }, asking: PromptKind): string {
  if (asking === 'first') return texts.ask;
  return asking === 'edit' ? texts.edit : texts.again;
}

/** Whether an answer was rejected once and is given again, in the same words: people know what they mean. */
export const isRepeated = ({ message }: Understanding, { refused }: ConversationState): boolean =>
  refused !== null && message.startsWith(refused);

export const filled = (slots: Partial<Slots>): StepResult => ({ kind: 'fill', fill: { slots } });
export const retry = (content: string): StepResult => ({ kind: 'retry', content });
/** Asks whether a value that is likely is meant, before it is stored. */
export const confirm = (slots: Partial<Slots>): StepResult => ({
  kind: 'clarify',
  pending: { kind: 'confirm', slots },
});
