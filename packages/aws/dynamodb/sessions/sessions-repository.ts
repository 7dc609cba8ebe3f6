import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { PersonRequestTopic } from '@harbour-haul/domain/chat/person-request';
import { sessionKey, visitorSessionsKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { fromSessionItem, isSessionId, type SessionRow } from './session-items.ts';
import {
  pageOfActive,
  pageOfAll,
  pageOfVisitor,
  type SessionPage,
  type SessionPageQuery,
} from './session-pages.ts';

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
   * Marks that the visitor requested a person, the first time alone or where it is about something else now; null where
   * the session is closed or gone.
   */
  async requestPerson(
    id: string,
    now: Date,
    about: PersonRequestTopic | null = null,
  ): Promise<ChatSession | null> {
    const isNew = 'attribute_not_exists(personRequestedAt)';
    const isOther = 'attribute_not_exists(personRequestAbout) OR personRequestAbout <> :about';
    const changed = await this.#table.update(sessionKey(id), {
      update: `SET personRequestedAt = :now${about ? ', personRequestAbout = :about' : ''} ADD #version :one`,
      condition: `#status = :active AND (${about ? `${isNew} OR ${isOther}` : isNew})`,
      names: { '#version': 'version', '#status': 'status' },
      values: {
        ':now': now.toISOString(),
        ':one': 1,
        ':active': 'active',
        ...(about && { ':about': about }),
      },
    });
    if (changed) return fromSessionItem(changed).session;
    const session = (await this.get(id))?.session;
    return session?.status === 'active' ? session : null;
  }

  /** A visitor's sessions, the newest first; the one that was begun last is there before the index has it. */
  async ofVisitor(visitorId: string, query: SessionPageQuery): Promise<SessionPage> {
    const page = await pageOfVisitor(this.#table, visitorId, query);
    const row = query.after === null ? await this.#table.get(visitorSessionsKey(visitorId)) : null;
    if (!row || page.sessions.some(({ id }) => id === row.newestSessionId)) return page;
    const newest = await this.get(String(row.newestSessionId));
    return newest ? { ...page, sessions: [newest.session, ...page.sessions] } : page;
  }

  /** All sessions, the latest activity first. */
  async list(query: SessionPageQuery): Promise<SessionPage> {
    return pageOfAll(this.#table, query);
  }

  /** The active sessions, the latest activity first. */
  async listActive(query: SessionPageQuery): Promise<SessionPage> {
    return pageOfActive(this.#table, query);
  }
}
