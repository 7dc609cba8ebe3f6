import { isMailAddress } from '../leads/fields/email/mail-address.ts';
import type { Lead } from '../leads/lead.ts';

/** Of a lead, also as it stands in a form, where a status is a text. */
type Sendable = Pick<Lead, 'trash' | 'suspicion' | 'leftAt'> & { status: string };

/**
 * Returns the address that gets the confirmation of a lead as it is, or null for none: of a request that was sent, that nobody has
 * worked on, and whose address can only be that of the visitor who made it. Where somebody else asked with the same phone and
 * address, an admin may have merged both leads: the address of a stranger would get the link to another's request.
 */
export function confirmedAddress(lead: Sendable & Pick<Lead, 'email' | 'askedByOthers'>): string | null {
  const { email, askedByOthers } = lead;
  if (email === null || !isSent(lead) || askedByOthers > 0) return null;
  return isMailAddress(email) ? email : null;
}

/** Whether a request has arrived whole, and nobody has worked on it yet. */
export function isSent({ status, trash, suspicion, leftAt }: Sendable): boolean {
  return status === 'new' && leftAt === null && trash === null && suspicion === null;
}
