import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { LEADS_BY_VISITOR } from './keys.ts';
import { leadChangeWrites } from './lead-changes.ts';
import { type LeadCreation, type LeadCreationResult, LeadIntake } from './lead-intake.ts';
import { allCounterKeys, fromLeadItem, leadKey, sumCounters } from './lead-items.ts';
import { type LeadPage, type LeadPageQuery, readLeadPage } from './lead-pages.ts';
import { cancellationCodes, retryConflicts, type Write } from './transactions.ts';

export type LeadChangeResult = 'done' | 'stale';

/** Leads in DynamoDB. Every write keeps counters and indexes right in one transaction; lists never scan. */
export class LeadsRepository {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /** Stores a submission as one lead, whatever is repeated or runs at the same time; see `lead-intake.ts`. */
  async create(creation: LeadCreation): Promise<LeadCreationResult> {
    return new LeadIntake(this.client, this.table, this).receive(creation);
  }

  /** The lead as it is now, or null. */
  async get(id: number): Promise<Lead | null> {
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key: leadKey(id), ConsistentRead: true }),
    );
    return Item ? fromLeadItem(Item) : null;
  }

  /** Stores `next` in place of `read`; `stale` when somebody changed or removed it in between. */
  async replace(read: Lead, next: Lead, events: LeadEvent[] = []): Promise<LeadChangeResult> {
    return this.change(leadChangeWrites(this.table, { before: read, after: next, events }));
  }

  /** Removes a lead as it was read; `stale` when somebody changed or removed it in between. */
  async remove(read: Lead): Promise<LeadChangeResult> {
    return this.change(leadChangeWrites(this.table, { before: read, after: null, events: [] }));
  }

  private async change(writes: Write[]): Promise<LeadChangeResult> {
    try {
      await this.transact(writes);
      return 'done';
    } catch (error) {
      if (cancellationCodes(error)?.[0] === 'ConditionalCheckFailed') return 'stale';
      throw error;
    }
  }

  /** One page of a list; see `lead-pages.ts`. */
  async list(query: LeadPageQuery): Promise<LeadPage> {
    return readLeadPage(this.client, this.table, query, () => this.counts());
  }

  /** How many leads there are of each status. */
  async counts(): Promise<Record<LeadStatus, number>> {
    const { Responses, UnprocessedKeys } = await this.client.send(
      new BatchGetCommand({
        RequestItems: { [this.table]: { Keys: allCounterKeys(), ConsistentRead: true } },
      }),
    );
    if (UnprocessedKeys?.[this.table]) return this.counts();
    return sumCounters(Responses?.[this.table] ?? []);
  }

  /** The newest lead of a visitor, or null. */
  async newestOfVisitor(visitorId: string): Promise<Lead | null> {
    const { Items } = await this.client.send(
      new QueryCommand({
        TableName: this.table,
        IndexName: LEADS_BY_VISITOR,
        KeyConditionExpression: 'visitorId = :visitorId',
        ExpressionAttributeValues: { ':visitorId': visitorId },
        ScanIndexForward: false,
        Limit: 1,
      }),
    );
    return Items?.[0] ? fromLeadItem(Items[0]) : null;
  }

  private async transact(writes: Write[]): Promise<void> {
    await retryConflicts(() => this.client.send(new TransactWriteCommand({ TransactItems: writes })));
  }
}
