import { isContention } from './clients/contention.ts';
import { hasTimeFor } from './clients/deadline.ts';
import { noteErasure } from './dynamodb/leads/changes/unfinished-work.ts';
import {
  addErased,
  countErased,
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
import type { ChatCounting, ChatEraser } from './dynamodb/sessions/chat-eraser.ts';
import type { VisitorChatEraser } from './dynamodb/sessions/visitor-chat-eraser.ts';
import type { Table } from './dynamodb/table/table.ts';
import { isConflictAlone } from './dynamodb/table/transactions.ts';
import type { ErasedExports } from './s3/erase-exports.ts';

/** What removes a person's records, photos and exports; each can be repeated. */
export interface ErasurePorts {
  leads: LeadEraser;
  chats: ChatEraser;
  visitorChats: VisitorChatEraser;
  /** @returns how many photos there were. */
  erasePhotos(visitorId: string | null, paths?: readonly string[]): Promise<number>;
  /** Ends the links by which a homeowner opens their request. */
  endLinks(leadId: number): Promise<void>;
  /** Which leads are in which file is written nowhere, so all of them go. */
  eraseExports(): Promise<ErasedExports>;
}

/** A step begins only where there is so much time for it. */
const STEP_MS = 4_000;

/** What a step leaves: more; nothing that was there when the lead went; or what there was no time for. */
type Step = 'more' | 'done' | 'unfinished';

/**
 * Removes all that is kept of the person whom a lead is about. The lead that was named goes as the last of those that were found, and
 * then all is looked for once more: what was begun meanwhile goes along, and nothing that is begun from then on can be added to
 * what was erased. Whatever fails on the way, a repetition continues where it stopped, and the receipt counts every row once. So
 * does one whose time was not enough: each call removes what it can.
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
    let step: Step = 'more';
    while (step === 'more' && hasTimeFor(STEP_MS)) step = await this.#stepUnlessCrowded(leadId);
    if (step === 'done') await finishErasure(this.#leads, leadId, now());
    const erased = await readErasure(this.#leads, leadId);
    // Without time nothing is counted yet, of a lead that is there.
    return erased ?? ((await readLead(this.#leads, leadId)) === null ? null : NOTHING_ERASED);
  }

  /** Where others wrote the same rows until no attempt was left, the rest is the next call's. */
  async #stepUnlessCrowded(leadId: number): Promise<Step> {
    try {
      return await this.#eraseStep(leadId);
    } catch (error) {
      if (isContention(error) || isConflictAlone(error)) return 'unfinished';
      throw error;
    }
  }

  /** Removes what is found of the person by now. */
  async #eraseStep(leadId: number): Promise<Step> {
    const found = await findPersonRecords(this.#leads, leadId, await readLeft(this.#leads, leadId));
    if (!found) return 'done';
    await noteErasure(this.#leads, leadId);
    await this.#noteLeft(leadId, found);
    if (!(await this.#eraseChats(leadId, found))) return 'unfinished';
    const records = await this.#withLater(leadId, found);
    await this.#erasePhotos(leadId, records);
    if (!(await this.#eraseNotes(records))) return 'unfinished';
    if (!(await this.#eraseFormerMerges(records))) return 'unfinished';
    if (!(await this.#eraseOtherLeads(leadId, records))) return 'unfinished';
    const leadIds = records.seenIds.filter((id) => id !== leadId);
    await forgetLeft(this.#leads, leadId, { leadIds });
    if (records.beyondIds.length > 0 || records.visitorIds.length > found.visitorIds.length) return 'more';
    if (!(await this.#eraseBeside(leadId))) return 'unfinished';
    const wasThere = found.leads.some(({ id }) => id === leadId);
    return wasThere ? this.#eraseNamed(leadId) : this.#eraseLeadless(leadId, records);
  }

  /** What names these goes with them, and they have to be found again. */
  async #noteLeft(leadId: number, { visitorIds, sessionIds, beyondIds }: PersonRecords): Promise<void> {
    await noteLeft(this.#leads, leadId, { visitorIds, sessionIds, leadIds: beyondIds });
  }

  #counting(leadId: number): ChatCounting {
    const count = (kind: ErasedKind) => (by: number) => countErased(this.#leads, leadId, kind, by);
    return { sessions: count('sessions'), messages: count('messages') };
  }

  async #eraseChats(leadId: number, { visitorIds, sessionIds }: PersonRecords): Promise<boolean> {
    const { chats, visitorChats } = this.#ports;
    for (const sessionId of sessionIds) {
      if (!(await chats.erase(sessionId, this.#counting(leadId)))) return false;
    }
    await forgetLeft(this.#leads, leadId, { sessionIds });
    for (const visitorId of visitorIds) {
      if (!(await visitorChats.erase(visitorId, this.#counting(leadId)))) return false;
    }
    return true;
  }

  /** Until its chat was gone, one may have become a lead; from now on none of those does. */
  async #withLater(leadId: number, found: PersonRecords): Promise<PersonRecords> {
    const leadIds = await laterLeadIds(this.#leads, found);
    if (leadIds.length === 0) return found;
    await noteLeft(this.#leads, leadId, { leadIds });
    const all = await findPersonRecords(this.#leads, leadId, await readLeft(this.#leads, leadId));
    if (!all) return found;
    await this.#noteLeft(leadId, all);
    return all;
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

  /** What leads of others say of this person's that came into them by merges. */
  async #eraseFormerMerges({ formerMerges }: PersonRecords): Promise<boolean> {
    for (const merge of formerMerges) if (!(await this.#ports.leads.eraseFormerMerge(merge))) return false;
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

  /** The exports, which may hold any of them, and the links to the lead itself. */
  async #eraseBeside(leadId: number): Promise<boolean> {
    const { count, isDone } = await this.#ports.eraseExports();
    await addErased(this.#leads, leadId, { exports: count });
    await this.#ports.endLinks(leadId);
    return isDone;
  }

  /** The lead itself. What was begun until then is looked for in the next step. */
  async #eraseNamed(leadId: number): Promise<Step> {
    const erased = await this.#ports.leads.erase(leadId, countErased(this.#leads, leadId, 'leads', 1));
    return erased === 'unfinished' ? 'unfinished' : 'more';
  }

  /** The chats that were begun since they were looked for, and added to a lead before that went. */
  async #eraseLeadless(leadId: number, { visitorIds }: PersonRecords): Promise<Step> {
    for (const visitorId of visitorIds) {
      const isDone = await this.#ports.visitorChats.eraseLeadless(visitorId, this.#counting(leadId));
      if (!isDone) return 'unfinished';
    }
    return 'done';
  }
}
