import type { ClarificationKind, PendingClarification } from '../pending.ts';
import type { ConversationState } from '../state.ts';
import type { Prompt, StepResult } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';

/** What a question in between makes of a text; null where the text does not answer it. */
export type ClarificationResult =
  | StepResult
  /** The answer in question is dropped, and its step asked again. */
  | { kind: 'drop'; note: string | null }
  | { kind: 'start-over' }
  | null;

type PendingOf<Kind extends ClarificationKind> = Extract<PendingClarification, { kind: Kind }>;

/** A question about the last answer. */
export interface ClarificationHandler<Kind extends ClarificationKind> {
  prompt(pending: PendingOf<Kind>, again: boolean): Prompt;
  read(
    text: string,
    pending: PendingOf<Kind>,
    state: ConversationState,
    context: TurnContext,
  ): ClarificationResult;
}
