import type { DatabaseCalls } from './database-calls.ts';
import { isIndexed, keyOf, keyText, type ShadowedTable, writeShadow } from './shadow-tables.ts';
import type { Attributes, WrittenRow } from './written-rows.ts';

/** Rows whose time has come within this many milliseconds are copied together. */
const TICK_MS = 25;
/** The most that DynamoDB reads in one call. */
const MAX_READS = 100;

type Keys = Map<string, Attributes>;

/** Copies the rows of one table into its shadow, each some time after it was written, and as it is then. */
export class ShadowCopies {
  readonly table: ShadowedTable;
  readonly #calls: DatabaseCalls;
  readonly #lagMs: () => number;
  /** The keys to copy at each tick, by their text. */
  readonly #due = new Map<number, Keys>();
  #copying: Promise<void> = Promise.resolve();

  constructor(table: ShadowedTable, calls: DatabaseCalls, lagMs: () => number) {
    this.table = table;
    this.#calls = calls;
    this.#lagMs = lagMs;
  }

  /** Copies a row that has just been written when its lag is over. Book-keeping that no index has is left out. */
  add({ attributes, isWhole }: WrittenRow): void {
    const key = keyOf(this.table, attributes);
    const text = keyText(this.table, key);
    if (isWhole && !isIndexed(this.table, attributes) && !this.table.rows.has(text)) return;
    this.#keysAt(Math.ceil((Date.now() + this.#lagMs()) / TICK_MS)).set(text, key);
  }

  /** Copies all that waits at once. */
  async settle(): Promise<void> {
    for (const tick of [...this.#due.keys()].sort((a, b) => a - b)) this.#copyTick(tick);
    await this.#copying;
  }

  /** Copies nothing any more; resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.#due.clear();
    await this.#copying.catch(() => {});
  }

  #keysAt(tick: number): Keys {
    const known = this.#due.get(tick);
    if (known) return known;
    const keys: Keys = new Map();
    this.#due.set(tick, keys);
    setTimeout(() => this.#copyTick(tick), tick * TICK_MS - Date.now()).unref();
    return keys;
  }

  /** One after the other, or an older state of a row could come last. */
  #copyTick(tick: number): void {
    const keys = this.#due.get(tick);
    this.#due.delete(tick);
    if (keys) this.#copying = this.#copying.then(() => this.#copy(keys));
    this.#copying.catch(() => {});
  }

  async #copy(keys: Keys): Promise<void> {
    const left = [...keys.values()];
    while (left.length > 0) {
      const chunk = left.splice(0, MAX_READS);
      const rows = await this.#read(chunk);
      await writeShadow(
        this.table,
        this.#calls,
        chunk.flatMap((key) => this.#writeOf(key, rows)),
      );
    }
  }

  #writeOf(key: Attributes, rows: ReadonlyMap<string, Attributes>): Attributes[] {
    const text = keyText(this.table, key);
    const Item = rows.get(text);
    if (Item && isIndexed(this.table, Item)) {
      this.table.rows.add(text);
      return [{ PutRequest: { Item } }];
    }
    return this.table.rows.delete(text) ? [{ DeleteRequest: { Key: key } }] : [];
  }

  async #read(keys: readonly Attributes[]): Promise<Map<string, Attributes>> {
    const { name } = this.table;
    const found = new Map<string, Attributes>();
    for (let left = keys; left.length > 0; ) {
      const input = { RequestItems: { [name]: { Keys: left, ConsistentRead: true } } };
      const { Responses, UnprocessedKeys } = (await this.#calls.send('BatchGetItem', input)) as {
        Responses?: Record<string, Attributes[]>;
        UnprocessedKeys?: Record<string, { Keys?: Attributes[] }>;
      };
      for (const row of Responses?.[name] ?? []) found.set(keyText(this.table, row), row);
      left = UnprocessedKeys?.[name]?.Keys ?? [];
    }
    return found;
  }
}
