import { ACCESS_KINDS } from '../leads/fields/access.ts';
import { CLASSIFICATION_SOURCES } from '../leads/fields/classification.ts';
import { CONTACT_METHODS } from '../leads/fields/contact-method.ts';
import { JUNK_TYPES } from '../leads/fields/junk-type.ts';
import { isCalendarDay } from '../leads/fields/preferred-date.ts';
import { TIME_SLOTS } from '../leads/fields/time-slot.ts';
import { MAX_PICKUP_DAYS } from '../pickup-wish/pickup-days.ts';
import { LANGUAGES } from '../site/language.ts';
import { MAX_SLOT_ENTRIES } from './slots.ts';
import type { ConversationState } from './state.ts';
import { STEP_NAMES } from './state.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isListOf =
  (check: Check, atMost: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= atMost && value.every(check);

/** An object with all of these, any of the optional ones and nothing else. */
function objectOf(checks: Record<string, Check>, optional: Record<string, Check> = {}): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const entries = new Map<string, unknown>(Object.entries(value));
    const known = { ...optional, ...checks };
    return (
      [...entries].every(([key, field]) => Object.hasOwn(known, key) && known[key]?.(field)) &&
      Object.keys(checks).every((key) => entries.has(key))
    );
  };
}

const isAnyOf =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

/** A calendar day; past ones too, since a conversation may be resumed much later. */
const isDay: Check = (value) => typeof value === 'string' && isCalendarDay(value);
const isTime: Check = (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

const isHourBounds = objectOf({ from: isNullOr(isTime), until: isNullOr(isTime) });
const isPickup = objectOf(
  { day: isNullOr(isDay), slot: isNullOr(isOneOf(TIME_SLOTS)), time: isNullOr(isTime), asap: isFlag },
  { bounds: isHourBounds, otherDays: isListOf(isDay, MAX_PICKUP_DAYS) },
);
const isPhoto = isAnyOf(
  objectOf({ kind: isOneOf(['stored']), path: isText }),
  objectOf({ kind: isOneOf(['local']) }),
);
const isGuess = objectOf({ junkType: isOneOf(JUNK_TYPES), confidence: isShare });
const isAddressAnswer = objectOf({
  address: isText,
  postalCode: isNullOr(isText),
  area: isNullOr(isText),
  outside: isFlag,
});
const isDayPair: Check = (value) => isListOf(isDay, 2)(value) && (value as unknown[]).length === 2;
const SLOT_CHECKS: Record<string, Check> = {
  junkType: isNullOr(isOneOf(JUNK_TYPES)),
  junkConfidence: isNullOr(isShare),
  junkClassificationSource: isNullOr(isOneOf(CLASSIFICATION_SOURCES)),
  junkText: isNullOr(isText),
  photo: isNullOr(isPhoto),
  name: isNullOr(isText),
  phone: isNullOr(isText),
  address: isNullOr(isText),
  addressOutside: isFlag,
  pickup: isNullOr(isPickup),
  preferredContactMethod: isNullOr(isOneOf(CONTACT_METHODS)),
  email: isNullOr(isText),
  specialInstructions: isNullOr(isText),
};
const OPTIONAL_SLOT_CHECKS: Record<string, Check> = {
  access: isNullOr(isOneOf(ACCESS_KINDS)),
  hazards: isListOf(isText, MAX_SLOT_ENTRIES),
  mentioned: isListOf(isText, MAX_SLOT_ENTRIES),
  openQuestions: isListOf(isText, MAX_SLOT_ENTRIES),
  language: isOneOf(LANGUAGES),
};
const isSlots = objectOf(SLOT_CHECKS, OPTIONAL_SLOT_CHECKS);
const isSomeSlots = objectOf({}, { ...SLOT_CHECKS, ...OPTIONAL_SLOT_CHECKS });
const isWhichJunk = objectOf(
  { kind: isOneOf(['which-junk']), candidates: isListOf(isGuess, JUNK_TYPES.length), text: isText },
  { offered: isSomeSlots },
);
const isPending = isAnyOf(
  isWhichJunk,
  objectOf(
    { kind: isOneOf(['which-day']), days: isDayPair, slot: isNullOr(isOneOf(TIME_SLOTS)) },
    { time: isNullOr(isTime), bounds: isHourBounds },
  ),
  objectOf({ kind: isOneOf(['outside-address']), answer: isAddressAnswer }, { behind: isWhichJunk }),
  objectOf({ kind: isOneOf(['confirm']), slots: isSomeSlots }, { isGiven: isFlag }),
  objectOf({ kind: isOneOf(['stop', 'start-over']) }),
);
const isState = objectOf(
  {
    version: isOneOf([1]),
    step: isOneOf(STEP_NAMES),
    slots: isSlots,
    lead: isOneOf(['collecting', 'sending', 'accepted']),
    personRequested: isFlag,
    callbackRequested: isFlag,
    settled: objectOf({ photo: isFlag, email: isFlag, instructions: isFlag }),
    editing: isFlag,
    pending: isNullOr(isPending),
    failedTries: isCount,
    refused: isNullOr(isText),
    addressParts: isListOf(isText, 4),
    lastReplies: isListOf(isText, 2),
  },
  { phoneParts: isListOf(isText, 4), heard: isSomeSlots },
);

/** Returns the stored state of a conversation, or null where it is of another version, damaged or forged. */
export function readState(stored: unknown): ConversationState | null {
  return isState(stored) ? (stored as ConversationState) : null;
}
