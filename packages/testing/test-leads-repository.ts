import { AdminLeadsRepository } from '@harbour-haul/aws/dynamodb/leads/admin-leads-repository';
import { leadChangeWrites } from '@harbour-haul/aws/dynamodb/leads/changes/lead-changes';
import {
  commitLeadChange,
  type LeadChangeResult,
} from '@harbour-haul/aws/dynamodb/leads/changes/lead-commit';
import type {
  Withdrawal,
  WithdrawalResult,
} from '@harbour-haul/aws/dynamodb/leads/submissions/chat-withdrawal';
import type {
  LeadCreation,
  LeadCreationResult,
} from '@harbour-haul/aws/dynamodb/leads/submissions/lead-creation';
import { VisitorLeadsRepository } from '@harbour-haul/aws/dynamodb/leads/visitor-leads-repository';
import type { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';

/** All that visitors and admins do with leads, for what a test prepares and looks at. */
export class TestLeadsRepository extends AdminLeadsRepository {
  readonly #ofVisitors: VisitorLeadsRepository;

  /** @param visitors where visitorIds are claimed */
  constructor(table: Table, visitors: Table) {
    super(table);
    this.#ofVisitors = new VisitorLeadsRepository(table, visitors);
  }

  /** As a visitor sends it. */
  async create(creation: LeadCreation): Promise<LeadCreationResult> {
    return this.#ofVisitors.create(creation);
  }

  /** As a visitor takes it back. */
  async withdrawChat(withdrawal: Withdrawal): Promise<WithdrawalResult> {
    return this.#ofVisitors.withdrawChat(withdrawal);
  }

  /** What a visitor may go on with. */
  async newestOfVisitor(visitorId: string): Promise<Lead | null> {
    return this.#ofVisitors.newestOfVisitor(visitorId);
  }

  /** Stores `next` in place of `read`; `conflict` when somebody changed or removed it in between. */
  async replace(read: Lead, next: Lead, events: LeadEvent[] = []): Promise<LeadChangeResult> {
    const change = { before: read, after: next, events };
    return commitLeadChange(this.table, leadChangeWrites(this.table, change));
  }

  /** Removes a lead as it was read; `conflict` when somebody changed or removed it in between. */
  async remove(read: Lead): Promise<LeadChangeResult> {
    const change = { before: read, after: null, events: [] };
    return commitLeadChange(this.table, leadChangeWrites(this.table, change));
  }
}
