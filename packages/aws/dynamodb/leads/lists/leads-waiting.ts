import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import type { UnjudgedLeads } from '@harbour-haul/domain/notices/occasion';
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
import { readTallies } from './lead-tallies.ts';

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

  /** The suspicious ones that nobody has judged; null where the index has none. */
  async unjudged(): Promise<UnjudgedLeads | null> {
    const [oldest] = await this.#table.queryFirst(
      {
        index: leadIndexName('createdAt'),
        where: '#status = :suspicious',
        names: { '#status': 'status' },
        values: { ':suspicious': 'suspicious' satisfies RequestedList },
      },
      1,
    );
    if (!oldest) return null;
    const { suspicious } = await readTallies(this.#table);
    // The index lags behind the counters.
    return suspicious === 0 ? null : { count: suspicious, since: fromLeadItem(oldest).createdAt };
  }

  /** The lead as it is now, or null. */
  async get(id: number): Promise<Lead | null> {
    return readLead(this.#table, id);
  }
}
