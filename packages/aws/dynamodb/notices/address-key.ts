import { comparableAddress, mailboxOf } from '@harbour-haul/domain/leads/fields/email/mail-address';
import { sha256 } from '../../sha256.ts';

/** As much of a hash as tells mailboxes apart, and fits into a link. */
const MAILBOX_KEY_LENGTH = 24;

/** Stands for a mail address in rows, so that none of them names a person. */
export function addressKey(address: string): string {
  return sha256(comparableAddress(address));
}

/** Stands for a mailbox in counters and links, however its address is written. */
export function mailboxKey(address: string): string {
  return sha256(mailboxOf(address)).slice(0, MAILBOX_KEY_LENGTH);
}
