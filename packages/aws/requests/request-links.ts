import type { MailConsents } from '../dynamodb/notices/mail-consents.ts';
import type { RequestKeys } from '../dynamodb/notices/request-keys.ts';
import { isSignedRequestToken, readRequestToken, signRequestToken } from './request-token.ts';

const DAY_S = 24 * 3600;

/** Makes and checks the tokens by which homeowners open their request without an account. */
export class RequestLinks {
  readonly #keys: Pick<RequestKeys, 'find' | 'ensure'>;

  readonly #consents: Pick<MailConsents, 'confirm'>;

  constructor(keys: Pick<RequestKeys, 'find' | 'ensure'>, consents: Pick<MailConsents, 'confirm'>) {
    this.#keys = keys;
    this.#consents = consents;
  }

  /** A token for one lead that works for so many days. @param mailbox to which it is mailed */
  async issue(leadId: number, days: number, now: Date, mailbox: string | null = null): Promise<string> {
    const expiresAt = Math.floor(now.getTime() / 1000) + days * DAY_S;
    return signRequestToken({ leadId, expiresAt, mailbox }, await this.#keys.ensure(leadId));
  }

  /** The lead that a token opens; null where it is forged, expired, or its lead has no links any more. */
  async verify(token: string, now: Date): Promise<number | null> {
    const claims = readRequestToken(token);
    if (!claims || claims.expiresAt <= now.getTime() / 1000) return null;
    const key = await this.#keys.find(claims.leadId);
    if (!key || !isSignedRequestToken(token, key)) return null;
    // Only who reads the mail has this token.
    if (claims.mailbox !== null) await this.#consents.confirm(claims.mailbox, now);
    return claims.leadId;
  }
}
