import type { PendingClarification } from '../pending.ts';
import type { ConversationState } from '../state.ts';
import type { Prompt } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';
import type { ClarificationResult } from './clarification.ts';
import { outsideAddressClarification } from './outside-address.ts';
import { startOverClarification } from './start-over.ts';
import { whichDayClarification } from './which-day.ts';
import { whichJunkClarification } from './which-junk.ts';

/** Returns the prompt of a pending clarification; `again` for a re-prompt. */
export function promptClarification(pending: PendingClarification, again: boolean): Prompt {
  switch (pending.kind) {
    case 'which-junk':
      return whichJunkClarification.prompt(pending, again);
    case 'which-day':
      return whichDayClarification.prompt(pending, again);
    case 'outside-address':
      return outsideAddressClarification.prompt(pending, again);
    case 'start-over':
      return startOverClarification.prompt(pending, again);
  }
}

/** Reads an answer to the pending clarification. */
export function readClarification(
  text: string,
  pending: PendingClarification,
  state: ConversationState,
  context: TurnContext,
): ClarificationResult {
  switch (pending.kind) {
    case 'which-junk':
      return whichJunkClarification.read(text, pending, state, context);
    case 'which-day':
      return whichDayClarification.read(text, pending, state, context);
    case 'outside-address':
      return outsideAddressClarification.read(text, pending, state, context);
    case 'start-over':
      return startOverClarification.read(text, pending, state, context);
  }
}
