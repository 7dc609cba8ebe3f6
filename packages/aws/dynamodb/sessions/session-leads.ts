import { type SaidOfCustomer, withSaid } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { changeSession, type SessionChange } from './change-session.ts';
import type { SessionsRepository } from './sessions-repository.ts';

/** What a chat's lead says of its session. */
export interface SavedLead {
  leadId: number;
  customer: SaidOfCustomer;
  /** When its visitor sent it; null while they are still talking. */
  sentAt: string | null;
}

/** Notes on a session what became of it among the leads, so that consoles show it without reading leads. */
export class SessionLeads {
  readonly #table: Table;
  readonly #sessions: Pick<SessionsRepository, 'get'>;

  /** @param table the sessions' table. */
  constructor(table: Table, sessions: Pick<SessionsRepository, 'get'>) {
    this.#table = table;
    this.#sessions = sessions;
  }

  /**
   * Notes the lead that a session was saved to, where the session does not say so already.
   * @param read the session as it was read a moment ago.
   * @returns the changed session, or null: nothing is new, or the visitor had it forgotten.
   */
  note(read: ChatSession, lead: SavedLead): Promise<ChatSession | null> {
    return this.#change(read, (session) => newOf(session, lead));
  }

  /**
   * Notes whether the lead that a session was saved to is canceled.
   * @param canceledAt null where it is not any more.
   * @returns as `note`.
   */
  noteCanceled(read: ChatSession, canceledAt: string | null): Promise<ChatSession | null> {
    return this.#change(read, ({ leadCanceledAt, forgottenAt }) => {
      const isKnown = (leadCanceledAt === null) === (canceledAt === null);
      return isKnown || forgottenAt !== null ? null : { leadCanceledAt: canceledAt };
    });
  }

  async #change(
    read: ChatSession,
    decide: (session: ChatSession) => SessionChange['session'] | null,
  ): Promise<ChatSession | null> {
    let known: ChatSession | null = read;
    const result = await retryOnConflict(async () => {
      const session = known ?? (await this.#sessions.get(read.id))?.session ?? null;
      known = null;
      const changes = session && decide(session);
      if (!session || !changes) return { session: null };
      const changed = await changeSession(this.#table, session, { session: changes });
      return changed && { session: changed };
    });
    return result?.session ?? null;
  }
}

/** What of a lead a session does not say yet; null for nothing. */
function newOf(session: ChatSession, { leadId, customer: said, sentAt }: SavedLead) {
  if (session.forgottenAt !== null) return null;
  const customer = withSaid(session.customer, said);
  const leadSentAt = session.leadSentAt ?? sentAt;
  const isKnown =
    session.leadId === leadId && customer === session.customer && leadSentAt === session.leadSentAt;
  return isKnown ? null : { leadId, customer, leadSentAt };
}
