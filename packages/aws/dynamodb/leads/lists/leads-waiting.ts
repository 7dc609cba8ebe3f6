import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import {
  LEADS_WAITING,
  leadIndexName,
  sortKeyAttribute,
  WAITING_ATTRIBUTE,
  WAITING_VALUE,
} from '../../keys.ts';
import type { Table } from '../../table/table.ts';
import { fromLeadItem } from '../rows/lead-items.ts';
import { readLead } from '../rows/lead-rows.ts';

/** A lead whose person waits since they asked again. */
export interface RepeatWaiting {
  id: number;
  askedAgainAt: string;
}

/** The leads that wait for somebody of the team, for whoever reminds of them. */
export class LeadsWaiting {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The ids of those that wait and were created since a moment, as the index has them, the oldest first. */
  async idsSince(since: Date): Promise<number[]> {
    const items = await this.#table.queryAll({
      index: LEADS_WAITING,
      where: '#waiting = :yes AND #created >= :since',
      names: { '#waiting': WAITING_ATTRIBUTE, '#created': sortKeyAttribute('createdAt') },
      values: { ':yes': WAITING_VALUE, ':since': since.toISOString() },
    });
    return items.map(({ id }) => Number(id));
  }

  /** Those whose person has asked again since a moment what was answered before, and when they last did, as the index has them. */
  async repeatsSince(since: Date): Promise<RepeatWaiting[]> {
    const keyName = sortKeyAttribute('updatedAt');
    const lists = LEAD_STATUSES.map((status) =>
      this.#table.queryAll({
        index: leadIndexName('updatedAt'),
        where: '#status = :status AND #updated >= :since',
        names: { '#status': 'status', '#updated': keyName },
        values: { ':status': status, ':since': since.toISOString() },
      }),
    );
    const leads = (await Promise.all(lists)).flat().map(fromLeadItem);
    return leads.flatMap(({ id, newsAt, askedAgainAt }) =>
      askedAgainAt !== null && askedAgainAt === newsAt ? [{ id, askedAgainAt }] : [],
    );
  }

  /** The lead as it is now, or null. */
  async get(id: number): Promise<Lead | null> {
    return readLead(this.#table, id);
  }
}
