import { MAX_SENT_TOUCH, parseTouch } from '../attribution/touch.ts';
import type { LeadTrash } from './lead-trash.ts';
import { parseMarketingConsent } from './marketing-consent.ts';
import type { NotedVersions } from './noted-versions.ts';
import {
  type FieldParser,
  parseAsIs,
  parseDay,
  parseEntries,
  parseFact,
  parseKnownSource,
  parseLine,
  parseNumber,
  parsePhone,
  parsePickupDay,
  parseSource,
  parseText,
} from './parse-field.ts';
import { MAX_EMAIL, MAX_PHONE, MAX_SOURCE } from './text-limits.ts';
import type { VisitorEntries } from './visitor-entry-count.ts';

/** A kind of values that people set, with how the input of visitors and of admins becomes what is stored. */
interface SettableKind<Type extends string, Value> {
  readonly type: Type;
  readonly fromVisitor: FieldParser<Value>;
  readonly fromAdmin: FieldParser<Value>;
}

interface LimitedKind<Type extends string> extends SettableKind<Type, string> {
  /** The most characters. */
  readonly max: number;
}

interface TextKind extends LimitedKind<'text'> {
  /** The fewest characters that the form accepts. */
  readonly min: number;
}

interface ChoiceKind<T extends string> extends SettableKind<'choice', T> {
  readonly values: readonly T[];
  /** What people see of a value; the value itself where it has no label. */
  readonly labels: Partial<Record<T, string>>;
}

/** Free text, in which an admin may also write what is a placeholder of visitors. */
export function text(max: number): TextKind {
  return { type: 'text', max, min: 0, fromVisitor: parseFact, fromAdmin: parseText };
}

/** A text of one line that is never a placeholder, whoever sends it. */
export function fact(max: number, min: number): TextKind {
  return { type: 'text', max, min, fromVisitor: parseLine, fromAdmin: parseLine };
}

/** A list of short texts, one a line (`entries.ts`). */
export function entries(max: number): LimitedKind<'entries'> {
  return { type: 'entries', max, fromVisitor: parseEntries, fromAdmin: parseEntries };
}

/** One of a list of values. */
export function choice<T extends string>(
  values: readonly T[],
  labels: Partial<Record<T, string>> = {},
): ChoiceKind<T> {
  return { type: 'choice', values, labels, fromVisitor: parseAsIs<T>, fromAdmin: parseAsIs<T> };
}

export const PHONE: LimitedKind<'phone'> = {
  type: 'phone',
  max: MAX_PHONE,
  fromVisitor: parsePhone,
  fromAdmin: parsePhone,
};

export const EMAIL: LimitedKind<'email'> = {
  type: 'email',
  max: MAX_EMAIL,
  fromVisitor: parseFact,
  fromAdmin: parseText,
};

/** Where a lead came from; never empty. */
export const SOURCE: LimitedKind<'source'> = {
  type: 'source',
  max: MAX_SOURCE,
  fromVisitor: parseKnownSource,
  fromAdmin: parseSource,
};

export const VISITOR_ID: SettableKind<'visitorId', string> = {
  type: 'visitorId',
  fromVisitor: parseAsIs,
  fromAdmin: parseAsIs,
};

/** Any day, stored at noon UTC. */
export const DAY: SettableKind<'day', string> = { type: 'day', fromVisitor: parseDay, fromAdmin: parseDay };

/** A day from today on, as `preferred-date.ts` has it; stored at noon UTC. */
export const PICKUP_DAY: SettableKind<'pickupDay', string> = {
  type: 'pickupDay',
  fromVisitor: parsePickupDay,
  fromAdmin: parseDay,
};

/** The time of a day between two hours (`pickups/pickup-hours.ts`). */
export const HOURS: SettableKind<'hours', string> = {
  type: 'hours',
  fromVisitor: parseAsIs,
  fromAdmin: parseAsIs,
};

/** The username of the admin whose something is; that there is such a one, whoever stores it has checked. */
export const OWNER: SettableKind<'owner', string> = {
  type: 'owner',
  fromVisitor: parseAsIs,
  fromAdmin: parseAsIs,
};

/** An amount in Canadian dollars. */
export const MONEY: SettableKind<'money', number> = {
  type: 'money',
  fromVisitor: parseNumber,
  fromAdmin: parseNumber,
};

/** A number from 0 to 1. */
export const SHARE: SettableKind<'share', number> = {
  type: 'share',
  fromVisitor: parseNumber,
  fromAdmin: parseNumber,
};

/** How somebody came to the site (`touch.ts`). */
export const TOUCH: LimitedKind<'touch'> = {
  type: 'touch',
  max: MAX_SENT_TOUCH,
  fromVisitor: parseTouch,
  fromAdmin: parseText,
};

/** What somebody agreed to (`marketing-consent.ts`); the version of its wording is sent. */
export const CONSENT: SettableKind<'consent', string> = {
  type: 'consent',
  fromVisitor: parseMarketingConsent,
  fromAdmin: parseText,
};

/** Kinds that only the server sets. */
export const NUMBER = { type: 'number' } as const;
/** ISO 8601 in UTC with milliseconds. */
export const MOMENT = { type: 'moment' } as const;
export const USERNAME = { type: 'username' } as const;
/** A path as `/uploads/…`. */
export const PHOTO = { type: 'photo' } as const;
/** The JSON text of a list of paths (`lead-photos.ts`). */
export const PHOTO_LIST = { type: 'photoList' } as const;
export const TRASH = { type: 'trash' } as const;
export const VISITOR_ENTRIES = { type: 'visitorEntries' } as const;
export const NOTED_VERSIONS = { type: 'notedVersions' } as const;

/** The kinds of fields that people set. */
export type SettableFieldKind =
  | TextKind
  | LimitedKind<'entries'>
  | ChoiceKind<string>
  | typeof PHONE
  | typeof EMAIL
  | typeof SOURCE
  | typeof VISITOR_ID
  | typeof DAY
  | typeof PICKUP_DAY
  | typeof HOURS
  | typeof OWNER
  | typeof MONEY
  | typeof SHARE
  | typeof TOUCH
  | typeof CONSENT;

/** What a field holds: by it input is checked and parsed, and values are exported and shown. */
export type FieldKind =
  | SettableFieldKind
  | typeof NUMBER
  | typeof MOMENT
  | typeof USERNAME
  | typeof PHOTO
  | typeof PHOTO_LIST
  | typeof TRASH
  | typeof VISITOR_ENTRIES
  | typeof NOTED_VERSIONS;

/** The values that a field of a kind holds. */
export type ValueOfKind<K extends FieldKind> =
  K extends SettableKind<string, infer Value>
    ? Value
    : K extends typeof NUMBER
      ? number
      : K extends typeof TRASH
        ? LeadTrash
        : K extends typeof VISITOR_ENTRIES
          ? VisitorEntries
          : K extends typeof NOTED_VERSIONS
            ? NotedVersions
            : string;
