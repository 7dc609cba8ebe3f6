import { type SaidOfCustomer, withSaid } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { withPersonRequest } from '@harbour-haul/domain/chat/person-request';
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
  /** It holds what the visitor asked and the assistant could not answer. */
  hasQuestions: boolean;
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
   * Notes the lead that a session was saved to, where the session does not say so already. With questions for the team it is
   * one that needs the team, whether or not the message that asked has said so.
   * @param read the session as it was read a moment ago.
   * @returns the changed session, or null: nothing is new, or the visitor had it forgotten.
   */
  note(read: ChatSession, lead: SavedLead, now: Date): Promise<ChatSession | null> {
    return this.#change(read, (session) => newOf(session, lead, now));
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
function newOf(session: ChatSession, lead: SavedLead, now: Date): SessionChange['session'] | null {
  if (session.forgottenAt !== null) return null;
  const { leadId } = lead;
  const customer = withSaid(session.customer, lead.customer);
  const leadSentAt = session.leadSentAt ?? lead.sentAt;
  const asked = lead.hasQuestions && isUnseen(session) ? withPersonRequest(session, ABOUT, now) : null;
  const isKnown =
    session.leadId === leadId && customer === session.customer && leadSentAt === session.leadSentAt;
  return isKnown && asked === null ? null : { leadId, customer, leadSentAt, ...asked };
}

const ABOUT = { about: 'question' } as const;

/** Nobody of the team has had the chat, so that nobody can have answered either. */
function isUnseen({ status, isHandedOff, ownerId }: ChatSession): boolean {
  return status === 'active' && !isHandedOff && ownerId === null;
}
