import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { requestText, wantsPerson } from '#lib/chat/person-wish.ts';
import { isActive, isWaiting } from '../session-facts.ts';
import { chatTitle } from '../session-names.ts';

/** Something in a session that an admin is notified of on every screen. */
export interface Attention {
  kind:
    | 'new_chat'
    | 'person_requested'
    | 'waiting'
    | 'snooze_ended'
    | 'handed_over'
    | 'taken_over'
    | 'takeover_lost';
  sessionId: string;
  /** The visitor, who may have a lead that is notified of as well. */
  customer: string;
  title: string;
  message: string;
}

interface Known {
  /** The session as it was cached, if it was. */
  before: ChatSession | undefined;
  after: ChatSession;
  /** Chats created later than this are new; older ones are only new to this console. Null until a list has arrived. */
  since: string | null;
  adminId: string | undefined;
}

/**
 * Returns what an admin is notified of after a change of a session. It compares the cached session with the new one,
 * whichever way that arrived: by an event, a refresh or polling.
 */
export function attentionTo({ before, after, since, adminId }: Known): Attention[] {
  if (!isActive(after)) return [];
  const isNew = !before && since !== null && after.createdAt > since;
  const isReported = before !== undefined || isNew;
  const found: Attention[] = [];
  if (isNew) {
    found.push(attention('new_chat', after));
  }
  const isSame = before && wantsPerson(before) && after.personRequestedAt === before.personRequestedAt;
  if (isReported && wantsPerson(after) && !isSame) {
    found.push(attention('person_requested', after));
  }
  const isTheirs = after.isHandedOff && after.adminId !== adminId;
  if (before && after.snoozeEndedAt && !before.snoozeEndedAt && !isTheirs && found.length === 0) {
    found.push(attention('snooze_ended', after));
  }
  if (before && isWaiting(after) && !isWaiting(before) && !isTheirs && found.length === 0) {
    found.push(attention('waiting', after));
  }
  if (before && after.handedOverBy !== null && after.adminId === adminId && before.adminId !== adminId) {
    found.push(attention('handed_over', after));
  }
  if (before?.isHandedOff && before.adminId === adminId && !after.isHandedOff) {
    found.push(attention('takeover_lost', after));
  }
  // Who has handed it over is told by that, whichever page of theirs did.
  const isGiven = after.handedOverBy !== null && after.handedOverBy === before?.adminName;
  if (before?.isHandedOff && before.adminId === adminId && isTheirs && !isGiven) {
    found.push(attention('taken_over', after));
  }
  return found;
}

type Text = (name: string, session: ChatSession) => string;

const TEXTS: Record<Attention['kind'], [title: string, message: Text]> = {
  new_chat: ['New Chat Session', (name) => `${name} started a new chat`],
  person_requested: [
    'Visitor waiting',
    (name, session) => `${name} ${requestText(session).replace('Asked', 'asked')}`,
  ],
  waiting: ['Visitor waiting', (name) => `${name} is waiting for a reply`],
  snooze_ended: ['Snooze ended', (name) => `${name} needs you again`],
  handed_over: [
    'Chat handed over to you',
    (name, { handedOverBy }) => `${handedOverBy} handed ${name} over to you`,
  ],
  taken_over: [
    'Chat taken over',
    (name, { adminName }) => `${adminName ?? 'Another admin'} is handling ${name} now`,
  ],
  takeover_lost: ['Takeover Ended', (name) => `${name} is being handled by the AI assistant again`],
};

/** Returns what an admin is told of a session where this has happened in it. */
export function attention(kind: Attention['kind'], session: ChatSession): Attention {
  const [title, message] = TEXTS[kind];
  const { id: sessionId, visitorId: customer } = session;
  return { kind, sessionId, customer, title, message: message(chatTitle(session), session) };
}

/** Whether a chat needs nobody: it is closed or put away, or an admin has seen it and its visitor does not wait for a person. */
export function isSettled(session: ChatSession): boolean {
  if (!isActive(session) || session.snoozedUntil) return true;
  if (session.snoozeEndedAt) return false;
  return session.adminViewed && !wantsPerson(session) && !isWaiting(session);
}
