import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';
import type { LeadExportRecord } from '@harbour-haul/domain/leads/export/lead-export';
import {
  EXPORTS_PARTITION,
  exportKey,
  exportKeyAt,
  fromExportItem,
  type LeadExport,
  type LeadExportPart,
  toExportItem,
} from './lead-export-items.ts';
import { type ExportRow, readExportRows } from './lead-export-rows.ts';
import { countByDays } from './lead-export-total.ts';

/** How many exports a lead's timeline names at most. */
const NEWEST = 200;

/** What is written in one go: a part, and where the next one continues. */
export interface LeadExportStep {
  /** Null where nothing was left for a last part. */
  part: LeadExportPart | null;
  /** All rows so far. */
  rows: number;
  cursor: string | null;
  /** Whether this was the last part. */
  isLast: boolean;
}

/**
 * Exports beside the leads. Every step is one conditional write on what was read, so that of two callers at once one
 * continues and the other sees how far it has come.
 */
export class LeadExportsRepository {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /** The leads of an export, below a key where it continues; see `lead-export-rows.ts`. Later ones than it are not in it. */
  rows(
    { filter, startedAt }: LeadExport,
    after: string | null,
  ): AsyncGenerator<ExportRow[], void, undefined> {
    const to = filter.to !== null && filter.to < startedAt ? filter.to : startedAt;
    return readExportRows(this.client, this.table, { ...filter, to }, after);
  }

  /** How many leads a filter shows; within a day, see `lead-export-total.ts`. */
  async total(filter: LeadExportFilter): Promise<number> {
    return countByDays(this.client, this.table, filter);
  }

  /** Stores a new export. */
  async put(row: LeadExport): Promise<void> {
    await this.client.send(new PutCommand({ TableName: this.table, Item: toExportItem(row) }));
  }

  /** The export as it is now, or null. */
  async get(id: string): Promise<LeadExport | null> {
    const key = exportKey(id);
    if (!key) return null;
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key: key, ConsistentRead: true }),
    );
    return Item ? fromExportItem(Item) : null;
  }

  /**
   * Claims a number for a part. None is assigned twice and each is above all before it, so that a slower caller
   * never overwrites a part that counts.
   * @returns null where the export is no longer open.
   */
  async claimPart(id: string): Promise<number | null> {
    const claimed = await this.update(id, {
      UpdateExpression: 'ADD claimed :one',
      ConditionExpression: 'phase = :open',
      ExpressionAttributeValues: { ':one': 1, ':open': 'open' },
      ReturnValues: 'UPDATED_NEW',
    });
    return claimed && Number(claimed.claimed);
  }

  /** Adds a part to what was read; null on a version conflict, or where it is no longer open. */
  async addPart(read: LeadExport, step: LeadExportStep): Promise<LeadExport | null> {
    const { part, rows, cursor, isLast } = step;
    const goesOn = cursor !== null && !isLast;
    const stored = await this.update(read.id, {
      UpdateExpression: `SET parts = list_append(parts, :part), #rows = :rows, phase = :next${goesOn ? ', #cursor = :cursor' : ' REMOVE #cursor'}`,
      ConditionExpression: 'phase = :open AND size(parts) = :read',
      ExpressionAttributeNames: { '#rows': 'rows', '#cursor': 'cursor' },
      ExpressionAttributeValues: {
        ':part': part ? [part] : [],
        ':rows': rows,
        ':next': isLast ? 'written' : 'open',
        ':open': 'open',
        ':read': read.parts.length,
        ...(goesOn && { ':cursor': cursor }),
      },
      ReturnValues: 'ALL_NEW',
    });
    return stored && fromExportItem(stored);
  }

  /** Notes that the file is there; from now on the row is an entry of the log. Null where it was removed meanwhile. */
  async finish(id: string, now: Date): Promise<LeadExport | null> {
    const stored = await this.update(id, {
      UpdateExpression: 'SET phase = :done, finishedAt = :now REMOVE parts, uploadId, expiresAt',
      ConditionExpression: 'phase = :written',
      ExpressionAttributeValues: { ':done': 'done', ':written': 'written', ':now': now.toISOString() },
      ReturnValues: 'ALL_NEW',
    });
    return stored && fromExportItem(stored);
  }

  /** Marks an export as removed before its file is, so that nobody continues it. */
  async markRemoved(id: string): Promise<void> {
    await this.update(id, {
      UpdateExpression: 'SET phase = :removed',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':removed': 'removed' },
    });
  }

  /** The log of exports that began at this time or later, newest first, at most 200. */
  async since(time: string): Promise<LeadExportRecord[]> {
    const { rows } = await this.query(time, { Limit: NEWEST });
    return rows.flatMap(({ id, filter, startedBy, startedAt, finishedAt, rows: count }) =>
      finishedAt === null ? [] : [{ id, filter, startedBy, startedAt, finishedAt, rows: count }],
    );
  }

  /** All exports that began at this time or later, whatever became of them. */
  async startedSince(time: string): Promise<LeadExport[]> {
    const found: LeadExport[] = [];
    let last: Record<string, unknown> | undefined;
    do {
      const page = await this.query(time, { ...(last && { ExclusiveStartKey: last }) });
      found.push(...page.rows);
      last = page.last;
    } while (last);
    return found;
  }

  private async query(time: string, page: Pick<QueryCommandInput, 'Limit' | 'ExclusiveStartKey'>) {
    const { Items = [], LastEvaluatedKey } = await this.client.send(
      new QueryCommand({
        TableName: this.table,
        KeyConditionExpression: 'id = :partition AND #item >= :from',
        ExpressionAttributeNames: { '#item': 'item' },
        ExpressionAttributeValues: { ':partition': EXPORTS_PARTITION, ':from': exportKeyAt(time) },
        ScanIndexForward: false,
        ConsistentRead: true,
        ...page,
      }),
    );
    return { rows: Items.map(fromExportItem), last: LastEvaluatedKey };
  }

  /** What the update returns; null where its condition fails. */
  private async update(
    id: string,
    input: Omit<UpdateCommandInput, 'TableName' | 'Key'>,
  ): Promise<Record<string, unknown> | null> {
    const key = exportKey(id);
    if (!key) return null;
    try {
      const { Attributes = {} } = await this.client.send(
        new UpdateCommand({ TableName: this.table, Key: key, ...input }),
      );
      return Attributes;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return null;
      throw error;
    }
  }
}
