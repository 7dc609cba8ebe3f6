import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type ExportedLead, LEAD_CSV_COLUMNS } from '@harbour-haul/domain/leads/export/csv-leads';
import type { LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { leadIndexName, sortKeyAttribute } from '../keys.ts';

/** A lead and its position in the order of creation, which is the same in all statuses' indexes. */
export interface ExportRow {
  key: string;
  /** As it is stored: what is not known is not there. */
  lead: Partial<ExportedLead>;
}

const KEY = sortKeyAttribute('createdAt');
const FIELDS = [KEY, ...LEAD_CSV_COLUMNS.map(({ field }) => field)];
const NAMES = Object.fromEntries(FIELDS.map((field) => [`#${field}`, field]));
/**
 * How many rows a round of pages asks for, over all statuses: much more would only be held, and read in vain where a call
 * ends.
 */
const ROUND = 2_000;
/** How many rows a batch yields at most, so that the caller can stop soon. */
const BATCH = 500;
/** Below and above every key, which begins with a year. */
const [LOWEST, HIGHEST] = ['0', ':'];

/**
 * Reads the leads of an export, newest first, in batches: index pages of each status, the next one under way while the
 * last is used, merged by key. At most two pages of each status are held, however many leads there are.
 * @param after continues below this key.
 */
export async function* readExportRows(
  client: DynamoDBDocumentClient,
  table: string,
  { status, from, to }: LeadExportFilter,
  after: string | null,
): AsyncGenerator<ExportRow[], void, undefined> {
  const statuses = status ? [status] : LEAD_STATUSES;
  const bounds = { ':from': from ?? LOWEST, ':to': after ?? (to === null ? HIGHEST : `${to}~`) };
  const limit = Math.ceil(ROUND / statuses.length);
  const lists = statuses.map((one) => new StatusRows(client, table, one, bounds, limit));
  for (;;) {
    await Promise.all(lists.map((list) => list.fill()));
    if (lists.every((list) => list.head === undefined)) return;
    const rows = takeNewest(lists, after);
    after = rows.at(-1)?.key ?? after;
    yield rows;
  }
}

/**
 * Takes rows in order until a list needs its next page or a batch is full. A lead that changed its status between two queries may
 * stand in both; it is taken once.
 */
function takeNewest(lists: StatusRows[], after: string | null): ExportRow[] {
  const taken: ExportRow[] = [];
  let last = after;
  while (taken.length < BATCH) {
    let newest: StatusRows | undefined;
    for (const list of lists) {
      if (list.head === undefined) {
        if (list.isRead) continue;
        return taken;
      }
      // Keys are ASCII, so that the order of strings is the order of bytes.
      if (newest?.head === undefined || list.head.key > newest.head.key) newest = list;
    }
    const row = newest?.take();
    if (row === undefined) return taken;
    if (row.key !== last) taken.push(row);
    last = row.key;
  }
  return taken;
}

/** The leads of one status, page by page. */
class StatusRows {
  private readonly fetch: (start: Record<string, unknown> | undefined) => Promise<Page>;
  private next: Promise<Page> | null;
  private rows: ExportRow[] = [];
  private position = 0;

  constructor(
    client: DynamoDBDocumentClient,
    table: string,
    status: LeadStatus,
    bounds: Record<':from' | ':to', string>,
    limit: number,
  ) {
    this.fetch = async (start) => {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: leadIndexName('createdAt'),
          KeyConditionExpression: `#status = :status AND #${KEY} BETWEEN :from AND :to`,
          ProjectionExpression: Object.keys(NAMES).join(', '),
          ExpressionAttributeNames: NAMES,
          ExpressionAttributeValues: { ':status': status, ...bounds },
          ScanIndexForward: false,
          Limit: limit,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      const rows = Items.map((item) => ({ key: String(item[KEY]), lead: item }) as ExportRow);
      return { rows, last: LastEvaluatedKey };
    };
    this.next = this.ahead(undefined);
  }

  get head(): ExportRow | undefined {
    return this.rows[this.position];
  }

  /** Whether no page follows the rows that are held. */
  get isRead(): boolean {
    return this.next === null;
  }

  take(): ExportRow | undefined {
    const row = this.head;
    this.position += 1;
    return row;
  }

  /** Waits for the next page where all rows are taken. */
  async fill(): Promise<void> {
    while (this.head === undefined && this.next !== null) {
      const { rows, last } = await this.next;
      this.rows = rows;
      this.position = 0;
      this.next = last ? this.ahead(last) : null;
    }
  }

  /** A page that is under way; a failure is ignored where nobody reads on. */
  private ahead(start: Record<string, unknown> | undefined): Promise<Page> {
    const page = this.fetch(start);
    page.catch(() => {});
    return page;
  }
}

interface Page {
  rows: ExportRow[];
  last: Record<string, unknown> | undefined;
}
