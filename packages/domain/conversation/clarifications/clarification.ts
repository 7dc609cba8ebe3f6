import type { ClarificationKind, ConversationState, PendingClarification } from '../state.ts';
import type { Prompt, StepResult } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';
import type { Understanding } from '../understanding/understand.ts';

/** How a clarification interprets an answer; null where the text does not answer it. */
export type ClarificationResult =
  | StepResult
  /** Discards the unclear answer and re-prompts its step. */
  | { kind: 'drop'; note: string | null }
  | { kind: 'start-over' }
  /** Forgets the conversation. */
  | { kind: 'stop' }
  | null;

type PendingOf<Kind extends ClarificationKind> = Extract<PendingClarification, { kind: Kind }>;

/** A clarification question: its prompt, and how its answer is read. */
export interface ClarificationHandler<Kind extends ClarificationKind> {
  prompt(pending: PendingOf<Kind>, again: boolean, state: ConversationState): Prompt;
  read(
    said: Understanding,
    pending: PendingOf<Kind>,
    state: ConversationState,
    context: TurnContext,
  ): ClarificationResult;
}
