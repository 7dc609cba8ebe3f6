import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Write } from '../table/transactions.ts';
import {
  activityKey,
  creationReceiptId,
  messageReceiptId,
  type SessionRow,
  toSessionItem,
  visitorRowId,
} from './session-items.ts';

/** A client can send a message again this late, and it is still the same one. */
const MESSAGE_RECEIPT_SECONDS = 7 * 24 * 3600;
const CREATION_RECEIPT_SECONDS = 24 * 3600;

/** What is known of a visitor's sessions without listing them. */
export interface VisitorRow {
  newestSessionId: string;
  /** `yyyy-mm-dd` in UTC. */
  day: string;
  sessionsOfDay: number;
}

/** The result of a session creation with an Idempotency-Key. */
export interface CreationReceipt {
  sessionId: string;
  bodyHash: string;
}

export function putNewSession(table: string, session: ChatSession): Write {
  return {
    Put: {
      TableName: table,
      Item: toSessionItem(session, 0),
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
}

/** Names a visitor's newest session, if the one named is still the one that was read. */
export function nameNewestSession(
  table: string,
  visitorId: string,
  row: VisitorRow,
  read: VisitorRow | null,
): Write {
  return {
    Put: {
      TableName: table,
      Item: { id: visitorRowId(visitorId), ...row },
      ...(read
        ? {
            ConditionExpression: 'newestSessionId = :read',
            ExpressionAttributeValues: { ':read': read.newestSessionId },
          }
        : { ConditionExpression: 'attribute_not_exists(id)' }),
    },
  };
}

export function putCreationReceipt(table: string, key: string, receipt: CreationReceipt, now: Date): Write {
  return putReceipt(table, { id: creationReceiptId(key), ...receipt }, now, CREATION_RECEIPT_SECONDS);
}

/** Stores the number of a message that carries a client message id; no write for one that carries none. */
export function putMessageReceipt(table: string, message: ChatMessage, now: Date): Write[] {
  const { sessionId, clientMessageId, seq } = message;
  if (clientMessageId === null) return [];
  const id = messageReceiptId(sessionId, clientMessageId);
  return [putReceipt(table, { id, messageSeq: seq }, now, MESSAGE_RECEIPT_SECONDS)];
}

function putReceipt(table: string, item: Record<string, unknown>, now: Date, lifetimeSeconds: number): Write {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    Put: {
      TableName: table,
      Item: { ...item, expiresAt: seconds + lifetimeSeconds },
      ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': seconds },
    },
  };
}

/**
 * Moves a session on to its next message, if neither messages nor the session itself have changed since it was read.
 * @param byHolder whether the admin who took it over sent the message, and so is present.
 */
export function advanceSession(
  table: string,
  { session: next, paidUntil, furthestStep }: SessionRow,
  read: ChatSession,
  byHolder: boolean,
): Write {
  return {
    Update: {
      TableName: table,
      Key: { id: next.id },
      UpdateExpression:
        'SET seq = :seq, lastActivityAt = :at, lastActivityKey = :key, lastMessage = :last, paidUntil = :paid, ' +
        'furthestStep = :step' +
        (byHolder ? ', holderSeenAt = :at' : ''),
      ConditionExpression: 'seq = :readSeq AND #version = :readVersion',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: {
        ':seq': next.seq,
        ':at': next.lastActivityAt,
        ':key': activityKey(next),
        ':last': next.lastMessage,
        ':paid': paidUntil,
        ':step': furthestStep,
        ':readSeq': read.seq,
        ':readVersion': read.version,
      },
    },
  };
}

export function putMessage(table: string, message: ChatMessage): Write {
  return {
    Put: { TableName: table, Item: message, ConditionExpression: 'attribute_not_exists(sessionId)' },
  };
}
