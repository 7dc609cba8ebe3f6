import { requestReference } from '../../../leads/request/request-reference.ts';
import { newRequestReply, seeRequestReply } from '../../quick-replies.ts';
import { isNothingTold } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import { doneReplies } from '../../steps/done.ts';
import type { Effect, TurnContext } from '../../turn.ts';
import { movesPickup } from '../../understanding/changes.ts';
import { takesBack } from '../../understanding/recognisers/answers/takes-back.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { wordingOf } from '../../wording/wording.ts';
import { promptFor } from '../prompt.ts';
import { readLateChange } from '../reading/late-change.ts';
import { replyWith, type Turn } from '../reply.ts';

/** Takes the place of the wish to cancel, with the team and on the page of the request (decision 0127). */
const NOT_CANCELED: Effect = { type: 'pass-on', about: 'existing-request' };

/**
 * Answers "keep it after all" behind a wish to cancel: what was asked of the team is taken back, and a chat that was to stop goes on.
 * Null where a message takes nothing back.
 */
export function handleTakingBack(
  state: ConversationState,
  said: Understanding,
  context: TurnContext,
): Turn | null {
  if (state.lead === 'sending' || context.isCanceled) return null;
  const isOpen = state.pending?.kind === 'stop';
  const wasTold = isCancelTold(state, context);
  const isOfSent = context.sent !== undefined && !context.sent.isCanceled && isNothingTold(state.slots);
  if (!isOpen && !wasTold && !isOfSent && state.lead !== 'accepted') return null;
  // "Don't cancel, move it to friday" is a wish of another kind, which takes the place of this one.
  if (state.lead !== 'accepted' && movesPickup(said.message)) return null;
  if (!takesBack(said, isOpen ? 'asked' : wasTold ? 'told' : 'none')) return null;
  const wording = wordingOf(state);
  const calm: ConversationState = { ...state, pending: isOpen ? null : state.pending, failedTries: 0 };
  const { content, quickReplies } = promptFor(calm, 'again');
  if (!wasTold && isOpen) return replyWith(calm, [wording.stop.kept, content], quickReplies);
  const asked = { ...calm, personRequested: true };
  const note = keptNote(state, context);
  if (isOfSent) {
    const reference = requestReference(context.sent?.id ?? 0);
    const choices = [seeRequestReply(reference, wording), newRequestReply(wording)];
    return replyWith(asked, [note], choices, [NOT_CANCELED]);
  }
  if (state.lead !== 'accepted') return replyWith(asked, [note, content], quickReplies, [NOT_CANCELED]);
  const change = readLateChange(said, state, context);
  return change === null || change.value === null
    ? replyWith(asked, [note], doneReplies(state), [NOT_CANCELED])
    : replyWith(asked, [note, wording.done.passedOn(change.value)], doneReplies(state), [
        { type: 'pass-on', about: change.about },
      ]);
}

/** That the team knows, and of which request, where that is known. */
function keptNote(state: ConversationState, { sent }: TurnContext): string {
  const { told, stays } = wordingOf(state).notCanceled;
  if (state.lead === 'accepted') return `${told} ${stays('')}`;
  return sent === undefined || sent.isCanceled ? told : `${told} ${stays(` ${requestReference(sent.id)}`)}`;
}

/** Whether one of the last things that were said is that the team knows of the wish to cancel. */
function isCancelTold({ lastReplies, slots }: ConversationState, { sent }: TurnContext): boolean {
  const { done, existing, sentBefore } = wordingOf({ slots });
  const texts = [
    done.cancel,
    done.notCanceled,
    existing.cancel,
    ...(sent ? [sentBefore.cancel(requestReference(sent.id))] : []),
  ];
  return lastReplies.some((reply) => texts.some((text) => reply.includes(text)));
}
