import type { Pending } from '../pending.ts';
import type { ConversationState } from '../state.ts';
import type { Question } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';
import type { ClarificationReading } from './clarification.ts';
import { outsideAddress } from './outside-address.ts';
import { startOver } from './start-over.ts';
import { whichDay } from './which-day.ts';
import { whichJunk } from './which-junk.ts';

/** The question in between, `again` where it was put before. */
export function askPending(pending: Pending, again: boolean): Question {
  switch (pending.kind) {
    case 'which-junk':
      return whichJunk.ask(pending, again);
    case 'which-day':
      return whichDay.ask(pending, again);
    case 'outside-address':
      return outsideAddress.ask(pending, again);
    case 'start-over':
      return startOver.ask(pending, again);
  }
}

/** What the question in between makes of a text. */
export function readPending(
  text: string,
  pending: Pending,
  state: ConversationState,
  context: TurnContext,
): ClarificationReading {
  switch (pending.kind) {
    case 'which-junk':
      return whichJunk.read(text, pending, state, context);
    case 'which-day':
      return whichDay.read(text, pending, state, context);
    case 'outside-address':
      return outsideAddress.read(text, pending, state, context);
    case 'start-over':
      return startOver.read(text, pending, state, context);
  }
}
