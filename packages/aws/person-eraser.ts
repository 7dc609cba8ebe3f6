import { hasTimeFor } from './clients/deadline.ts';
import { forgetWork, noteErasure } from './dynamodb/leads/changes/unfinished-work.ts';
import {
  addErased,
  countErased,
  countLastLead,
  type ErasedKind,
  type ErasureCount,
  finishErasure,
  forgetLeft,
  markErased,
  NOTHING_ERASED,
  noteLeft,
  readErasure,
  readLeft,
} from './dynamodb/leads/erasure-receipts.ts';
import type { LeadEraser } from './dynamodb/leads/lead-eraser.ts';
import { findPersonRecords, laterLeadIds, type PersonRecords } from './dynamodb/leads/person-records.ts';
import { readLead } from './dynamodb/leads/rows/lead-rows.ts';
import type { ChatEraser } from './dynamodb/sessions/chat-eraser.ts';
import type { Table } from './dynamodb/table/table.ts';

/** What removes a person's records, photos and exports; each can be repeated. */
export interface ErasurePorts {
  leads: LeadEraser;
  chats: ChatEraser;
  /** @returns how many photos there were. */
  erasePhotos(visitorId: string | null, paths?: readonly string[]): Promise<number>;
  /** Ends the links by which a homeowner opens their request. */
  endLinks(leadId: number): Promise<void>;
  /** Which leads are in which file is written nowhere, so all of them go. @returns how many there were. */
  eraseExports(): Promise<number>;
}

/** A step begins only where there is so much time for it. */
const STEP_MS = 4_000;

/**
 * Removes all that is kept of the person whom a lead is about. The lead that was named goes last: whatever fails on the
 * way, a repetition continues where it stopped, and the receipt counts every row once. So does one whose time was not
 * enough: each call removes what it can.
 */
export class PersonEraser {
  readonly #leads: Table;
  readonly #ports: ErasurePorts;

  constructor(leads: Table, ports: ErasurePorts) {
    this.#leads = leads;
    this.#ports = ports;
  }

  /**
   * The receipt, also where all was erased before; its `erasedAt` is null where more calls are needed. Null where there is
   * no such lead and never was.
   */
  async erase(leadId: number, now: () => Date): Promise<ErasureCount | null> {
    while (hasTimeFor(STEP_MS)) {
      const noted = await readLeft(this.#leads, leadId);
      const records = await findPersonRecords(this.#leads, leadId, noted);
      if (!records) {
        await this.#finishGone(leadId, now);
        break;
      }
      if (!(await this.#eraseStep(leadId, records, now))) break;
    }
    const erased = await readErasure(this.#leads, leadId);
    // Without time nothing is counted yet, of a lead that is there.
    return erased ?? ((await readLead(this.#leads, leadId)) === null ? null : NOTHING_ERASED);
  }

  /** Removes these records; false where the time was not enough. */
  async #eraseStep(leadId: number, records: PersonRecords, now: () => Date): Promise<boolean> {
    await noteErasure(this.#leads, leadId);
    await noteLeft(this.#leads, leadId, { ...records, leadIds: records.beyondIds });
    if (!(await this.#eraseChats(leadId, records))) return false;
    // Until its chat was gone, one may have become a lead; from now on none does.
    const lateIds = await laterLeadIds(this.#leads, records);
    if (lateIds.length > 0) {
      await noteLeft(this.#leads, leadId, { leadIds: lateIds });
      return true;
    }
    await this.#erasePhotos(leadId, records);
    if (!(await this.#eraseNotes(records))) return false;
    if (!(await this.#eraseOtherLeads(leadId, records))) return false;
    await forgetLeft(
      this.#leads,
      leadId,
      records.seenIds.filter((id) => id !== leadId),
    );
    return records.beyondIds.length > 0 || this.#eraseLast(leadId, now);
  }

  async #eraseChats(leadId: number, { visitorIds, sessionIds }: PersonRecords): Promise<boolean> {
    const count = (kind: ErasedKind) => (by: number) => countErased(this.#leads, leadId, kind, by);
    const counting = { sessions: count('sessions'), messages: count('messages') };
    for (const sessionId of sessionIds) {
      if (!(await this.#ports.chats.erase(sessionId, counting))) return false;
    }
    for (const visitorId of visitorIds) {
      if (!(await this.#ports.chats.eraseOfVisitor(visitorId, counting))) return false;
    }
    return true;
  }

  async #erasePhotos(leadId: number, { visitorIds, photoPaths }: PersonRecords): Promise<void> {
    const named = await this.#ports.erasePhotos(null, photoPaths);
    await addErased(this.#leads, leadId, { photos: named });
    for (const visitorId of visitorIds) {
      await addErased(this.#leads, leadId, { photos: await this.#ports.erasePhotos(visitorId) });
    }
  }

  /** What this person's leads noted on those of others that they look like: their own words, and nothing else there. */
  async #eraseNotes({ leads }: PersonRecords): Promise<boolean> {
    for (const { visitorId, looksLike } of leads) {
      if (visitorId === null || looksLike === null) continue;
      if (!(await this.#ports.leads.eraseNotes(looksLike, visitorId))) return false;
    }
    return true;
  }

  async #eraseOtherLeads(leadId: number, { leads }: PersonRecords): Promise<boolean> {
    for (const { id } of leads.filter((lead) => lead.id !== leadId).reverse()) {
      await this.#ports.endLinks(id);
      const counting = countErased(this.#leads, leadId, 'leads', 1);
      const erased = await this.#ports.leads.erase(id, counting, markErased(this.#leads, id));
      if (erased === 'unfinished') return false;
    }
    return true;
  }

  /** The lead itself; before it the exports, which may hold any of them. */
  async #eraseLast(leadId: number, now: () => Date): Promise<boolean> {
    await addErased(this.#leads, leadId, { exports: await this.#ports.eraseExports() });
    await this.#ports.endLinks(leadId);
    const erased = await this.#ports.leads.erase(leadId, countLastLead(this.#leads, leadId, now()));
    if (erased === 'gone') await this.#finishGone(leadId, now);
    return erased !== 'unfinished';
  }

  /** Ends an erasure whose lead went by itself while it was under way; nothing where none was. */
  async #finishGone(leadId: number, now: () => Date): Promise<void> {
    const begun = await readErasure(this.#leads, leadId);
    if (begun === null || begun.erasedAt !== null) return;
    await finishErasure(this.#leads, leadId, now());
    await forgetWork(this.#leads, { what: 'erasure', leadId });
  }
}
