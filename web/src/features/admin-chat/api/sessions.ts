import type { ChatStand } from '@harbour-haul/contract/realtime';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { lastMessageAfter } from '@harbour-haul/domain/chat/messages/last-message';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { chatKeys, WRITTEN_BY_CONSOLE } from './chat-keys.ts';

type Sessions = ReadonlyMap<string, ChatSession>;

/** All sessions that this browser has received, by id. Lists, events and changes are merged into it. */
const sessionsQuery = queryOptions<Sessions>({ ...WRITTEN_BY_CONSOLE, queryKey: chatKeys.sessions });
const NONE: Sessions = new Map();

/** Returns all sessions that this browser has received, by id. */
export function useSessions(): Sessions {
  return useQuery(sessionsQuery).data ?? NONE;
}

/** Called for every session that is new to this browser or has changed. */
type OnSessionChange = (before: ChatSession | undefined, after: ChatSession) => void;

/** The cached sessions: merged from whatever brings them, so that the newest state of each is shown. */
export class SessionCache {
  readonly #client: QueryClient;
  readonly #onChange: OnSessionChange;
  /** When each session was received last, so that an older list does not close it. */
  readonly #receivedAt = new Map<string, number>();
  #clock = 0;

  constructor(client: QueryClient, onChange: OnSessionChange) {
    this.#client = client;
    this.#onChange = onChange;
  }

  /** The time of the newest session, in numbers that only this cache counts. */
  get clock(): number {
    return this.#clock;
  }

  all(): Sessions {
    return this.#client.getQueryData(sessionsQuery.queryKey) ?? NONE;
  }

  find(id: string): ChatSession | undefined {
    return this.all().get(id);
  }

  /** Merges sessions as the server has just sent them. */
  merge(sessions: readonly ChatSession[]): void {
    const next = new Map(this.all());
    const changes: [ChatSession | undefined, ChatSession][] = [];
    for (const session of sessions) {
      const before = next.get(session.id);
      const after = before ? mergeSession(before, session) : session;
      this.#receivedAt.set(session.id, ++this.#clock);
      if (before && isSame(before, after)) continue;
      next.set(session.id, after);
      changes.push([before, after]);
    }
    if (changes.length > 0) this.#client.setQueryData(sessionsQuery.queryKey, next);
    for (const [before, after] of changes) this.#onChange(before, after);
  }

  /** Applies a message to its session. @returns whether the session is cached */
  applyMessage(message: ChatMessage): boolean {
    const session = this.find(message.sessionId);
    if (session) this.merge([withMessage(session, message)]);
    return session !== undefined;
  }

  /** The server has notes of a chat up to this number. */
  applyNotes(sessionId: string, noteSeq: number): void {
    const session = this.find(sessionId);
    if (session && session.noteSeq < noteSeq) this.merge([{ ...session, noteSeq }]);
  }

  /** Whether any of these chats is further than is known here. */
  lacks(chats: readonly ChatStand[]): boolean {
    return chats.some(({ id, seq, version, noteSeq }) => {
      const known = this.find(id);
      return !known || known.seq < seq || known.version < version || known.noteSeq < noteSeq;
    });
  }

  /** Closes the sessions that a choice among the older ones returns; what was received after `clock` is newer. */
  closeOlder(clock: number, choose: (older: ChatSession[]) => ChatSession[]): void {
    const all = this.all();
    const closed = choose([...all.values()].filter(({ id }) => (this.#receivedAt.get(id) ?? 0) <= clock));
    if (closed.length === 0) return;
    const next = new Map(all);
    for (const session of closed) next.set(session.id, { ...session, ...CLOSED });
    this.#client.setQueryData(sessionsQuery.queryKey, next);
  }
}

const CLOSED = { status: 'closed', isHandedOff: false, adminId: null, adminName: null } as const;

/**
 * Merges two copies of a session, whichever came first: the session's own fields are those of the higher `version`, and
 * those of its messages and notes are of the higher number.
 */
export function mergeSession(a: ChatSession, b: ChatSession): ChatSession {
  const own = b.version >= a.version ? b : a;
  const talk = b.seq >= a.seq ? b : a;
  return {
    ...own,
    // Seen stays seen: the server may not have stored yet what this console has marked.
    adminViewed: a.adminViewed || b.adminViewed,
    seq: talk.seq,
    noteSeq: Math.max(a.noteSeq, b.noteSeq),
    lastMessage: talk.lastMessage,
    lastActivityAt: later(a.lastActivityAt, b.lastActivityAt),
  };
}

/** Returns the session after a message; the very same object where it includes the message already. */
export function withMessage(session: ChatSession, message: ChatMessage): ChatSession {
  if (message.seq <= session.seq) return session;
  return {
    ...session,
    seq: message.seq,
    lastMessage: lastMessageAfter(session.lastMessage, message),
    lastActivityAt: later(message.timestamp, session.lastActivityAt),
  };
}

/** Times as texts of one form compare as times do. */
function later(a: string, b: string): string {
  return a > b ? a : b;
}

function isSame(a: ChatSession, b: ChatSession): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
