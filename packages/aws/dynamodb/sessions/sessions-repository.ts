import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { type ChatState, chatState } from '@harbour-haul/domain/chat/chat-state';
import { type PersonRequest, withPersonRequest } from '@harbour-haul/domain/chat/questions/person-request';
import { AWAKE } from '@harbour-haul/domain/chat/snoozing/snooze';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { sessionKey, visitorSessionsKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { changeSession } from './change-session.ts';
import { fromSessionItem, isSessionId, type SessionRow } from './session-items.ts';
import {
  countState,
  idPageOfOwner,
  idPageOfVisitor,
  pageOfStates,
  type SessionIdPage,
  type SessionPage,
  type SessionPageQuery,
} from './session-pages.ts';
import type { VisitorRow } from './session-writes.ts';

/** Of a visitor's chats the newest: who writes in older ones begins another. */
const MAX_CHATS = 20;

/** What of a lead says which chats are its own. */
type ChatsOfLead = Pick<Lead, 'id' | 'visitorId' | 'sessionId'>;

/** Chat sessions in DynamoDB. What changes them is one conditional write; lists never scan. */
export class SessionsRepository {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The session as it is now, or null. */
  async get(id: string): Promise<SessionRow | null> {
    const item = isSessionId(id) ? await this.#table.get(sessionKey(id)) : null;
    return item && fromSessionItem(item);
  }

  /**
   * Marks that the visitor requested a person, the first time alone or where it is about something else now, or had been put
   * away; null where the session is closed or gone.
   */
  async requestPerson(id: string, now: Date, wish: PersonRequest = {}): Promise<ChatSession | null> {
    const result = await retryOnConflict(async () => {
      const session = (await this.get(id))?.session;
      if (session?.status !== 'active') return { session: null };
      const wished = withPersonRequest(session, wish, now);
      if (wished === null && session.snoozedUntil === null) return { session };
      const asked = { ...AWAKE, personRequestedAt: now.toISOString(), ...wished };
      const changed = await changeSession(this.#table, session, { session: asked });
      return changed && { session: changed };
    });
    if (!result) throw new Error('A session kept changing while a person was asked for.');
    return result.session;
  }

  /** A visitor's sessions as they are now, the newest first; the one that was begun last is there before the index has it. */
  async ofVisitor(visitorId: string, query: SessionPageQuery): Promise<SessionPage> {
    const { ids, nextKey } = await this.idsOfVisitor(visitorId, query);
    return { sessions: await this.getMany(ids), nextKey };
  }

  /** The ids of a visitor's sessions, as `ofVisitor`; some may be gone already. */
  async idsOfVisitor(visitorId: string, query: SessionPageQuery): Promise<SessionIdPage> {
    const page = await idPageOfVisitor(this.#table, visitorId, query);
    const row = query.after === null ? await this.#table.get(visitorSessionsKey(visitorId)) : null;
    const newest = row === null ? undefined : String(row.newestSessionId);
    if (newest === undefined || page.ids.includes(newest)) return page;
    return { ...page, ids: [newest, ...page.ids] };
  }

  /** The ids of the sessions that a visitor began last, the newest first, whatever the index knows of them; some may be gone already. */
  async newestIdsOfVisitor(visitorId: string): Promise<string[]> {
    const row = (await this.#table.get(visitorSessionsKey(visitorId))) as VisitorRow | null;
    return row ? [row.newestSessionId, ...(row.earlierSessionIds ?? [])] : [];
  }

  /** These sessions, in this order; those that are gone are left out. */
  async getMany(ids: readonly string[]): Promise<ChatSession[]> {
    const items = await this.#table.getMany(ids.map(sessionKey));
    const found = new Map(items.map((item) => [String(item.id), fromSessionItem(item).session]));
    return ids.map((id) => found.get(id)).filter((session) => session !== undefined);
  }

  /**
   * The chats of a lead, the oldest first: those that made it or were added to it, of the visitor whose lead it is. A conversation
   * that went on in another session has several, of which the lead itself names one.
   */
  async ofLead({ id: leadId, visitorId, sessionId }: ChatsOfLead): Promise<ChatSession[]> {
    if (visitorId === null) return [];
    const { ids } = await this.idsOfVisitor(visitorId, { limit: MAX_CHATS, after: null });
    const named = sessionId !== null && isSessionId(sessionId) ? [sessionId] : [];
    const chats = await this.getMany([...new Set([...ids, ...named])]);
    const own = chats.filter((chat) => chat.visitorId === visitorId && chat.leadId === leadId);
    return own.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  }

  /** The sessions in some states, by their activity. */
  async list(states: readonly ChatState[], query: SessionPageQuery): Promise<SessionPage> {
    return pageOfStates(this.#table, states, query);
  }

  /** The sessions of an owner in some states, by their activity, as they are now; null is nobody's. */
  async ofOwner(
    ownerId: string | null,
    states: readonly ChatState[],
    query: SessionPageQuery,
  ): Promise<SessionPage> {
    const { ids, nextKey } = await idPageOfOwner(this.#table, ownerId, states, query);
    // The index lags: what was assigned or closed meanwhile is in another list.
    const sessions = (await this.getMany(ids)).filter(
      (session) => session.ownerId === ownerId && states.includes(chatState(session)),
    );
    return { sessions, nextKey };
  }

  /** How many sessions are in a state, counted no further than this. */
  async countUpTo(limit: number, state: ChatState): Promise<number> {
    return countState(this.#table, state, limit);
  }
}
