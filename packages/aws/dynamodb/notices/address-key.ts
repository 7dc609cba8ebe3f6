import { comparableAddress } from '@harbour-haul/domain/leads/fields/email/mail-address';
import { sha256 } from '../../sha256.ts';

/** Stands for a mail address in rows, so that none of them names a person. */
export function addressKey(address: string): string {
  return sha256(comparableAddress(address));
}
