import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { isIdle } from '@harbour-haul/domain/chat/idle-chats';
import type { ChatNote, TakeoverEvent } from '@harbour-haul/domain/chat/notes/chat-note';
import { closingText } from '@harbour-haul/domain/chat/notes/closing-text';
import { takeoverText } from '@harbour-haul/domain/chat/notes/takeover-text';
import { PERSON_CAME, withPersonRequest } from '@harbour-haul/domain/chat/questions/person-request';
import { questionsLeft, type TeamQuestions } from '@harbour-haul/domain/chat/questions/team-questions';
import type { ResumableStep } from '@harbour-haul/domain/chat/resume-point';
import { AWAKE } from '@harbour-haul/domain/chat/snoozing/snooze';
import { displayName } from '@harbour-haul/domain/users/display-name';
import { nextNote } from '../messages/next-note.ts';
import { sessionKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { changeSession } from './change-session.ts';
import { type Decide, decideChange, type TakeoverResult } from './decide-change.ts';
import type { SessionRow } from './session-items.ts';
import type { SessionsRepository } from './sessions-repository.ts';

/** Who takes a chat over, as consoles and as visitors see them. */
export interface Holder {
  adminId: string;
  adminName: string;
  /** Null for the team. */
  adminDisplayName: string | null;
}

/** Whose a chat is to be; null is nobody's. */
export interface Assignment {
  owner: { id: string; name: string } | null;
  /** Whose it was when the admin decided. */
  previousOwnerId: string | null;
}

/** Who does something to a takeover, as consoles show them. */
export type Actor = Pick<Holder, 'adminId' | 'adminName'>;

/** A holder's pings are noted at most this often. */
const NOTED_EVERY_MS = 20_000;

const RELEASED = {
  isHandedOff: false,
  adminId: null,
  adminName: null,
  adminDisplayName: null,
  handedOverBy: null,
} as const;

/**
 * What admins change of sessions: each is one conditional write, so that of many at once exactly one wins. A refused
 * change reads why, and is tried again where the reason has passed meanwhile.
 */
export class TakeoversRepository {
  readonly #table: Table;
  readonly #messages: Table;
  readonly #sessions: Pick<SessionsRepository, 'get'>;

  constructor(tables: { messages: Table; sessions: Table }, sessions: Pick<SessionsRepository, 'get'>) {
    this.#table = tables.sessions;
    this.#messages = tables.messages;
    this.#sessions = sessions;
  }

  /**
   * Lets an admin hold an active session, unless another one does; a session of nobody becomes theirs. What its visitor asks a person for
   * stands until that person writes to them.
   * @param from the admin who may have it all the same, whose takeover ends with it: the one whom the taker saw.
   */
  async takeOver(id: string, holder: Holder, now: Date, from?: string): Promise<TakeoverResult> {
    const { adminId, adminName } = holder;
    return this.#change(id, (session, { waitingSince }) => {
      if (session.status === 'closed') return { outcome: 'closed' };
      if (session.isHandedOff && session.adminId === adminId) return { outcome: 'unchanged', session };
      if (session.isHandedOff && session.adminId !== from) return { outcome: 'held', session };
      const fromName = session.isHandedOff ? (session.adminName ?? session.adminId) : null;
      const taken = { isHandedOff: true, ...holder, adminViewed: true, handedOverBy: null, ...AWAKE };
      const owned = session.ownerId === null ? { ownerId: adminId, ownerName: adminName } : {};
      return {
        session: { ...taken, ...owned, resumeFrom: null },
        bookkeeping: {
          holderSeenAt: now.toISOString(),
          waitingSince: session.personRequestedAt ?? (session.isHandedOff ? waitingSince : null),
        },
        note: this.#noteOf(session, holder, { event: 'taken', ...(fromName !== null && { fromName }) }, now),
      };
    });
  }

  /**
   * Passes an active session from its holder to a colleague in one write, so that it is never without one and the assistant
   * stays silent. What the holder owns, or nobody, becomes the colleague's.
   */
  async handOver(id: string, from: Holder, to: Holder, now: Date): Promise<TakeoverResult> {
    return this.#change(id, (session) => {
      if (session.status === 'closed') return { outcome: 'closed' };
      if (!session.isHandedOff) return { outcome: 'not_held', session };
      if (session.adminId !== from.adminId) return { outcome: 'held', session };
      const isTheirs = session.ownerId === null || session.ownerId === from.adminId;
      const owned = isTheirs ? { ownerId: to.adminId, ownerName: to.adminName } : {};
      return {
        session: { ...to, ...owned, ...AWAKE, handedOverBy: from.adminName },
        bookkeeping: { holderSeenAt: now.toISOString() },
        note: this.#noteOf(session, from, { event: 'handed-over', toName: to.adminName }, now),
      };
    });
  }

  /**
   * Ends a takeover, whoever holds the session: the assistant continues, and where something is left open the chat needs the team.
   * @param by who ends it.
   * @param from the question that it asks next, by which the admin says that what was written last is dealt with; null where it
   * stopped. After a request was sent there is none left to ask.
   */
  async end(id: string, by: Actor, from: ResumableStep | null, now: Date): Promise<TakeoverResult> {
    return this.#change(id, (session, { questions: known }) => {
      if (!session.isHandedOff) return { outcome: 'unchanged', session };
      const isAsking = from !== null && session.leadSentAt === null;
      const resumeFrom = isAsking ? { step: from, at: now.toISOString(), seq: session.seq } : null;
      const questions = isAsking ? known : questionsLeft(known, session);
      const met = { ...session, ...PERSON_CAME };
      return {
        session: {
          ...RELEASED,
          ...PERSON_CAME,
          resumeFrom,
          snoozeEndedAt: null,
          ...leftOpen(met, questions, now),
        },
        ...(questions !== known && { questions }),
        note: this.#noteOf(session, by, { event: 'ended' }, now),
      };
    });
  }

  /** Assigns a session, unless it has become somebody else's than the admin knew. */
  async assign(id: string, { owner, previousOwnerId }: Assignment): Promise<TakeoverResult> {
    const ownerId = owner?.id ?? null;
    return this.#change(id, (session) => {
      if (session.forgottenAt !== null) return { outcome: 'closed' };
      if (session.ownerId === ownerId) return { outcome: 'unchanged', session };
      if (session.ownerId !== previousOwnerId) return { outcome: 'assigned', session };
      return { session: { ownerId, ownerName: owner?.name ?? null } };
    });
  }

  /** Closes a session for good, which ends a takeover as well. @param noted who closes it, and when; missing where it is erased next */
  async close(id: string, noted?: { by: Actor; now: Date }): Promise<TakeoverResult> {
    return this.#change(id, (session) =>
      session.status === 'closed'
        ? { outcome: 'unchanged', session }
        : {
            session: { ...RELEASED, ...AWAKE, status: 'closed' },
            ...(noted && { note: nextNote(this.#messages, session, closedBy(noted.by), noted.now) }),
          },
    );
  }

  /** Closes a session that is idle still (`domain/chat/idle-chats.ts`). */
  async closeIdle(id: string, cutoff: string, now: Date): Promise<TakeoverResult> {
    return this.#change(id, (session) =>
      isIdle(session, cutoff)
        ? { session: { status: 'closed' }, note: nextNote(this.#messages, session, BY_ITSELF, now) }
        : { outcome: 'unchanged', session },
    );
  }

  /** Marks a session as viewed by an admin. */
  async view(id: string): Promise<TakeoverResult> {
    return this.#change(id, (session) =>
      session.adminViewed ? { outcome: 'unchanged', session } : { session: { adminViewed: true } },
    );
  }

  /** Releases a session whose holder was away, unless they were active since it was read; null otherwise. */
  async release(
    { session, holderSeenAt, questions: known }: SessionRow,
    now: Date,
  ): Promise<ChatSession | null> {
    const { adminId, adminName } = session;
    if (!session.isHandedOff || adminId === null) return null;
    const holder = { adminId, adminName: adminName ?? displayName(adminId) };
    const only =
      holderSeenAt === null
        ? { condition: 'attribute_not_exists(holderSeenAt)' }
        : { condition: 'holderSeenAt = :seen', values: { ':seen': holderSeenAt } };
    const note = this.#noteOf(session, holder, { event: 'released' }, now);
    const questions = questionsLeft(known, session);
    const released = { ...RELEASED, ...leftOpen(session, questions, now) };
    return changeSession(this.#table, session, {
      session: released,
      ...(questions !== known && { questions }),
      only,
      note,
    });
  }

  /** Marks the admin who holds a session as present; without effect where they do not hold it. */
  async renew(id: string, adminId: string, now: Date): Promise<void> {
    await this.#table.update(sessionKey(id), {
      update: 'SET holderSeenAt = :now',
      condition: 'isHandedOff = :yes AND adminId = :id AND holderSeenAt < :noted',
      values: {
        ':now': now.toISOString(),
        ':noted': new Date(now.getTime() - NOTED_EVERY_MS).toISOString(),
        ':yes': true,
        ':id': adminId,
      },
    });
  }

  /** An event of a takeover as the next note of its session. */
  #noteOf(
    session: ChatSession,
    { adminId: authorId, adminName: authorName }: Actor,
    { event, ...names }: { event: TakeoverEvent } & Pick<ChatNote, 'toName' | 'fromName'>,
    now: Date,
  ) {
    // What consoles show that were opened before there were events.
    const content = takeoverText(event, { authorName, ...names });
    return nextNote(this.#messages, session, { authorId, authorName, content, event, ...names }, now);
  }

  #change(id: string, decide: Decide): Promise<TakeoverResult> {
    return decideChange(this.#table, this.#sessions, id, decide);
  }
}

function closedBy({ adminId: authorId, adminName: authorName }: Actor) {
  return {
    authorId,
    authorName,
    content: closingText('by-admin', { authorName }),
    closing: 'by-admin',
  } as const;
}

/** No username is empty. */
const BY_ITSELF = {
  authorId: '',
  authorName: 'Nobody',
  content: closingText('idle', { authorName: '' }),
  closing: 'idle',
} as const;

/** What nobody has answered is for the team again once the person who might have is gone (0099, 0197). */
function leftOpen(session: ChatSession, { open }: TeamQuestions, now: Date) {
  return open.length === 0 ? null : withPersonRequest(session, { about: 'question' }, now);
}
