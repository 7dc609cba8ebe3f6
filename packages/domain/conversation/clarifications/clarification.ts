import type { Pending, PendingKind } from '../pending.ts';
import type { ConversationState } from '../state.ts';
import type { Question, Reading } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';

/** What a question in between makes of a text; null where the text does not answer it. */
export type ClarificationReading =
  | Reading
  /** The answer in question is dropped, and its step asked again. */
  | { kind: 'drop'; note: string | null }
  | { kind: 'start-over' }
  | null;

type PendingOf<Kind extends PendingKind> = Extract<Pending, { kind: Kind }>;

/** A question about the last answer. */
export interface Clarification<Kind extends PendingKind> {
  ask(pending: PendingOf<Kind>, again: boolean): Question;
  read(
    text: string,
    pending: PendingOf<Kind>,
    state: ConversationState,
    context: TurnContext,
  ): ClarificationReading;
}
