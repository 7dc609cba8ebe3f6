import type { PersonRequestTopic } from '../../../chat/questions/person-request.ts';
import { requestReference } from '../../../leads/request/request-reference.ts';
import { seeRequestReply } from '../../quick-replies.ts';
import type { ConversationState } from '../../state.ts';
import type { QuickReply, TurnContext } from '../../turn.ts';
import { wordingOf } from '../../wording/wording.ts';
import type { Turn } from '../reply.ts';

/** What a message can want of a request that was sent. */
export type AboutRequest = Exclude<PersonRequestTopic, 'question'>;

/** What is said of a request that this browser has sent, and how it leads there. */
interface SentRequestNote {
  note: string | null;
  quickReplies: QuickReply[];
}

const NONE: SentRequestNote = { note: null, quickReplies: [] };

/** Says that what stops here is not the request that was sent before; nothing where there is none that stands. */
export function sentRequestStays(state: ConversationState, { sent }: TurnContext): SentRequestNote {
  if (sent === undefined || sent.isCanceled) return NONE;
  const reference = requestReference(sent.id);
  return {
    note: wordingOf(state).sentBefore.stays(reference),
    quickReplies: [seeRequestReply(reference, wordingOf(state))],
  };
}

/** Says that the team is told of a wish about a request of before: of which, where this browser knows one that stands. */
export function passedOnNote(
  state: ConversationState,
  about: AboutRequest,
  { sent }: TurnContext,
): SentRequestNote & { note: string } {
  const wording = wordingOf(state);
  if (sent === undefined || sent.isCanceled || about === 'deletion')
    return { note: wording.existing[about], quickReplies: [] };
  const reference = requestReference(sent.id);
  const { cancel, change } = wording.sentBefore;
  return {
    note: about === 'cancel' ? cancel(reference) : change(reference),
    quickReplies: [seeRequestReply(reference, wording)],
  };
}

/** A turn whose last reply offers these first. */
export function offering(turn: Turn, quickReplies: readonly QuickReply[]): Turn {
  const replies = turn.replies.map((reply, index) =>
    index < turn.replies.length - 1
      ? reply
      : { ...reply, quickReplies: [...quickReplies, ...reply.quickReplies] },
  );
  return { ...turn, replies };
}
