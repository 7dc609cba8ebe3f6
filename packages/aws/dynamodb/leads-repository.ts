import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { createLead } from '@harbour-haul/domain/leads/create-lead';
import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { LEADS_BY_VISITOR } from './keys.ts';
import {
  allCounterKeys,
  fromLeadItem,
  idempotencyKey,
  leadKey,
  SEQUENCE_KEY,
  sumCounters,
} from './lead-items.ts';
import { type LeadPage, type LeadPageQuery, readLeadPage } from './lead-pages.ts';
import {
  deleteLead,
  keepReceipt,
  moveCount,
  putNewLead,
  replaceLead,
  type SubmissionReceipt,
} from './lead-writes.ts';
import { cancellationCodes, retryConflicts, type Write } from './transactions.ts';
import { claimVisitor } from './visitor-claims.ts';

/** A retry can come this late and is still the same submission. */
const RECEIPT_LIFETIME_SECONDS = 7 * 24 * 3600;

export interface LeadCreation {
  submission: LeadSubmission;
  now: Date;
  /** True where the sender has shown the visitor's cookie, so that the visitorId may be in use already. */
  visitorVerified: boolean;
  /** Makes repetitions harmless: the same key and hash are answered with the first receipt. */
  idempotency: { key: string; bodyHash: string } | null;
}

export type LeadCreationResult =
  | { outcome: 'created' | 'repeated'; receipt: Omit<SubmissionReceipt, 'bodyHash'> }
  | { outcome: 'key_used_for_other_body' }
  | { outcome: 'visitor_taken' };

export type LeadChangeResult = 'done' | 'stale';

/** Leads in DynamoDB. Every write keeps counters and indexes right in one transaction; lists never scan. */
export class LeadsRepository {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /** Stores a submission as one new lead, whatever is repeated or runs at the same time. */
  async create(creation: LeadCreation): Promise<LeadCreationResult> {
    const lead = createLead(creation.submission, await this.nextId(), creation.now);
    const receipt = { leadId: lead.id, status: lead.status, createdAt: lead.createdAt };
    const writes = this.creationWrites(lead, creation);
    try {
      await this.transact(writes.map(({ write }) => write));
      return { outcome: 'created', receipt };
    } catch (error) {
      const codes = cancellationCodes(error);
      const failed = writes.filter((_, index) => codes?.[index] === 'ConditionalCheckFailed');
      if (failed.some(({ guard }) => guard === 'receipt')) return this.repeat(creation);
      if (failed.some(({ guard }) => guard === 'visitor')) return { outcome: 'visitor_taken' };
      throw error;
    }
  }

  private creationWrites(
    lead: Lead,
    creation: LeadCreation,
  ): { write: Write; guard?: 'receipt' | 'visitor' }[] {
    const { idempotency, now, submission, visitorVerified } = creation;
    const { id: leadId, status, createdAt } = lead;
    const writes: { write: Write; guard?: 'receipt' | 'visitor' }[] = [
      { write: putNewLead(this.table, lead) },
      ...moveCount(this.table, lead.id, null, lead.status).map((write) => ({ write })),
    ];
    if (idempotency) {
      const receipt = { leadId, status, createdAt, bodyHash: idempotency.bodyHash };
      const write = keepReceipt(this.table, idempotency.key, receipt, now, RECEIPT_LIFETIME_SECONDS);
      writes.push({ write, guard: 'receipt' });
    }
    if (submission.visitorId !== null && !visitorVerified) {
      writes.push({ write: claimVisitor(this.table, submission.visitorId, now), guard: 'visitor' });
    }
    return writes;
  }

  private async repeat({ idempotency }: LeadCreation): Promise<LeadCreationResult> {
    if (!idempotency) throw new Error('A receipt was refused though none was to be kept.');
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key: idempotencyKey(idempotency.key), ConsistentRead: true }),
    );
    const { leadId, status, createdAt, bodyHash } = Item as SubmissionReceipt;
    if (bodyHash !== idempotency.bodyHash) return { outcome: 'key_used_for_other_body' };
    return { outcome: 'repeated', receipt: { leadId, status, createdAt } };
  }

  /** The lead as it is now, or null. */
  async get(id: number): Promise<Lead | null> {
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key: leadKey(id), ConsistentRead: true }),
    );
    return Item ? fromLeadItem(Item) : null;
  }

  /** Stores `next` in place of `read`; `stale` when somebody changed or removed it in between. */
  async replace(read: Lead, next: Lead): Promise<LeadChangeResult> {
    return this.change([
      replaceLead(this.table, { ...next, version: read.version + 1 }, read.version),
      ...moveCount(this.table, read.id, read.status, next.status),
    ]);
  }

  /** Removes a lead as it was read; `stale` when somebody changed or removed it in between. */
  async remove(read: Lead): Promise<LeadChangeResult> {
    return this.change([deleteLead(this.table, read), ...moveCount(this.table, read.id, read.status, null)]);
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

  private async nextId(): Promise<number> {
    const { Attributes } = await this.client.send(
      new UpdateCommand({
        TableName: this.table,
        Key: SEQUENCE_KEY,
        UpdateExpression: 'ADD lastId :one',
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(Attributes?.lastId);
  }

  private async transact(writes: Write[]): Promise<void> {
    await retryConflicts(() => this.client.send(new TransactWriteCommand({ TransactItems: writes })));
  }
}
