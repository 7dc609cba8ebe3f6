import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { JUST_ASKED_ATTRIBUTE, OWNER_ATTRIBUTE } from '../keys.ts';
import { messageReceiptKey, sessionKey, sessionReceiptKey, visitorSessionsKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import { puttingReceipt } from '../table/receipts.ts';
import type { Table } from '../table/table.ts';
import type { ClaimReceipt } from '../visitors/visitor-claims.ts';
import {
  activityKey,
  isJustAsked,
  listedStatus,
  ownerStatus,
  type SessionRow,
  storedQuestions,
  toSessionItem,
} from './session-items.ts';

/** A client can send a message again this late, and it is still the same one. */
const MESSAGE_RECEIPT_SECONDS = 7 * 24 * 3600;
const CREATION_RECEIPT_SECONDS = 24 * 3600;

/** What is known of a visitor's sessions without listing them. */
export interface VisitorRow {
  newestSessionId: string;
  /** Those before it, the newest first, as many as a day may have: the index may not know them yet. Absent where there are none. */
  earlierSessionIds?: string[];
  /** `yyyy-mm-dd` in UTC. */
  day: string;
  sessionsOfDay: number;
}

/** The result of a session creation with an Idempotency-Key. */
export interface CreationReceipt extends ClaimReceipt {
  sessionId: string;
  bodyHash: string;
}

export function putNewSession(sessions: Table, session: ChatSession): Write {
  return sessions.putting(toSessionItem(session, 0), { condition: 'attribute_not_exists(id)' });
}

/** Names a visitor's newest session, if the one named is still the one that was read. */
export function nameNewestSession(
  sessions: Table,
  visitorId: string,
  row: VisitorRow,
  read: VisitorRow | null,
): Write {
  const item = { ...visitorSessionsKey(visitorId), ...row };
  if (!read) return sessions.putting(item, { condition: 'attribute_not_exists(id)' });
  return sessions.putting(item, {
    condition: 'newestSessionId = :read',
    values: { ':read': read.newestSessionId },
  });
}

export function putCreationReceipt(
  sessions: Table,
  idempotencyKey: string,
  receipt: CreationReceipt,
  now: Date,
): Write {
  const lifetime = { now, lifetimeSeconds: CREATION_RECEIPT_SECONDS };
  return puttingReceipt(sessions, sessionReceiptKey(idempotencyKey), receipt, lifetime);
}

/** Stores the number of a message that carries a client message id; no write for one that carries none. */
export function putMessageReceipt(sessions: Table, message: ChatMessage, now: Date): Write[] {
  const { clientMessageId } = message;
  return clientMessageId === null ? [] : [putNoteReceipt(sessions, { ...message, clientMessageId }, now)];
}

/** Stores the number of a note, as it is stored, under its client's id. */
export function putNoteReceipt(
  sessions: Table,
  { sessionId, clientMessageId, seq }: { sessionId: string; clientMessageId: string; seq: number },
  now: Date,
): Write {
  const lifetime = { now, lifetimeSeconds: MESSAGE_RECEIPT_SECONDS };
  return puttingReceipt(
    sessions,
    messageReceiptKey(sessionId, clientMessageId),
    { messageSeq: seq },
    lifetime,
  );
}

/** What a message can end. */
const SNOOZE = ['snoozedUntil', 'snoozedBy', 'snoozeEndedAt'] as const;

/**
 * Advances a session to its next message, if neither messages nor the session itself have changed since it was read. Its place in
 * lists is written only where it moves: an index entry that moves is removed and written anew.
 * @param byHolder whether the admin who took it over sent the message, and so is present.
 */
export function advanceSession(
  sessions: Table,
  { session: next, paidUntil, furthestStep, listedAt, questions }: SessionRow,
  { session: read, questions: readQuestions }: Pick<SessionRow, 'session' | 'questions'>,
  byHolder: boolean,
): Write {
  const isChanged = next.version !== read.version;
  const isNamed = next.customer !== read.customer;
  const hasAsked = next.personRequestedAt !== read.personRequestedAt;
  const hasTopic = next.personRequestAbout !== read.personRequestAbout;
  const { askedBeforeCancel: before = null } = next;
  const isKept = before !== null && before !== read.askedBeforeCancel;
  const isAsked = questions !== readQuestions;
  const isMoved = listedAt === next.lastActivityAt;
  const asksNow = isJustAsked(next, read);
  const removed = [
    ...(asksNow ? [] : [JUST_ASKED_ATTRIBUTE]),
    ...(byHolder ? ['waitingSince'] : []),
    ...(before === null && read.askedBeforeCancel ? ['askedBeforeCancel'] : []),
    ...SNOOZE.filter((name) => read[name] !== null && next[name] === null),
  ];
  const hasCome = next.snoozeEndedAt !== null && read.snoozeEndedAt === null;
  return sessions.updating(sessionKey(next.id), {
    update:
      'SET seq = :seq, lastActivityAt = :at, lastMessage = :last, paidUntil = :paid, furthestStep = :step, ' +
      '#status = :status, #owner = :owner' +
      (isMoved ? ', lastActivityKey = :key' : '') +
      (isChanged ? ', #version = :version' : '') +
      (isNamed ? ', customer = :customer' : '') +
      (hasAsked ? ', personRequestedAt = :asked' : '') +
      (asksNow ? `, ${JUST_ASKED_ATTRIBUTE} = :justAsked` : '') +
      (hasTopic ? ', personRequestAbout = :about' : '') +
      (isKept ? ', askedBeforeCancel = :before' : '') +
      (isAsked ? ', questions = :questions' : '') +
      (hasCome ? ', snoozeEndedAt = :ended' : '') +
      (byHolder ? ', holderSeenAt = :at' : '') +
      (removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''),
    condition: 'seq = :readSeq AND #version = :readVersion',
    names: { '#version': 'version', '#status': 'status', '#owner': OWNER_ATTRIBUTE },
    values: {
      ':status': listedStatus(next),
      ':owner': ownerStatus(next.ownerId, listedStatus(next)),
      ':seq': next.seq,
      ':at': next.lastActivityAt,
      ':last': next.lastMessage,
      ':paid': paidUntil,
      ':step': furthestStep,
      ':readSeq': read.seq,
      ':readVersion': read.version,
      ...(isMoved && { ':key': activityKey(next, listedAt) }),
      ...(isChanged && { ':version': next.version }),
      ...(isNamed && { ':customer': next.customer }),
      ...(hasAsked && { ':asked': next.personRequestedAt }),
      ...(asksNow && { ':justAsked': true }),
      ...(hasTopic && { ':about': next.personRequestAbout }),
      ...(isKept && { ':before': before }),
      ...(isAsked && { ':questions': storedQuestions(questions) }),
      ...(hasCome && { ':ended': next.snoozeEndedAt }),
    },
  });
}

export function putMessage(messages: Table, message: ChatMessage): Write {
  return messages.putting(message, { condition: 'attribute_not_exists(sessionId)' });
}
