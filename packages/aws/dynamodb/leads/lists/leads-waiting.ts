import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEADS_WAITING, sortKeyAttribute, WAITING_ATTRIBUTE, WAITING_VALUE } from '../../keys.ts';
import type { Table } from '../../table/table.ts';
import { readLead } from '../rows/lead-rows.ts';

/** The leads that wait for their first contact, for whoever reminds of them. */
export class LeadsWaiting {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The ids of those that were created since a moment, as the index has them, the oldest first. */
  async idsSince(since: Date): Promise<number[]> {
    const items = await this.#table.queryAll({
      index: LEADS_WAITING,
      where: '#waiting = :yes AND #created >= :since',
      names: { '#waiting': WAITING_ATTRIBUTE, '#created': sortKeyAttribute('createdAt') },
      values: { ':yes': WAITING_VALUE, ':since': since.toISOString() },
    });
    return items.map(({ id }) => Number(id));
  }

  /** The lead as it is now, or null. */
  async get(id: number): Promise<Lead | null> {
    return readLead(this.#table, id);
  }
}
