import { CLASSIFICATION_SOURCES } from '../leads/fields/classification.ts';
import { CONTACT_METHODS } from '../leads/fields/contact-method.ts';
import { JUNK_TYPES } from '../leads/fields/junk-type.ts';
import { parsePreferredDate } from '../leads/fields/preferred-date.ts';
import { TIME_SLOTS } from '../leads/fields/time-slot.ts';
import type { ConversationState } from './state.ts';
import { STEP_NAMES } from './step-name.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check, atMost: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= atMost && value.every(check);

/** An object with all of these and nothing else. */
function shape(checks: Record<string, Check>): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const entries = new Map<string, unknown>(Object.entries(value));
    return (
      entries.size === Object.keys(checks).length &&
      Object.entries(checks).every(([key, check]) => entries.has(key) && check(entries.get(key)))
    );
  };
}

const anyOf =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

/** A day of the calendar; long past ones too, for who comes back later. */
const isDay: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  parsePreferredDate(value, new Date(`${value.slice(0, 7)}-01T12:00:00Z`)).ok;
const isTime: Check = (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

const isPickup = shape({
  day: orNull(isDay),
  slot: orNull(oneOf(TIME_SLOTS)),
  time: orNull(isTime),
  asap: isFlag,
});
const isPhoto = anyOf(shape({ kind: oneOf(['stored']), path: isText }), shape({ kind: oneOf(['local']) }));
const isGuess = shape({ junkType: oneOf(JUNK_TYPES), confidence: isShare });
const isAddressAnswer = shape({
  address: isText,
  postalCode: orNull(isText),
  area: orNull(isText),
  outside: isFlag,
});
const isDayPair: Check = (value) => listOf(isDay, 2)(value) && (value as unknown[]).length === 2;
const isPending = anyOf(
  shape({ kind: oneOf(['which-junk']), candidates: listOf(isGuess, JUNK_TYPES.length), text: isText }),
  shape({ kind: oneOf(['which-day']), days: isDayPair, slot: orNull(oneOf(TIME_SLOTS)) }),
  shape({ kind: oneOf(['outside-address']), answer: isAddressAnswer }),
  shape({ kind: oneOf(['start-over']) }),
);
const isSlots = shape({
  junkType: orNull(oneOf(JUNK_TYPES)),
  junkConfidence: orNull(isShare),
  junkClassificationSource: orNull(oneOf(CLASSIFICATION_SOURCES)),
  junkText: orNull(isText),
  photo: orNull(isPhoto),
  name: orNull(isText),
  phone: orNull(isText),
  address: orNull(isText),
  addressOutside: isFlag,
  pickup: orNull(isPickup),
  preferredContactMethod: orNull(oneOf(CONTACT_METHODS)),
  email: orNull(isText),
  specialInstructions: orNull(isText),
});
const isState = shape({
  version: oneOf([1]),
  step: oneOf(STEP_NAMES),
  slots: isSlots,
  lead: oneOf(['collecting', 'sending', 'accepted']),
  personRequested: isFlag,
  callbackRequested: isFlag,
  settled: shape({ photo: isFlag, email: isFlag, instructions: isFlag }),
  editing: isFlag,
  pending: orNull(isPending),
  failedTries: isCount,
  refused: orNull(isText),
  addressParts: listOf(isText, 4),
  lastReplies: listOf(isText, 2),
});

/** What a browser kept of a conversation; null for another version's, a damaged or a forged one. */
export function readState(stored: unknown): ConversationState | null {
  return isState(stored) ? (stored as ConversationState) : null;
}
