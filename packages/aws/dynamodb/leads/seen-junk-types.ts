import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { PhotoFindings } from '@harbour-haul/domain/photos/photo';
import { withSeenJunkType } from '@harbour-haul/domain/photos/with-seen-junk-type';
import type { Table } from '../table/table.ts';
import { changeLead } from './changes/change-lead.ts';

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
    const result = await changeLead(this.#table, leadId, { by: null, now: () => now }, (lead) => {
      const next = withSeenJunkType(lead, findings, now);
      return next && { next, event: { type: 'changed', changes: changesOf(lead, next) } };
    });
    if (result.outcome === 'busy') {
      throw new Error(`Lead ${leadId} kept changing while its junk type was to be set.`);
    }
    return result.outcome === 'changed';
  }
}

const FILLED = ['junkType', 'junkConfidence', 'junkClassificationSource'] as const satisfies (keyof Lead)[];

function changesOf(before: Lead, after: Lead) {
  return FILLED.map((field) => ({ field, from: before[field], to: after[field] }));
}
