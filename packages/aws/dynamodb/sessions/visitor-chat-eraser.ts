import { readChatLink } from '../leads/rows/lead-links.ts';
import { readLead } from '../leads/rows/lead-rows.ts';
import { visitorSessionsKey } from '../rows.ts';
import type { ChatCounting, ChatEraser, ChatTables } from './chat-eraser.ts';
import type { SessionsRepository } from './sessions-repository.ts';

const SESSIONS_PER_PAGE = 100;
/** So often are the newest chats looked at of a visitor who begins others meanwhile. */
const MAX_LOOKS = 5;

/** Removes the chats of a visitor for good, also those that are begun while it does. */
export class VisitorChatEraser {
  readonly #tables: Pick<ChatTables, 'sessions' | 'leads'>;
  readonly #sessions: Pick<SessionsRepository, 'idsOfVisitor' | 'newestIdsOfVisitor' | 'getMany'>;
  readonly #chats: ChatEraser;

  constructor(
    tables: Pick<ChatTables, 'sessions' | 'leads'>,
    sessions: Pick<SessionsRepository, 'idsOfVisitor' | 'newestIdsOfVisitor' | 'getMany'>,
    chats: ChatEraser,
  ) {
    this.#tables = tables;
    this.#sessions = sessions;
    this.#chats = chats;
  }

  /**
   * Removes all chats of a visitor, and what is known of them without listing them; false where there was no time for all. What is
   * left has been begun after the last look, as by who begins one as often as is looked.
   */
  async erase(visitorId: string, counting: ChatCounting): Promise<boolean> {
    if (!(await this.#eraseListed(visitorId, counting))) return false;
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const newest = await this.#sessions.newestIdsOfVisitor(visitorId);
      if (!(await this.#eraseAll(newest, counting))) return false;
      if (await this.#forgetNewest(visitorId, newest)) break;
    }
    return true;
  }

  /**
   * Removes those of a visitor's newest chats whose lead is gone: one that was begun and sent while the visitor's leads were erased
   * has the number of one of them. False where there was no time for all.
   */
  async eraseLeadless(visitorId: string, counting: ChatCounting): Promise<boolean> {
    const newest = await this.#sessions.newestIdsOfVisitor(visitorId);
    for (const id of newest) {
      if ((await this.#hasLostLead(id)) && !(await this.#chats.erase(id, counting))) return false;
    }
    if ((await this.#sessions.getMany(newest)).length === 0) await this.#forgetNewest(visitorId, newest);
    return true;
  }

  async #eraseListed(visitorId: string, counting: ChatCounting): Promise<boolean> {
    let after: string | null = null;
    do {
      const page = await this.#sessions.idsOfVisitor(visitorId, { limit: SESSIONS_PER_PAGE, after });
      if (!(await this.#eraseAll(page.ids, counting))) return false;
      after = page.nextKey;
    } while (after !== null);
    return true;
  }

  async #eraseAll(sessionIds: readonly string[], counting: ChatCounting): Promise<boolean> {
    for (const id of sessionIds) if (!(await this.#chats.erase(id, counting))) return false;
    return true;
  }

  /** Removes the row that names a visitor's newest chats; false where a newer one was begun, which the index may not know yet. */
  async #forgetNewest(visitorId: string, [newest]: readonly string[]): Promise<boolean> {
    if (newest === undefined) return true;
    return this.#tables.sessions.deleteOnly(visitorSessionsKey(visitorId), {
      condition: 'newestSessionId = :erased',
      values: { ':erased': newest },
    });
  }

  /** Whether a chat had a lead that is gone; one that was never saved had none. */
  async #hasLostLead(sessionId: string): Promise<boolean> {
    const stored = await readChatLink(this.#tables.leads, sessionId);
    if (!stored?.link) return stored !== null;
    return (await readLead(this.#tables.leads, stored.link.leadId)) === null;
  }
}
