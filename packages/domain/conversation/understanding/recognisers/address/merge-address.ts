import type { AddressMention } from '../proposal.ts';
import { joinMentions, mergeMentions } from './merge-mentions.ts';

/**
 * Returns the known address with the part that was said in its place, and nothing else changed; what it lacks is added
 * where an address has it.
 */
export function mergeAddress(known: string | AddressMention, part: AddressMention): AddressMention {
  return mergeMentions(typeof known === 'string' ? known : known.address, part);
}

/** Returns one address of parts that were given over several messages; a later part replaces what it says again. */
export function joinAddress(parts: readonly AddressMention[]): AddressMention {
  return joinMentions(parts);
}
