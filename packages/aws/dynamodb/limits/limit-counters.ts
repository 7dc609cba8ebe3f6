import { randomBytes } from 'node:crypto';
import { addressKeyKey, limitCountKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** A count is of no use after its window, and a key after its day. */
const KEPT_SECONDS = 24 * 3600;
const KEY_BYTES = 32;

/** What is counted: one limit of one sender in one window. */
export interface CountedWindow {
  limit: string;
  /** Names no person: a hash, or the word for everybody. */
  sender: string;
  /** The end of the window, in seconds since 1970. */
  end: number;
}

/** The counts of limits in DynamoDB, each a single item that one conditional update changes. */
export class LimitCounters {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Counts so many at once; false where the sum would be above `max`, and nothing is counted then. */
  async add({ limit, sender, end }: CountedWindow, amount: number, max: number): Promise<boolean> {
    if (amount > max) return false;
    const counted = await this.#table.update(limitCountKey(limit, end, sender), {
      update: 'ADD #count :amount SET expiresAt = :expiry',
      condition: 'attribute_not_exists(#count) OR #count <= :room',
      names: { '#count': 'count' },
      values: { ':amount': amount, ':room': max - amount, ':expiry': end + KEPT_SECONDS },
    });
    return counted !== null;
  }

  /**
   * The key by which addresses are hashed on this day: random, made by whoever needs it first, and gone a day later. Whoever
   * reads the counts after that cannot try addresses on them.
   */
  async addressKey(now: Date): Promise<Buffer> {
    const key = addressKeyKey(now.toISOString().slice(0, 10));
    const found = await this.#table.get(key);
    if (found) return Buffer.from(String(found.key), 'base64url');
    const made = randomBytes(KEY_BYTES).toString('base64url');
    const expiresAt = Math.floor(now.getTime() / 1000) + 2 * KEPT_SECONDS;
    const isFirst = await this.#table.put(
      { ...key, key: made, expiresAt },
      { condition: 'attribute_not_exists(id)' },
    );
    return isFirst ? Buffer.from(made, 'base64url') : this.addressKey(now);
  }
}
