import { ACCESS_LABELS } from '../../../../leads/fields/access.ts';
import { leadFromSlots } from '../../../lead-from-slots.ts';
import type { Slots } from '../../../slots.ts';
import type { BlindWants, WantedKey } from '../batch.ts';
import { holdsPhrase, holdsWords } from './fold.ts';
import { foldAddress } from './fold-address.ts';
import { phoneDigits } from './phone-digits.ts';
import { pickupIsWanted } from './pickup-is-wanted.ts';

type Matcher<Key extends WantedKey> = (
  wanted: NonNullable<BlindWants[Key]>,
  after: Slots,
  before: Slots,
) => boolean;

const MATCHERS: { [Key in WantedKey]: Matcher<Key> } = {
  junk: (wanted, { junkType }) => junkType !== null && wanted.includes(junkType),
  items: (wanted, after) => wanted.every((item) => holdsWords(crewTextOf(after), item)),
  name: (wanted, { name }) => isOneOf(wanted, name, foldName),
  phone: (wanted, { phone }) => isOneOf(wanted, phone, phoneDigits),
  address: (wanted, { address }) => isOneOf(wanted, address, foldAddress),
  when: (wanted, after, before) => pickupIsWanted(wanted, after.pickup, before.pickup),
  contact: (wanted, { preferredContactMethod: method }) => method !== null && wanted.includes(method),
  email: (wanted, { email }) => isOneOf(wanted, email, (text) => text.trim().toLowerCase()),
  notes: (wanted, after) =>
    wanted.length === 0
      ? after.specialInstructions === null
      : wanted.every((note) => holdsPhrase(crewTextOf(after), note)),
};

/** Returns whether a slot holds the wanted value; null where none is wanted. */
export function valueIsWanted(
  key: WantedKey,
  wants: BlindWants,
  after: Slots,
  before: Slots,
): boolean | null {
  return matchOf(key, wants, after, before);
}

function matchOf<Key extends WantedKey>(
  key: Key,
  wants: BlindWants,
  after: Slots,
  before: Slots,
): boolean | null {
  const wanted = wants[key];
  return wanted === undefined ? null : MATCHERS[key](wanted, after, before);
}

/** What the crew reads of a lead beside its fields. */
function crewTextOf(slots: Slots): string {
  const { details, access } = leadFromSlots(slots, { visitorId: '', sessionId: null }, true);
  return [details ?? '', access ? ACCESS_LABELS[access] : ''].join('\n');
}

function isOneOf(wanted: readonly string[], value: string | null, fold: (text: string) => string): boolean {
  return value !== null && wanted.some((fair) => fold(fair) === fold(value));
}

const foldName = (name: string): string =>
  // "Soo-jin" and "Soo-Jin" are both usual capitals.
  name
    .replaceAll(/-\p{Lu}/gu, (part) => part.toLowerCase())
    .normalize('NFC')
    .replaceAll('\u2019', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
