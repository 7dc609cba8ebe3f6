import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';

/** Specification section 9. */
const RECENT_MS = 24 * 3600 * 1000;
const ROW_CHARACTERS = 16;
const TOAST_CHARACTERS = 8;

export function isActive({ status }: ChatSession): boolean {
  return status === 'active';
}

/** Its last activity is under 24 hours old. */
export function isRecent({ lastActivityAt }: ChatSession, now: Date): boolean {
  return now.getTime() - Date.parse(lastActivityAt) < RECENT_MS;
}

/** The visitor asked for a person, and none has taken over since. */
export function asksForPerson(session: ChatSession): boolean {
  return isActive(session) && session.personRequestedAt !== null && !session.isHandedOff;
}

/** The visitor spoke last, to a person or wishing for one. */
export function isWaiting(session: ChatSession): boolean {
  if (!isActive(session) || session.lastMessage?.sender !== 'user') return false;
  return session.isHandedOff || session.personRequestedAt !== null;
}

/** No admin has looked at it yet: the client's `unread` of specification section 3. */
export function isUnviewed(session: ChatSession): boolean {
  return isActive(session) && !session.adminViewed;
}

/** Whether somebody should look at it. */
export function needsLook(session: ChatSession): boolean {
  return isUnviewed(session) || isWaiting(session) || asksForPerson(session);
}

/** A visitor id as short as a row has room for. */
export function rowName({ visitorId }: ChatSession): string {
  return visitorId.length > ROW_CHARACTERS ? `${visitorId.slice(0, ROW_CHARACTERS)}…` : visitorId;
}

/** A visitor as toasts call them. */
export function toastName({ visitorId }: Pick<ChatSession, 'visitorId'>): string {
  return `Visitor ${visitorId.slice(0, TOAST_CHARACTERS)}`;
}
