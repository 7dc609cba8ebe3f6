import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { chatState } from '@harbour-haul/domain/chat/chat-state';
import { snoozeTimeText } from '@harbour-haul/domain/chat/snoozing/snooze-text';
import { requestText, wantsPerson } from '#lib/chat/person-wish.ts';

/** A wait that people notice. */
const LONG_WAIT_MINUTES = 4;

export function isActive({ status }: ChatSession): boolean {
  return status === 'active';
}

/**
 * Whether the visitor is online; undefined where that is unknown. Of a closed chat it is: their page leaves its session, whether
 * they are still there or not.
 */
export function presenceOf(session: ChatSession, online: ReadonlyMap<string, boolean>): boolean | undefined {
  return isActive(session) ? online.get(session.id) : undefined;
}

/** The visitor has asked to be called, and no call has reached them. */
export function waitsForCall(session: ChatSession): boolean {
  return isActive(session) && Boolean(session.callBackAt);
}

/** What its visitor waits for beside an answer, a person or a call, in words; null for neither. */
export function wishText(session: ChatSession): string | null {
  if (wantsPerson(session)) return requestText(session);
  return waitsForCall(session) ? 'Asked to be called' : null;
}

/** Until when a chat is put away, in words; null where it is not. */
export function snoozedUntilText(session: ChatSession, now: Date): string | null {
  const { snoozedUntil } = session;
  if (!isActive(session) || !snoozedUntil) return null;
  return `Snoozed until ${snoozeTimeText(new Date(snoozedUntil), now)}`;
}

/** Until when a chat is put away, and by whom, in words; null where it is not. */
export function snoozeText(session: ChatSession, now: Date): string | null {
  const until = snoozedUntilText(session, now);
  return until && `${until} by ${session.snoozedBy ?? 'an admin'}`;
}

/** The last message is the visitor's, in a chat with an admin or with a request for a person, which nobody has put away. */
export function isWaiting(session: ChatSession): boolean {
  if (!isActive(session) || session.snoozedUntil || session.lastMessage?.sender !== 'user') return false;
  return session.isHandedOff || session.personRequestedAt !== null;
}

/** Its visitor waits for a person's answer, also where an admin has put the chat away for a time. */
export function awaitsAnswer(session: ChatSession): boolean {
  return chatState({ ...session, snoozedUntil: null }) === 'needs';
}

/** It was erased with its person: one that its visitor had forgotten says so in its last message. */
export function isErased({ forgottenAt, lastMessage }: ChatSession): boolean {
  return forgottenAt !== null && lastMessage === null;
}

/** No admin has opened it yet: the client's `unread` of specification section 3. */
export function isUnviewed(session: ChatSession): boolean {
  return isActive(session) && !session.adminViewed;
}

/**
 * Since when a chat needs somebody of the team: since its visitor first asked for a person or a call, or wrote last to who has the
 * chat, or since it came back. ISO 8601; of others it is their last activity.
 */
export function needsSince(session: ChatSession): string {
  return (
    waitsSince(session)
      .concat(session.snoozeEndedAt ?? [])
      .sort()[0] ?? session.lastActivityAt
  );
}

function waitsSince(session: ChatSession): string[] {
  const { personRequestedAt, callBackAt, lastMessage } = session;
  return [
    isActive(session) ? personRequestedAt : null,
    waitsForCall(session) ? callBackAt : null,
    isWaiting(session) ? lastMessage?.timestamp : null,
  ].filter((time) => typeof time === 'string');
}

/** How many minutes a visitor has waited for somebody of the team; null where that is nothing to speak of yet. */
export function waitedMinutes(session: ChatSession, now: Date): number | null {
  const since = session.snoozedUntil ? undefined : waitsSince(session).sort()[0];
  if (since === undefined) return null;
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / 60_000);
  return minutes >= LONG_WAIT_MINUTES ? minutes : null;
}

/** Orders sessions by how long they need somebody, the longest first. */
export function compareNeed(a: ChatSession, b: ChatSession): number {
  const [since, other] = [needsSince(a), needsSince(b)];
  return since === other ? compareActivity(a, b) : since < other ? -1 : 1;
}

/** Orders sessions by their last activity, the least active first. */
export function compareActivity(a: ChatSession, b: ChatSession): number {
  if (a.lastActivityAt !== b.lastActivityAt) return a.lastActivityAt < b.lastActivityAt ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
