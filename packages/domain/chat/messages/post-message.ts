import { displayName } from '../../users/display-name.ts';
import { type SaidOfCustomer, withSaid } from '../chat-customer.ts';
import type { ChatSession } from '../chat-session.ts';
import { PERSON_CAME, type PersonRequest, withPersonRequest } from '../questions/person-request.ts';
import { AWAKE, snoozeEnded } from '../snoozing/snooze.ts';
import { type ChatMessage, relayOf } from './chat-message.ts';
import { lastMessageAfter } from './last-message.ts';

/** A message that has no number in its session yet. */
export type MessageDraft = Pick<ChatMessage, 'id' | 'sender' | 'content' | 'image' | 'clientMessageId'>;

/**
 * Returns the next message of a session, and the session with it. Its time is never before that of the message before, whatever
 * the clocks of two servers say, so that order by time and by `seq` agree. What the message says of its customer changes the
 * session itself, and so its `version`; so does what it means for a chat that was put away, and that it asks for a person, or is that
 * person's: in one with the words, so that whoever leaves right after them has asked.
 */
export function postMessage(
  session: ChatSession,
  draft: MessageDraft,
  now: Date,
  said: SaidOfCustomer = {},
  wish?: PersonRequest,
): { session: ChatSession; message: ChatMessage } {
  const time = Math.max(now.getTime(), Date.parse(session.lastActivityAt));
  const timestamp = new Date(time).toISOString();
  const seq = session.seq + 1;
  const author = authorOf(session, draft);
  const lastMessage = lastMessageAfter(session.lastMessage, { ...draft, ...author, timestamp });
  const customer = withSaid(session.customer, said);
  const snooze = snoozeAfter(session, draft, now);
  // Whom a person answers already has what they ask for.
  const wished = wish && !session.isHandedOff ? withPersonRequest(session, wish, now) : null;
  const isMet = draft.sender === 'admin' && session.personRequestedAt !== null;
  const asked = isMet ? PERSON_CAME : wished;
  const isSame = customer === session.customer && snooze === null && asked === null;
  const version = session.version + (isSame ? 0 : 1);
  return {
    session: {
      ...session,
      ...snooze,
      ...asked,
      seq,
      version,
      customer,
      lastActivityAt: timestamp,
      lastMessage,
    },
    message: {
      ...draft,
      ...relayOf(draft.sender),
      ...author,
      sessionId: session.id,
      seq,
      timestamp,
    },
  };
}

/** The admin who writes is whoever holds the session: nobody else may (`messageRefusal`). */
function authorOf({ adminId, adminName }: ChatSession, { sender }: MessageDraft) {
  if (sender !== 'admin' || adminId === null) return {};
  return { authorId: adminId, authorName: adminName ?? displayName(adminId) };
}

/** A visitor brings back what was put away, and an admin has turned to what came back; null where nothing changes. */
function snoozeAfter({ snoozedUntil, snoozeEndedAt }: ChatSession, { sender }: MessageDraft, now: Date) {
  if (snoozedUntil && sender === 'user') return snoozeEnded(now);
  return snoozeEndedAt && sender === 'admin' ? AWAKE : null;
}

/** Whether a message is the same as a draft, so that the draft is a repetition. */
export function isSameMessage(message: ChatMessage, draft: MessageDraft): boolean {
  return (
    message.sender === draft.sender && message.content === draft.content && message.image === draft.image
  );
}
