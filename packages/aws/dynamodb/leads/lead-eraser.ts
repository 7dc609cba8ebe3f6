import type { Lead } from '@harbour-haul/domain/leads/lead';
import { personFingerprint } from '@harbour-haul/domain/leads/submission/same-person';
import { type LeadsKey, personGuardKey, personKey, unfinishedLeadKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange } from './changes/lead-commit.ts';
import { eraseFormerMerge, type FormerMerge } from './former-merges.ts';
import { buryErasedChat } from './rows/lead-links.ts';
import { readKeysBeside, readLead } from './rows/lead-rows.ts';
import { removeRows } from './rows/remove-rows.ts';

/** What became of a lead that is to be erased. */
type LeadErasure = 'erased' | 'gone' | 'unfinished';

/** Removes leads for good, with all rows that say anything of them. */
export class LeadEraser {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Removes a lead, whatever changes it at the same time: its timeline and merges first, itself last. Where its time is
   * over it goes on with the next call.
   * @param counting the writes that count it and say so.
   * @returns `gone` where it was gone already, `unfinished` where the time was not enough, or it kept changing for as long.
   */
  async erase(id: number, ...counting: Write[]): Promise<LeadErasure> {
    const erased = await retryOnConflict(async (): Promise<LeadErasure | null> => {
      const lead = await readLead(this.#table, id);
      if (!lead) return 'gone';
      for await (const keys of readKeysBeside(this.#table, id)) {
        if (!(await removeRows(this.#table, keys))) return 'unfinished';
      }
      const removed = await commitLeadChange(this.#table, [
        ...leadChangeWrites(this.#table, { before: lead, after: null, events: [] }),
        ...keysBeside(lead).map((key) => this.#table.deleting(key)),
        ...(lead.sessionId === null ? [] : [buryErasedChat(this.#table, lead.sessionId, new Date())]),
        ...counting,
      ]);
      return removed === 'done' ? 'erased' : null;
    });
    return erased ?? 'unfinished';
  }

  /** Removes from another lead what it says of one that came into it by a merge; see `former-merges.ts`. */
  async eraseFormerMerge(merge: FormerMerge): Promise<boolean> {
    return eraseFormerMerge(this.#table, merge);
  }

  /** Removes what a visitor's requests noted on another visitor's lead; false where the time was not enough. */
  async eraseNotes(id: number, visitorId: string): Promise<boolean> {
    const notes = readKeysBeside(this.#table, id, {
      filter: '#from.visitorId = :visitorId',
      names: { '#from': 'from' },
      values: { ':visitorId': visitorId },
    });
    for await (const keys of notes) if (!(await removeRows(this.#table, keys))) return false;
    return true;
  }
}

/** The rows of other partitions that still name a lead: by its person, and as one that is on its way. */
function keysBeside(lead: Lead): LeadsKey[] {
  const person = personFingerprint(lead);
  return [
    ...(person === null ? [] : [personKey(person)]),
    ...(person === null || lead.visitorId === null ? [] : [personGuardKey(person, lead.visitorId)]),
    unfinishedLeadKey('move', lead.id),
  ];
}
