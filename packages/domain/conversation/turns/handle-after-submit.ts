import { SUBMIT } from '../quick-replies.ts';
import type { ConversationState } from '../state.ts';
import { DONE_REPLIES } from '../steps/done.ts';
import type { TurnContext } from '../turn.ts';
import type { Command } from '../understanding/commands/command.ts';
import { recogniseCommand } from '../understanding/commands/recognise-command.ts';
import { readSubmit } from '../understanding/recognisers/answers/read-submit.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import type { Understanding } from '../understanding/understand.ts';
import { WORDING } from '../wording.ts';
import { answerQuestions } from './reading/answer-questions.ts';
import { replyWith, type Turn } from './reply.ts';
import { requestPerson } from './request-person.ts';
import { startOver } from './start-over.ts';
import { submit } from './submit.ts';

/** Handles messages while the lead is in flight or stored: none of them changes the lead. */
export function handleAfterSubmit(
  state: ConversationState,
  said: Understanding | null,
  context: TurnContext,
): Turn {
  const { step, editing, slots } = state;
  const command = said === null ? null : recogniseCommand(said.utterance, { step, editing, known: slots });
  if (command?.kind === 'start-over') return startOver();
  if (command?.kind === 'person') return requestPerson(state);
  const answer = said === null ? null : answerQuestions(said, state).answer;
  if (state.lead === 'accepted') return afterAccepted(state, command, said, answer);
  // The result may have been lost with the page; submitting again creates no second lead.
  if (said !== null && insists(said)) return submit(state, context);
  return replyWith(state, [answer, WORDING.review.stillSending], [SUBMIT]);
}

function afterAccepted(
  state: ConversationState,
  command: Command | null,
  said: Understanding | null,
  answer: string | null,
): Turn {
  const about = aboutOf(command);
  if (about !== null) {
    return replyWith({ ...state, personRequested: true }, [WORDING.existing[about]], DONE_REPLIES, [
      { type: 'pass-on', about },
    ]);
  }
  const isThanks = said?.utterance.clauses.every(({ act }) => act === 'small-talk') ?? false;
  return replyWith(state, [answer ?? (isThanks ? WORDING.done.welcome : WORDING.done.already)], DONE_REPLIES);
}

/** Who calls it off after sending speaks of the request that was sent. */
function aboutOf(command: Command | null) {
  if (command?.kind === 'existing-request') return command.about ?? 'existing-request';
  return command?.kind === 'stop' ? 'cancel' : null;
}

const insists = ({ utterance }: Understanding) =>
  readSubmit(utterance).wish === 'submit' || readYesNo(utterance).answer === 'yes';
