import { seenKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** Which leads an admin has opened: sets of ids, of which a page of a list needs a few. */
export class SeenLeads {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Notes that an admin has opened a lead; again for nothing. */
  async mark(username: string, leadId: number): Promise<void> {
    await this.#table.update(seenKey(username, leadId), {
      update: 'ADD ids :ids',
      values: { ':ids': new Set([leadId]) },
    });
  }

  /** Those of these leads that an admin has opened. */
  async among(username: string, leadIds: readonly number[]): Promise<number[]> {
    const keys = new Map(leadIds.map((id) => seenKey(username, id)).map((key) => [key.item, key]));
    const items = await this.#table.getMany([...keys.values()]);
    const seen = new Set(items.flatMap(({ ids }) => [...((ids as Set<number> | undefined) ?? [])]));
    return leadIds.filter((id) => seen.has(id));
  }
}
