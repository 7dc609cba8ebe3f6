import type { Lead } from '@harbour-haul/domain/leads/lead';
import { personFingerprint } from '@harbour-haul/domain/leads/submission/same-person';
import { type LeadsKey, personKey, sessionLeadKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange } from './changes/lead-commit.ts';
import { readLeadRows } from './rows/lead-rows.ts';
import { removeRows } from './rows/remove-rows.ts';

/** Removes leads for good, with all rows that say anything of them. */
export class LeadEraser {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Removes a lead, whatever changes it at the same time: its timeline and merges first, itself last.
   * @param counting the writes that count it and say so.
   * @returns false where it was gone already.
   * @throws Error where it kept conflicting with other writes.
   */
  async erase(id: number, ...counting: Write[]): Promise<boolean> {
    const erased = await retryOnConflict(async () => {
      const { lead, keys } = await readLeadRows(this.#table, id);
      if (!lead) return false;
      await removeRows(this.#table, keys);
      const removed = await commitLeadChange(this.#table, [
        ...leadChangeWrites(this.#table, { before: lead, after: null, events: [] }),
        ...keysBeside(lead).map((key) => this.#table.deleting(key)),
        ...counting,
      ]);
      return removed === 'done' ? true : null;
    });
    if (erased === null) throw new Error('The lead kept changing while it was to be erased.');
    return erased;
  }
}

/** The rows of other partitions that still name a lead: by its person, and by its chat. */
function keysBeside(lead: Lead): LeadsKey[] {
  const person = personFingerprint(lead);
  return [
    ...(person === null ? [] : [personKey(person)]),
    ...(lead.sessionId === null ? [] : [sessionLeadKey(lead.sessionId)]),
  ];
}
