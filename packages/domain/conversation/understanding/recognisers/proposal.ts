import type { ContactMethod } from '../../../leads/fields/contact-method.ts';
import type { JunkType } from '../../../leads/fields/junk-type.ts';
import type { Pickup, TimeOfDay } from '../../../pickup-wish/pickup.ts';
import type { HazardKind } from '../../lexicon/hazards.ts';
import type { SlotName, Slots } from '../../slots.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** A thing that has to go. One proposal a thing: a message may hold many. */
export interface JunkMention {
  junkType: JunkType;
  /** The thing as written, with what belongs to it: `old couch`, `jugs of washer fluid`. */
  thing: string;
  /** Only hints at a type ("stuff", "basement"): counts where no thing is named. */
  vague: boolean;
  /** The kind of hazardous or refused goods that it is: it is flagged, and never hidden by a guess. */
  hazard: HazardKind | null;
}

/** What a message says about the pickup; a day that cannot be used carries its problem. */
export type PickupMention =
  | { kind: 'pickup'; pickup: Pickup }
  /** Figures that are a day in two ways, "5/12": the day-first and the month-first one. */
  | ({ kind: 'ambiguous'; days: [string, string] } & TimeOfDay)
  | { kind: 'problem'; problem: 'past' | 'too-far' | 'no-such-day' };

/** An address, or the part of one. */
export interface AddressMention {
  /** As written, on one line, without what leads in or follows; the postal code as the post writes it. */
  address: string;
  unit: string | null;
  houseNumber: string | null;
  street: string | null;
  /** The place as written. */
  place: string | null;
  postalCode: string | null;
  /** The served area it lies in; null where none is named. */
  area: string | null;
  /** Beyond the served areas, by postal code or place. */
  outside: boolean;
  /** Has a street and a place or a postal code: enough for a crew to find it. */
  complete: boolean;
  /** A post office box, where nothing can be picked up. */
  postBox: boolean;
}

/** The value that a recogniser proposes, by slot. */
export interface MentionOf {
  junkType: JunkMention;
  name: string;
  /** As shown and stored: `(902) 555-0148 x12`. */
  phone: string;
  address: AddressMention;
  pickup: PickupMention;
  contactMethod: ContactMethod;
  email: string;
}

export type MentionedSlot = keyof MentionOf & SlotName;

/**
 * A value that stands in a message. `strength` is from 0 to 1: from 0.9 it can be nothing else ("902-555-0148"), from
 * 0.6 it is likely whatever was asked ("friday morning"), from 0.3 only where its slot is asked for ("2", "Sunny").
 */
export interface Proposal<Slot extends MentionedSlot = MentionedSlot> {
  slot: Slot;
  value: MentionOf[Slot];
  /** Token indices; `to` is exclusive. */
  from: number;
  to: number;
  strength: number;
  /** Why, for `explain`: "ten digits", "weekday", "head noun couch". */
  reason: string;
}

/** What recognisers may know beside the message. */
export interface Situation {
  /** The slot that was asked for; null at the recap and where a clarification was asked. */
  asked: SlotName | null;
  known: Slots;
  now: Date;
}

/** Proposes every value of one slot in a message, negated and asked ones too: the arbiter drops those. Never throws. */
export type Recogniser<Slot extends MentionedSlot> = (
  utterance: Utterance,
  situation: Situation,
) => Proposal<Slot>[];

/** Whether junk is named that may be anything: "stuff", "the thing". */
export const isVague = ({ value }: Proposal): boolean =>
  typeof value === 'object' && 'vague' in value && value.vague;
