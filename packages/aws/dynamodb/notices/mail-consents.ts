import { consentKey, firstMailKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

const DAY_S = 24 * 3600;
/** A mailbox whose reader opened a link is written to for so long. */
const CONSENT_DAYS = 400;
/** A mailbox whose reader did not gets nothing more for so long: until their link has expired. */
const FIRST_MAIL_DAYS = 30;

/**
 * Which mailboxes may be written to. Anybody can type anybody's address: before its reader has opened a link that we mailed,
 * it gets one mail. Mailboxes are named by `mailboxKey`.
 */
export class MailConsents {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Notes that the reader of a mailbox has opened a link that was mailed to it. */
  async confirm(mailbox: string, now: Date): Promise<void> {
    const item = { ...consentKey(mailbox), expiresAt: daysAfter(now, CONSENT_DAYS) };
    await this.#table.put(item, { condition: 'attribute_not_exists(id)' });
  }

  /** Whether a mailbox may get this notice, which is its first one, or one of a reader who has opened a link. */
  async allows(mailbox: string, notice: string, now: Date): Promise<boolean> {
    if (await this.#table.get(consentKey(mailbox))) return true;
    const item = { ...firstMailKey(mailbox), notice, expiresAt: daysAfter(now, FIRST_MAIL_DAYS) };
    return this.#table.put(item, {
      condition: 'attribute_not_exists(id) OR #notice = :notice OR expiresAt < :now',
      names: { '#notice': 'notice' },
      values: { ':notice': notice, ':now': seconds(now) },
    });
  }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const daysAfter = (moment: Date, days: number) => seconds(moment) + days * DAY_S;
