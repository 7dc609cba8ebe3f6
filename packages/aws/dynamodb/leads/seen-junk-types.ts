import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { PhotoFindings } from '@harbour-haul/domain/photos/photo';
import { withSeenJunkType } from '@harbour-haul/domain/photos/with-seen-junk-type';
import { isWriteConflict, retryOnConflict } from '../table/transactions.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { newEvent } from './rows/lead-event-items.ts';
import { fromLeadItem, type LeadsTableKey, leadKey } from './rows/lead-items.ts';

/** Junk types that leads get from what their photos show. */
export class SeenJunkTypes {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /**
   * Sets the junk type of a lead from its photo, where no person gave one.
   * @returns whether it did.
   * @throws Error where it kept conflicting with other writes.
   */
  async fill(leadId: number, findings: PhotoFindings, now: Date): Promise<boolean> {
    const filled = await retryOnConflict(() => this.tryToFill(leadId, findings, now));
    if (filled === null) throw new Error(`Lead ${leadId} kept changing while its junk type was to be set.`);
    return filled;
  }

  /** Null where somebody else changed the lead in between. */
  private async tryToFill(leadId: number, findings: PhotoFindings, now: Date): Promise<boolean | null> {
    const item = await this.read(leadKey(leadId));
    const before = item && fromLeadItem(item);
    const after = before && withSeenJunkType(before, findings, now);
    if (!before || !after) return false;
    const changed = newEvent({ type: 'changed', changes: changesOf(before, after) }, null, now);
    const writes = leadChangeWrites(this.table, { before, after, events: [changed] });
    try {
      await this.client.send(new TransactWriteCommand({ TransactItems: writes }));
      return true;
    } catch (error) {
      if (isWriteConflict(error, [0])) return null;
      throw error;
    }
  }

  private async read(Key: LeadsTableKey): Promise<Record<string, unknown> | null> {
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key, ConsistentRead: true }),
    );
    return Item ?? null;
  }
}

const FILLED = ['junkType', 'junkConfidence', 'junkClassificationSource'] as const satisfies (keyof Lead)[];

function changesOf(before: Lead, after: Lead) {
  return FILLED.map((field) => ({ field, from: before[field], to: after[field] }));
}
