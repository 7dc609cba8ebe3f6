import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { Table } from '../table/table.ts';
import { LeadsRepository } from './leads-repository.ts';
import { readOwnLeads } from './lists/own-leads.ts';
import { type Withdrawal, type WithdrawalResult, withdrawChat } from './submissions/chat-withdrawal.ts';
import { conversationSessions } from './submissions/conversation.ts';
import type { LeadCreation, LeadCreationResult } from './submissions/lead-creation.ts';
import { LeadSubmissions } from './submissions/lead-submissions.ts';

/** Leads in DynamoDB for the function that visitors call: what they send, and what is theirs. */
export class VisitorLeadsRepository extends LeadsRepository {
  readonly #visitors: Table;

  /** @param visitors where visitorIds are claimed; only `create` touches it. */
  constructor(table: Table, visitors: Table) {
    super(table);
    this.#visitors = visitors;
  }

  /** Stores a submission as one lead, whatever is repeated or runs at the same time; see `submissions/lead-submissions.ts`. */
  async create(creation: LeadCreation): Promise<LeadCreationResult> {
    return new LeadSubmissions(this.table, this.#visitors, this).receive(creation);
  }

  /** Withdraws the incomplete lead of a chat for good; see `submissions/chat-withdrawal.ts`. */
  async withdrawChat(withdrawal: Withdrawal): Promise<WithdrawalResult> {
    return withdrawChat(this.table, withdrawal, await this.ownOf(withdrawal.visitorId));
  }

  /** The sessions in which the conversation of a session is held, the oldest first; see `submissions/conversation.ts`. */
  async conversation(sessionId: string, earlierSessionId: string | null): Promise<string[]> {
    return conversationSessions(this.table, sessionId, earlierSessionId);
  }

  /** The newest leads that a visitor has and may go on with, the newest first; see `lists/own-leads.ts`. */
  async ownOf(visitorId: string): Promise<Lead[]> {
    return readOwnLeads(this.table, visitorId);
  }

  /** The first of them, or null. */
  async newestOfVisitor(visitorId: string): Promise<Lead | null> {
    const [newest = null] = await this.ownOf(visitorId);
    return newest;
  }
}
