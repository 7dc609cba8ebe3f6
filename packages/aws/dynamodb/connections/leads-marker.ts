import { LEADS_MARKER_KEY } from '../rows.ts';
import type { Table } from '../table/table.ts';

/**
 * How often changes of leads were published. Whoever knows a lower number than is stored here has missed some, whatever
 * became of the pushes; it is read by its key, so that no index can lag behind.
 */
export class LeadsMarker {
  readonly #connections: Table;

  constructor(connections: Table) {
    this.#connections = connections;
  }

  /** Counts changes that are about to be published. @returns their number */
  async advance(): Promise<number> {
    const stored = await this.#connections.update(LEADS_MARKER_KEY, {
      update: 'ADD leadsSeq :one',
      values: { ':one': 1 },
    });
    return Number(stored?.leadsSeq);
  }

  /** The last number; 0 before the first change. */
  async read(): Promise<number> {
    return Number((await this.#connections.get(LEADS_MARKER_KEY))?.leadsSeq ?? 0);
  }
}
