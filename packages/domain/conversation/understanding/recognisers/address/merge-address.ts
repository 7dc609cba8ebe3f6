import { foldText } from '../../text/plain-text.ts';
import type { AddressMention } from '../proposal.ts';
import { joinMentions, mergeMentions, readAddress, withRestOf } from './merge-mentions.ts';

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

/** Whether an address names the known street, in whole or without its kind, with another number: "it's 181 Flamingo", of a "rue Flamingo". */
export function isOfStreet({ street, houseNumber }: AddressMention, known: string): boolean {
  const before = readAddress(known).mention.street?.toLowerCase() ?? '';
  const said = street?.toLowerCase() ?? '';
  if (houseNumber === null || said === '' || before === '') return false;
  return before === said || before.startsWith(`${said} `) || before.endsWith(` ${said}`);
}

/** The known address with another street in its place: "street is Crichton Park Rd"; null where there is none to replace. */
function withStreet(known: string, { street, houseNumber }: AddressMention): string | null {
  const before = readAddress(known).mention.street;
  if (houseNumber !== null || street === null || before === null || CORNER.test(street)) return null;
  return known.includes(before) ? known.replace(before, street) : null;
}

const CORNER = /\b(?:and|et|corner|coin)\b|&/i;

/**
 * An address that names no place and no postal code, with those of the known one where the street is the same or they are
 * said to be: "it's 229 Cow Bay Road not 292", "81 Highfield Park Drive, same postal code". A street alone takes the place of
 * the known one.
 */
export function withKnownRest(
  mention: AddressMention,
  known: string | null,
  message: string,
): AddressMention {
  if (known === null || mention.place !== null || mention.postalCode !== null) return mention;
  const moved = withStreet(known, mention);
  if (moved !== null) return readAddress(moved).mention;
  const before = readAddress(known).mention;
  const isSame = before.street?.toLowerCase() === mention.street?.toLowerCase();
  if (isSame && mention.unit === null && mention.houseNumber !== null) return mergeAddress(known, mention);
  return isSame || SAME_REST.test(foldText(message)) ? withRestOf(mention, before) : mention;
}

const SAME_REST =
  /\b(?:same|meme) (?:(?:postal|zip) ?code|postal|code|town|city|place|area|ville|everything|rest)\b/;
