import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { type ChatState, chatState } from '@harbour-haul/domain/chat/chat-state';
import { NO_QUESTIONS, type TeamQuestions } from '@harbour-haul/domain/chat/questions/team-questions';
import { AWAKE } from '@harbour-haul/domain/chat/snoozing/snooze';
import { JUST_ASKED_ATTRIBUTE, OWNER_ATTRIBUTE } from '../keys.ts';

/** A session as it is stored. */
export interface SessionRow {
  session: ChatSession;
  /** What its visitor's messages have paid for (`domain/chat/messages/message-rate-limit.ts`). */
  paidUntil: number;
  /** When the admin who took it over was last known to be present; null where nobody ever did. */
  holderSeenAt: string | null;
  /** Since when its visitor waits for the first message of a person who took it over; null where nobody waits. */
  waitingSince: string | null;
  /** By which time lists place it: its last activity, or one that is a little older (`domain/chat/activity-step.ts`). */
  listedAt: string;
  /** How far its visitor has come in the conversation, for the funnel (`chat-funnel.ts`); 0 where nobody said. */
  furthestStep: number;
  /** What its visitor asked the team (`domain/chat/questions/team-questions.ts`). */
  questions: TeamQuestions;
}

const SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an id can be that of a session; book-keeping rows, which carry a `#`, can never be requested. */
export function isSessionId(id: string): boolean {
  return SESSION_ID.test(id);
}

/** The position of a session among those of its status, by the time of an activity; unique, and so a cursor as well. */
export function activityKey({ id }: Pick<ChatSession, 'id'>, listedAt: string): string {
  return `${listedAt}#${id}`;
}

/** The position of a session among those of its visitor, by creation. */
export function creationKey({ createdAt, id }: ChatSession): string {
  return `${createdAt}#${id}`;
}

const STATUS_OF_STATE = {
  needs: 'needs',
  open: 'active',
  sent: 'sent',
  snoozed: 'snoozed',
  closed: 'closed',
} as const satisfies Record<ChatState, string>;

/** The status by which the index lists a session: finer than what the session itself says, which is active or closed. */
export function listedStatus(session: ChatSession): (typeof STATUS_OF_STATE)[ChatState] {
  return statusOfState(chatState(session));
}

/** The status under which the index lists the sessions of a state. */
export function statusOfState(state: ChatState): (typeof STATUS_OF_STATE)[ChatState] {
  return STATUS_OF_STATE[state];
}

/** Stands for nobody among owners; no username begins so. */
const NOBODYS = '-';

/** The partition in which an owner's chats of a status are listed; null is nobody. */
export function ownerStatus(ownerId: string | null, status: string): string {
  return `${ownerId ?? NOBODYS}#${status}`;
}

const NOTHING = {
  noteSeq: 0,
  adminId: null,
  adminName: null,
  handedOverBy: null,
  ownerId: null,
  ownerName: null,
  personRequestedAt: null,
  personRequestAbout: null,
  ...AWAKE,
  forgottenAt: null,
  resumeFrom: null,
  customer: null,
  leadId: null,
  leadSentAt: null,
  leadCanceledAt: null,
  callBackAt: null,
  lastMessage: null,
};

/** The stored form of a session: without nulls, with a key for each index. */
export function toSessionItem(session: ChatSession, paidUntil: number): Record<string, unknown> {
  const filled = Object.entries(session).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(filled),
    status: listedStatus(session),
    [OWNER_ATTRIBUTE]: ownerStatus(session.ownerId, listedStatus(session)),
    lastActivityKey: activityKey(session, session.lastActivityAt),
    createdKey: creationKey(session),
    paidUntil,
  };
}

const BOOKKEEPING = new Set<string>([
  OWNER_ATTRIBUTE,
  JUST_ASKED_ATTRIBUTE,
  'lastActivityKey',
  'createdKey',
  'paidUntil',
  'holderSeenAt',
  'waitingSince',
  'furthestStep',
  'questions',
]);

/** Whether a write of a session is one with which its visitor asks for a person, again too. */
export function isJustAsked(next: ChatSession, read: ChatSession): boolean {
  return next.personRequestedAt !== null && next.personRequestedAt !== read.personRequestedAt;
}

/** Questions as they are stored, one a line: the filter of a stream can tell whether there is a text, and not a list. */
type StoredQuestions = Record<'open' | 'answered', string> & Pick<TeamQuestions, 'answeredBy'>;

/** The stored form of a chat's questions. */
export function storedQuestions({ open, answered, ...rest }: TeamQuestions): StoredQuestions {
  return { open: open.join('\n'), answered: answered.join('\n'), ...rest };
}

function fromStoredQuestions(stored: StoredQuestions | undefined): TeamQuestions {
  if (!stored) return NO_QUESTIONS;
  const { open, answered, ...rest } = stored;
  return { open: linesOf(open), answered: linesOf(answered), ...rest };
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** A session that has just begun. */
export function newSessionRow(session: ChatSession): SessionRow {
  const { lastActivityAt: listedAt } = session;
  return {
    session,
    paidUntil: 0,
    holderSeenAt: null,
    waitingSince: null,
    listedAt,
    furthestStep: 0,
    questions: NO_QUESTIONS,
  };
}

/** The session of a stored item, missing attributes as nulls. */
export function fromSessionItem(item: Record<string, unknown>): SessionRow {
  const stored = Object.entries(item).filter(([name]) => !BOOKKEEPING.has(name));
  return {
    session: {
      ...NOTHING,
      ...Object.fromEntries(stored),
      status: item.status === 'closed' ? 'closed' : 'active',
    } as unknown as ChatSession,
    paidUntil: Number(item.paidUntil),
    holderSeenAt: typeof item.holderSeenAt === 'string' ? item.holderSeenAt : null,
    waitingSince: typeof item.waitingSince === 'string' ? item.waitingSince : null,
    listedAt: String(item.lastActivityKey).split('#', 1)[0] ?? '',
    furthestStep: Number(item.furthestStep ?? 0),
    questions: fromStoredQuestions(item.questions as StoredQuestions | undefined),
  };
}
