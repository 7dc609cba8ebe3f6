import type { MailConsents } from '../dynamodb/notices/mail-consents.ts';
import type { RequestKeys } from '../dynamodb/notices/request-keys.ts';
import { isSignedRequestToken, readRequestToken, signRequestToken } from './request-token.ts';

const DAY_S = 24 * 3600;

/** The lead that a link opens which was mailed to a mailbox (`mailboxKey`); null where none has that address any more. */
type LeadOfMailbox = (leadId: number, mailbox: string) => Promise<number | null>;

/** Makes and checks the tokens by which homeowners open their request without an account. */
export class RequestLinks {
  readonly #keys: Pick<RequestKeys, 'find' | 'ensure'>;

  readonly #consents: Pick<MailConsents, 'confirm'>;

  readonly #leadOfMailbox: LeadOfMailbox;

  /** @param leadOfMailbox where it is left out, no link that was mailed is accepted */
  constructor(
    keys: Pick<RequestKeys, 'find' | 'ensure'>,
    consents: Pick<MailConsents, 'confirm'>,
    leadOfMailbox: LeadOfMailbox = async () => null,
  ) {
    this.#keys = keys;
    this.#consents = consents;
    this.#leadOfMailbox = leadOfMailbox;
  }

  /** A token for one lead that works for so many days. @param mailbox to which it is mailed */
  async issue(leadId: number, days: number, now: Date, mailbox: string | null = null): Promise<string> {
    const expiresAt = Math.floor(now.getTime() / 1000) + days * DAY_S;
    return signRequestToken({ leadId, expiresAt, mailbox }, await this.#keys.ensure(leadId));
  }

  /**
   * The lead that a token opens; null where it is forged, expired, its lead has no links any more, or it was mailed to an
   * address that is not the lead's any more.
   */
  async verify(token: string, now: Date): Promise<number | null> {
    const claims = readRequestToken(token);
    if (!claims || claims.expiresAt <= now.getTime() / 1000) return null;
    const key = await this.#keys.find(claims.leadId);
    if (!key || !isSignedRequestToken(token, key)) return null;
    const { leadId, mailbox } = claims;
    if (mailbox === null) return leadId;
    const opened = await this.#leadOfMailbox(leadId, mailbox);
    // Only who reads the mail has this token.
    if (opened !== null) await this.#consents.confirm(mailbox, now);
    return opened;
  }
}
