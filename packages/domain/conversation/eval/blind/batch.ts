import type { ContactMethod } from '../../../leads/fields/contact-method.ts';
import type { JunkType } from '../../../leads/fields/junk-type.ts';
import type { TimeSlot } from '../../../leads/fields/time-slot.ts';

/** The questions as the authors of blind batches know them. */
export const ASKED_KEYS = [
  'junk',
  'which-junk',
  'photo',
  'name',
  'phone',
  'address',
  'outside',
  'pickup',
  'which-day',
  'contact',
  'email',
  'notes',
  'review',
] as const;

export type AskedKey = (typeof ASKED_KEYS)[number];

/** What can be wanted of a visitor or a text, in the order of the figures. */
export const WANTED_KEYS = [
  'junk',
  'items',
  'name',
  'phone',
  'address',
  'when',
  'contact',
  'email',
  'notes',
] as const;

export type WantedKey = (typeof WANTED_KEYS)[number];

/** One way of saying when; each list holds fair alternatives. */
export interface WantedTime {
  /** `yyyy-mm-dd`, or `any` for no particular day. */
  day?: readonly string[];
  part?: readonly TimeSlot[];
  /** `HH:MM`. */
  time?: readonly string[];
  asap: boolean;
}

/** The values that should be stored: each list holds fair alternatives, but all of `notes` and `items` are wanted. */
export interface BlindWants {
  junk?: readonly JunkType[];
  name?: readonly string[];
  /** Ten digits, with ` x12` for an extension. */
  phone?: readonly string[];
  address?: readonly string[];
  when?: readonly WantedTime[];
  contact?: readonly ContactMethod[];
  email?: readonly string[];
  notes?: readonly string[];
  items?: readonly string[];
}

/** A visitor: what they say to each question, in the order of its askings. */
export interface BlindDialogue {
  persona: string;
  says: Partial<Record<AskedKey, readonly string[]>>;
  wants: BlindWants;
  /** False for somebody who calls it off or leaves. */
  lead: boolean;
}

/** One message, and what should be stored from it alone. */
export interface BlindText {
  asked: AskedKey;
  text: string;
  known: BlindWants;
  wants: BlindWants;
  submits?: boolean;
  stops: boolean;
}

export interface BlindBatch {
  name: string;
  author: string;
  dialogues: readonly BlindDialogue[];
  texts: readonly BlindText[];
}
