import { randomBytes } from 'node:crypto';
import { requestKeyKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

const KEY_BYTES = 32;

/**
 * A random key for each lead, by which the links to its request are signed. It is made with the first link; where it is
 * deleted, all links of the lead end.
 */
export class RequestKeys {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The key of a lead, or null where no link was ever made. */
  async find(leadId: number): Promise<Buffer | null> {
    const item = await this.#table.get(requestKeyKey(leadId));
    return item ? Buffer.from(String(item.key), 'base64url') : null;
  }

  /** The key of a lead, made where there is none. */
  async ensure(leadId: number): Promise<Buffer> {
    const made = randomBytes(KEY_BYTES);
    const item = { ...requestKeyKey(leadId), key: made.toString('base64url') };
    const isFirst = await this.#table.put(item, { condition: 'attribute_not_exists(id)' });
    const key = isFirst ? made : await this.find(leadId);
    if (!key) throw new Error('The key of a request is gone while it was read.');
    return key;
  }

  async remove(leadId: number): Promise<void> {
    await this.#table.delete(requestKeyKey(leadId));
  }
}
