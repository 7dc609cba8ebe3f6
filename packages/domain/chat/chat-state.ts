import type { ChatSession } from './chat-session.ts';

/**
 * Where a chat stands for the team: somebody waits for a person's answer, the assistant is talking, the request was sent,
 * an admin has put the chat away for a time, or it is closed.
 */
export const CHAT_STATES = ['needs', 'open', 'sent', 'snoozed', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** The states of an active chat. */
export const ACTIVE_STATES = ['needs', 'open', 'sent', 'snoozed'] as const satisfies readonly ChatState[];

type Standing = Pick<
  ChatSession,
  | 'status'
  | 'isHandedOff'
  | 'personRequestedAt'
  | 'lastMessage'
  | 'leadSentAt'
  | 'snoozedUntil'
  | 'snoozeEndedAt'
  | 'callBackAt'
>;

/**
 * Returns where a chat stands. It needs the team while its visitor has asked for a person and none has written to them, or for a call
 * that has not reached them, and while the visitor has written last to a person who took over; and once it came back from where an
 * admin had put it, until one turns to it.
 */
export function chatState(session: Standing): ChatState {
  const { status, isHandedOff, personRequestedAt, lastMessage, leadSentAt } = session;
  if (status === 'closed') return 'closed';
  if (session.snoozedUntil) return 'snoozed';
  if (session.snoozeEndedAt || session.callBackAt) return 'needs';
  if (personRequestedAt !== null || (isHandedOff && lastMessage?.sender === 'user')) return 'needs';
  return leadSentAt === null ? 'open' : 'sent';
}
