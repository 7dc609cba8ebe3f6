import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { Write } from '../table/transactions.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange, type LeadChangeResult } from './changes/lead-commit.ts';
import {
  type LeadPage,
  type LeadPageQuery,
  readLeadPage,
  type UncountedLeadPage,
} from './lists/lead-pages.ts';
import {
  type DueLeadsRequest,
  type LeadQueueRequest,
  readDuePage,
  readTrashPage,
  readWaitingPage,
  type TrashRequest,
} from './lists/lead-queues.ts';
import { type LeadSearchRequest, searchLeads } from './lists/lead-search.ts';
import { type LeadTallies, readTallies } from './lists/lead-tallies.ts';
import { readVisitorPage, type VisitorLeadsRequest } from './lists/lead-visitor-pages.ts';
import { fromLeadItem, leadKey } from './rows/lead-items.ts';
import { LeadSubmissions } from './submissions/lead-submissions.ts';
import type { LeadCreation, LeadCreationResult } from './submissions/submission-store.ts';

/** Leads in DynamoDB. Every write keeps counters and indexes right in one transaction; lists never scan. */
export class LeadsRepository {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /** Stores a submission as one lead, whatever is repeated or runs at the same time; see `submissions/lead-submissions.ts`. */
  async create(creation: LeadCreation): Promise<LeadCreationResult> {
    return new LeadSubmissions(this.client, this.table, this).receive(creation);
  }

  /** The lead as it is now, or null. */
  async get(id: number): Promise<Lead | null> {
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key: leadKey(id), ConsistentRead: true }),
    );
    return Item ? fromLeadItem(Item) : null;
  }

  /** Stores `next` in place of `read`; `conflict` when somebody changed or removed it in between. */
  async replace(read: Lead, next: Lead, events: LeadEvent[] = []): Promise<LeadChangeResult> {
    return this.change(leadChangeWrites(this.table, { before: read, after: next, events }));
  }

  /** Removes a lead as it was read; `conflict` when somebody changed or removed it in between. */
  async remove(read: Lead): Promise<LeadChangeResult> {
    return this.change(leadChangeWrites(this.table, { before: read, after: null, events: [] }));
  }

  private async change(writes: Write[]): Promise<LeadChangeResult> {
    return commitLeadChange(this.client, writes);
  }

  /** One page of the leads of a status, or of all; see `lead-pages.ts`. */
  async list(query: LeadPageQuery): Promise<LeadPage> {
    return readLeadPage(this.client, this.table, query, () => this.counts());
  }

  /** One page of the leads that wait for their first answer, the longest waiting first. */
  async waiting(request: LeadQueueRequest): Promise<LeadPage> {
    const counting = this.tallies().then(({ waiting }) => waiting);
    return readWaitingPage(this.client, this.table, request, counting);
  }

  /** One page of the leads to follow up, the longest due first; see `lead-queues.ts`. */
  async due(request: DueLeadsRequest): Promise<UncountedLeadPage> {
    return readDuePage(this.client, this.table, request);
  }

  /** One page of the trash; see `lead-queues.ts`. */
  async trash(request: TrashRequest): Promise<LeadPage> {
    return readTrashPage(this.client, this.table, request);
  }

  /** One page of a visitor's leads, the newest first; see `lead-visitor-pages.ts`. */
  async ofVisitor(request: VisitorLeadsRequest): Promise<UncountedLeadPage> {
    return readVisitorPage(this.client, this.table, request);
  }

  /** One page of what a search finds; see `lead-search.ts`. */
  async search(request: LeadSearchRequest): Promise<UncountedLeadPage> {
    return searchLeads(this.client, this.table, request);
  }

  /** How many leads there are of each status. */
  async counts(): Promise<Record<LeadStatus, number>> {
    return (await this.tallies()).byStatus;
  }

  /** All counters, added up. */
  async tallies(): Promise<LeadTallies> {
    return readTallies(this.client, this.table);
  }

  /** The newest lead of a visitor that is neither in the trash nor merged, or null. */
  async newestOfVisitor(visitorId: string): Promise<Lead | null> {
    const { leads } = await this.ofVisitor({ visitorId, status: null, limit: 1, position: { at: 'first' } });
    return leads[0] ?? null;
  }
}
