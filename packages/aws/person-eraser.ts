import {
  addErased,
  countErased,
  countLastLead,
  type ErasedKind,
  type ErasureCount,
  markErased,
  readErasure,
} from './dynamodb/leads/erasure-receipts.ts';
import type { LeadEraser } from './dynamodb/leads/lead-eraser.ts';
import { findPersonRecords, type PersonRecords } from './dynamodb/leads/person-records.ts';
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

/**
 * Removes all that is kept of the person whom a lead is about. The lead that was named goes last: whatever fails on the
 * way, a repetition continues where it stopped, and the receipt counts every row once.
 */
export class PersonEraser {
  readonly #leads: Table;
  readonly #ports: ErasurePorts;

  constructor(leads: Table, ports: ErasurePorts) {
    this.#leads = leads;
    this.#ports = ports;
  }

  /** The receipt, also where all was erased before; null where there is no such lead and never was. */
  async erase(leadId: number, now: () => Date): Promise<ErasureCount | null> {
    const records = await findPersonRecords(this.#leads, leadId);
    if (records) {
      await this.#eraseChats(leadId, records);
      await this.#erasePhotos(leadId, records);
      await addErased(this.#leads, leadId, { exports: await this.#ports.eraseExports() });
      await this.#eraseLeads(leadId, records, now);
    }
    return readErasure(this.#leads, leadId);
  }

  async #eraseChats(leadId: number, { visitorIds, sessionIds }: PersonRecords): Promise<void> {
    const count = (kind: ErasedKind) => (by: number) => countErased(this.#leads, leadId, kind, by);
    const counting = { sessions: count('sessions'), messages: count('messages') };
    for (const sessionId of sessionIds) await this.#ports.chats.erase(sessionId, counting);
    for (const visitorId of visitorIds) await this.#ports.chats.eraseOfVisitor(visitorId, counting);
  }

  async #erasePhotos(leadId: number, { visitorIds, photoPaths }: PersonRecords): Promise<void> {
    const named = await this.#ports.erasePhotos(null, photoPaths);
    await addErased(this.#leads, leadId, { photos: named });
    for (const visitorId of visitorIds) {
      await addErased(this.#leads, leadId, { photos: await this.#ports.erasePhotos(visitorId) });
    }
  }

  async #eraseLeads(leadId: number, { leads }: PersonRecords, now: () => Date): Promise<void> {
    const others = leads.filter(({ id }) => id !== leadId).reverse();
    for (const { id } of leads) await this.#ports.endLinks(id);
    for (const { id } of others) {
      const counting = countErased(this.#leads, leadId, 'leads', 1);
      await this.#ports.leads.erase(id, counting, markErased(this.#leads, id));
    }
    await this.#ports.leads.erase(leadId, countLastLead(this.#leads, leadId, now()));
  }
}
