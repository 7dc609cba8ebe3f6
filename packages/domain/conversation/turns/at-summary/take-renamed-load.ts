import type { Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import type { StepResult } from '../../steps/step.ts';
import { STEPS } from '../../steps/steps.ts';
import type { TurnContext } from '../../turn.ts';
import { classifiedJunk } from '../../understanding/load/junk-load.ts';
import { renamedLoad } from '../../understanding/load/renamed-load.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { advance } from '../advance.ts';
import { answerQuestions } from '../reading/questions/answer-questions.ts';
import type { Turn } from '../reply.ts';
import { understandAt } from '../understand-at.ts';

/** "Junk should just say hot tub. Send it.", at the summary: it is changed and read back, and sent at the next word. */
export function takeRenamedLoad(
  state: ConversationState,
  said: Understanding,
  context: TurnContext,
): Turn | null {
  const load =
    state.step === 'review' && state.pending === null
      ? renamedLoad(said.message, state.slots.junkText)
      : null;
  if (load === null) return null;
  const editing: ConversationState = { ...state, step: 'junk-type', editing: true, failedTries: 0 };
  const result = STEPS['junk-type'].read(understandAt(editing, load, context), editing, context);
  const filled = result.kind === 'fill' ? result.fill.slots : mixedLoad(result, load, state.slots);
  if (filled?.junkType === undefined) return null;
  const { answer: told, openQuestions } = answerQuestions(said, state);
  const slots = { ...filled, ...(openQuestions !== null && { openQuestions }) };
  return advance(state, { slots }, context, { note: told });
}

/** Of several kinds the known one stays, where it is among them, and else the first: nobody is asked again which is the most. */
function mixedLoad(result: StepResult, junkText: string, { junkType }: Slots): Partial<Slots> | null {
  const pending = result.kind === 'clarify' ? result.pending : null;
  if (pending?.kind !== 'which-junk') return null;
  const kept = pending.candidates.find((one) => one.junkType === junkType) ?? pending.candidates[0];
  return kept === undefined ? null : { ...classifiedJunk(kept, junkText) };
}
