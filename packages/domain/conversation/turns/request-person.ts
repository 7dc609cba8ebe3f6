import type { ConversationState } from '../state.ts';
import type { Effect } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';
import { reprompt } from './prompt.ts';
import { replyWith, type Turn } from './reply.ts';

/** Marks the session as waiting for a person; a repeat request repeats the effect, in case the first was lost. */
export function requestPerson(state: ConversationState): Turn {
  const effects: Effect[] = [{ type: 'request-person' }];
  const note = state.personRequested ? wordingOf(state).help.personAgain : wordingOf(state).help.person;
  const waiting = { ...state, personRequested: true };
  if (state.lead === 'accepted') return replyWith(waiting, [wordingOf(state).help.personDone], [], effects);
  return reprompt(waiting, note, effects);
}
