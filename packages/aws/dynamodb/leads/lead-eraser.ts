import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { personFingerprint } from '@harbour-haul/domain/leads/submission/same-person';
import { retryOnConflict, retryTransaction, type Write } from '../table/transactions.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange } from './changes/lead-commit.ts';
import { type LeadsTableKey, personKey, sessionLeadKey } from './rows/lead-items.ts';
import { readLeadRows } from './rows/lead-rows.ts';

const MAX_WRITES = 100;

/** Removes leads for good, with all rows that say anything of them. */
export class LeadEraser {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /**
   * Removes a lead, whatever changes it at the same time: its timeline and merges first, itself last.
   * @param counting the write that counts it.
   * @returns false where it was gone already.
   * @throws Error where it kept conflicting with other writes.
   */
  async erase(id: number, counting: Write): Promise<boolean> {
    const erased = await retryOnConflict(async () => {
      const { lead, keys } = await readLeadRows(this.client, this.table, id);
      if (!lead) return false;
      await this.removeRows(keys);
      const removed = await commitLeadChange(this.client, [
        ...leadChangeWrites(this.table, { before: lead, after: null, events: [] }),
        ...keysBeside(lead).map((key) => this.remove(key)),
        counting,
      ]);
      return removed === 'done' ? true : null;
    });
    if (erased === null) throw new Error('The lead kept changing while it was to be erased.');
    return erased;
  }

  private async removeRows(keys: LeadsTableKey[]): Promise<void> {
    for (let from = 0; from < keys.length; from += MAX_WRITES) {
      const TransactItems = keys.slice(from, from + MAX_WRITES).map((key) => this.remove(key));
      await retryTransaction(() => this.client.send(new TransactWriteCommand({ TransactItems })));
    }
  }

  private remove(Key: LeadsTableKey): Write {
    return { Delete: { TableName: this.table, Key } };
  }
}

/** The rows of other partitions that still name a lead: by its person, and by its chat. */
function keysBeside(lead: Lead): LeadsTableKey[] {
  const person = personFingerprint(lead);
  return [
    ...(person === null ? [] : [personKey(person)]),
    ...(lead.sessionId === null ? [] : [sessionLeadKey(lead.sessionId)]),
  ];
}
