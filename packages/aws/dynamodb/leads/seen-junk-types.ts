import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { PhotoFindings } from '@harbour-haul/domain/photos/photo';
import { withSeenJunkType } from '@harbour-haul/domain/photos/with-seen-junk-type';
import { leadKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange } from './changes/lead-commit.ts';
import { newEvent } from './rows/lead-event-items.ts';
import { fromLeadItem } from './rows/lead-items.ts';

/** Junk types that leads get from what their photos show. */
export class SeenJunkTypes {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Sets the junk type of a lead from its photo, where no person gave one.
   * @returns whether it did.
   * @throws Error where it kept conflicting with other writes.
   */
  async fill(leadId: number, findings: PhotoFindings, now: Date): Promise<boolean> {
    const filled = await retryOnConflict(() => this.#tryToFill(leadId, findings, now));
    if (filled === null) throw new Error(`Lead ${leadId} kept changing while its junk type was to be set.`);
    return filled;
  }

  /** Null where the lead was changed in between. */
  async #tryToFill(leadId: number, findings: PhotoFindings, now: Date): Promise<boolean | null> {
    const item = await this.#table.get(leadKey(leadId));
    const before = item && fromLeadItem(item);
    const after = before && withSeenJunkType(before, findings, now);
    if (!before || !after) return false;
    const changed = newEvent({ type: 'changed', changes: changesOf(before, after) }, null, now);
    const writes = leadChangeWrites(this.#table, { before, after, events: [changed] });
    return (await commitLeadChange(this.#table, writes)) === 'done' ? true : null;
  }
}

const FILLED = ['junkType', 'junkConfidence', 'junkClassificationSource'] as const satisfies (keyof Lead)[];

function changesOf(before: Lead, after: Lead) {
  return FILLED.map((field) => ({ field, from: before[field], to: after[field] }));
}
