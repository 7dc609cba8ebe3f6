import { mailboxKey } from '@harbour-haul/aws/dynamodb/notices/address-key';
import type { Suspicion } from '@harbour-haul/domain/leads/fields/suspicion';
import { mailboxLimits, type NamedIn } from '@harbour-haul/domain/notices/notice-limits';
import { errorName, log } from '../../shared/log.ts';
import type { LeadsDeps } from '../deps.ts';

interface NamedEmail extends NamedIn {
  email: string | null;
}

/**
 * Why an address makes its request look like a script's: as many others as may be were mailed to already, of the same request or visitor.
 * It would get no mail (`announcer.ts`). Where that cannot be read, nobody is suspected for it.
 */
export async function judgeEmail(
  { email, ...named }: NamedEmail,
  { mailboxes, now }: Pick<LeadsDeps, 'mailboxes' | 'now'>,
): Promise<Suspicion | null> {
  if (email === null) return null;
  try {
    const limits = mailboxLimits(named, now());
    const verdicts = await Promise.all(limits.map((limit) => mailboxes.allows(limit, mailboxKey(email))));
    return verdicts.every(Boolean) ? null : 'many_emails';
  } catch (error) {
    log('error', 'mailboxes not read', { error: errorName(error) });
    return null;
  }
}
