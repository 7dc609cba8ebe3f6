import type { Access } from '../leads/fields/access.ts';
import type { ClassificationSource } from '../leads/fields/classification.ts';
import type { ContactMethod } from '../leads/fields/contact-method.ts';
import type { JunkType } from '../leads/fields/junk-type.ts';
import type { Pickup } from '../pickup-wish/pickup.ts';
import type { Language } from '../site/language.ts';

/** The most entries of a list of slots: a stored conversation with more of them is not resumed. */
export const MAX_SLOT_ENTRIES = 50;

/** The slots of the dialogue. Unfilled slots are null. */
export interface Slots {
  junkType: JunkType | null;
  /** 0 to 1, for a type that was recognised in free text. */
  junkConfidence: number | null;
  /** `user` for a picked type, `ai` for a recognised one. */
  junkClassificationSource: ClassificationSource | null;
  /** The person's own description of the junk, where they typed one. */
  junkText: string | null;
  photo: ChosenPhoto | null;
  name: string | null;
  /** As it is shown and stored, such as `(902) 555-0148 x12`; at most 20 characters. */
  phone: string | null;
  address: string | null;
  /** True where the address lies outside the served areas and the person confirmed it. */
  addressOutside: boolean;
  pickup: Pickup | null;
  preferredContactMethod: ContactMethod | null;
  email: string | null;
  specialInstructions: string | null;
  /** The access to the junk. No prompt asks for it: absent until a message mentions it, null where that was taken back. */
  access?: Access | null;
  /** The hazardous or refused goods that were named, by their labels; absent where there are none. */
  hazards?: readonly string[];
  /** Things that were spoken of with a person of the team, and whose part in the load nobody has confirmed; absent without any. */
  mentioned?: readonly string[];
  /** What was asked and could not be answered; absent where there is nothing. */
  openQuestions?: readonly string[];
  /** The language that is spoken; absent where it was never chosen, which is English. */
  language?: Language | undefined;
}

/** A chosen photo: stored under `path`, or in the browser alone where the upload failed. */
export type ChosenPhoto = { kind: 'stored'; path: string } | { kind: 'local' };

export const NO_SLOTS: Slots = {
  junkType: null,
  junkConfidence: null,
  junkClassificationSource: null,
  junkText: null,
  photo: null,
  name: null,
  phone: null,
  address: null,
  addressOutside: false,
  pickup: null,
  preferredContactMethod: null,
  email: null,
  specialInstructions: null,
};

/** Whether nothing is known of somebody but, maybe, their language. */
export function isNothingTold(slots: Slots): boolean {
  const { language: _, ...values } = slots;
  return JSON.stringify(values) === JSON.stringify(NO_SLOTS);
}

/** The slots that can be prompted for and corrected, as quick replies name them. */
export type SlotName =
  | 'junkType'
  | 'photo'
  | 'name'
  | 'phone'
  | 'address'
  | 'pickup'
  | 'contactMethod'
  | 'email'
  | 'instructions';
