import { isDeepStrictEqual } from 'node:util';
import { type CannedReplies, FIRST_REPLIES } from '@harbour-haul/domain/chat/canned/canned-reply';
import { CANNED_REPLIES_KEY } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** The replies that all admins have ready: one item with a version, since there are few of them and all are read at once. */
export class CannedRepliesRepository {
  readonly #table: Table;

  /** @param table the sessions' table. */
  constructor(table: Table) {
    this.#table = table;
  }

  /** The list as it was saved last; the first one where it never was. */
  async get(): Promise<CannedReplies> {
    const item = await this.#table.get(CANNED_REPLIES_KEY);
    if (!item) return { version: 0, replies: [...FIRST_REPLIES] };
    return { version: Number(item.version), replies: item.replies as CannedReplies['replies'] };
  }

  /** Saves the list upon the version that was read, once however often that is tried; null where another one was saved since. */
  async save({ version, replies }: CannedReplies): Promise<CannedReplies | null> {
    const next = { version: version + 1, replies };
    const condition =
      version === 0
        ? { condition: 'attribute_not_exists(id)' }
        : { condition: 'version = :version', values: { ':version': version } };
    if (await this.#table.put({ ...CANNED_REPLIES_KEY, ...next }, condition)) return next;
    return isDeepStrictEqual(await this.get(), next) ? next : null;
  }
}
