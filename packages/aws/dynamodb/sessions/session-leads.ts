import { type SaidOfCustomer, withSaid } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { sessionKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { fromSessionItem } from './session-items.ts';

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

  /** @param table the sessions' table. */
  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Notes the lead that a session was saved to, where the session does not say so already.
   * @param session as it was read a moment ago.
   * @returns the changed session, or null: nothing is new, or the visitor had it forgotten.
   */
  async note(
    session: ChatSession,
    { leadId, customer: said, sentAt }: SavedLead,
  ): Promise<ChatSession | null> {
    const customer = withSaid(session.customer, said);
    const isSentNow = sentAt !== null && session.leadSentAt === null;
    if (session.leadId === leadId && customer === session.customer && !isSentNow) return null;
    const changed = await this.#table.update(sessionKey(session.id), {
      update: `SET leadId = :lead, customer = :customer${isSentNow ? ', leadSentAt = :sent' : ''} ADD #version :one`,
      condition: 'attribute_exists(id) AND attribute_not_exists(forgottenAt)',
      names: { '#version': 'version' },
      values: { ':lead': leadId, ':customer': customer, ':one': 1, ...(isSentNow && { ':sent': sentAt }) },
    });
    return changed && fromSessionItem(changed).session;
  }
}
