import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { DateTime } from 'luxon';
import { relativeTime } from '#lib/relative-time.ts';
import { isWaiting } from '../session-facts.ts';

/** What stands in a chat, as far as it is loaded. */
interface Said {
  messages: readonly ChatMessage[];
  notes: readonly ChatNote[];
}

/**
 * Returns since when whoever has a chat has written nothing in it.
 * @param name what they are called
 */
export function silenceText(
  session: ChatSession,
  name: string,
  { messages, notes }: Said,
  now: Date,
): string {
  const wrote = messages.findLast(
    ({ sender, authorId }) => sender === 'admin' && authorId === session.adminId,
  )?.timestamp;
  const took = notes.findLast((note) => isBegin(note, session))?.createdAt;
  if (wrote !== undefined && (took === undefined || wrote > took)) {
    return `${name} has written nothing since ${momentText(wrote, now)}.`;
  }
  return took === undefined
    ? `No message of ${name} is among those that are loaded.`
    : `${name} has had this chat since ${momentText(took, now)} and has written nothing.`;
}

/** Returns since when the visitor of a chat waits for whoever has it; empty where they do not. */
export function waitText(session: ChatSession, now: Date): string {
  const { lastMessage } = session;
  return isWaiting(session) && lastMessage
    ? `The visitor has waited since ${momentText(lastMessage.timestamp, now)}.`
    : '';
}

/** Whether with this the present takeover began. */
function isBegin({ event, authorId, toName }: ChatNote, { adminId, adminName }: ChatSession): boolean {
  return (event === 'taken' && authorId === adminId) || (event === 'handed-over' && toName === adminName);
}

/** A moment in Halifax, with its day where that is not today, and how long ago it was. */
function momentText(time: string, now: Date): string {
  const moment = DateTime.fromISO(time, { zone: HALIFAX, locale: 'en' });
  const isToday = moment.hasSame(DateTime.fromJSDate(now, { zone: HALIFAX }), 'day');
  const age = relativeTime(time, now);
  return `${moment.toFormat(isToday ? 'h:mm a' : "MMM d 'at' h:mm a")} (${age === 'Just now' ? 'just now' : age})`;
}
