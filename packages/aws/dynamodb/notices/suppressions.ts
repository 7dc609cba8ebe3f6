import { suppressionKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { addressKey } from './address-key.ts';

/** Why an address gets no mail: it does not exist, or its owner called our mail spam. */
export type SuppressionReason = 'bounce' | 'complaint';

/** Addresses that mail is no longer sent to. */
export class Suppressions {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async add(address: string, reason: SuppressionReason, now: Date): Promise<void> {
    await this.#table.put({ ...suppressionKey(addressKey(address)), reason, at: now.toISOString() });
  }

  /** The addresses that mail may be sent to. */
  async allowed(addresses: readonly string[]): Promise<string[]> {
    const keys = addresses.map((address) => suppressionKey(addressKey(address)));
    const suppressed = new Set((await this.#table.getMany(keys)).map(({ id }) => id));
    return addresses.filter((address) => !suppressed.has(suppressionKey(addressKey(address)).id));
  }
}
