import type { MailboxLimit } from '@harbour-haul/domain/notices/notice-limits';
import { sha256 } from '../../sha256.ts';
import { namedMailboxesKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

const DAY_SECONDS = 24 * 3600;

/** Which mailboxes something was mailed to of a request, and of a visitor in a day; each is named by `mailboxKey`. */
export class NamedMailboxes {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Notes a mailbox among those of a limit; false where it is another than so many, and nothing is noted then. */
  async add({ of, max, days }: MailboxLimit, mailbox: string, now: Date): Promise<boolean> {
    const noted = await this.#table.update(keyOf(of), {
      update: 'ADD #mailboxes :one SET expiresAt = :expiry',
      condition:
        'attribute_not_exists(#mailboxes) OR contains(#mailboxes, :mailbox) OR size(#mailboxes) < :max',
      names: { '#mailboxes': 'mailboxes' },
      values: {
        ':one': new Set([mailbox]),
        ':mailbox': mailbox,
        ':max': max,
        ':expiry': Math.floor(now.getTime() / 1000) + days * DAY_SECONDS,
      },
    });
    return noted !== null;
  }

  /** Whether a mailbox is, or would be, one of those of a limit. */
  async allows({ of, max }: MailboxLimit, mailbox: string): Promise<boolean> {
    const noted = (await this.#table.get(keyOf(of)))?.mailboxes;
    return !(noted instanceof Set) || noted.has(mailbox) || noted.size < max;
  }
}

/** Names neither visitor nor request, so that nothing here is a record of a person who was erased. */
function keyOf(of: string) {
  return namedMailboxesKey(sha256(of));
}
