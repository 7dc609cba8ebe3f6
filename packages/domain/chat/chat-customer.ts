import { JUNK_TYPES, type JunkType } from '../leads/fields/junk-type.ts';
import { MAX_NAME } from '../leads/fields/text-limits.ts';
import type { TimeSlot } from '../leads/fields/time-slot.ts';
import { areaOfAddress } from '../site/area-of-address.ts';
import type { Language } from '../site/language.ts';

/** The longest name of an area. */
export const MAX_AREA = 50;

/** What is known of the person in a chat, by which lists name them; null until it is said. */
export interface ChatCustomer {
  name: string | null;
  junkType: JunkType | null;
  /** The served area of their address. */
  area: string | null;
  /** In which they chat; absent until they choose one, which is English. */
  language?: Language;
  /** The day on which they want the pickup, `yyyy-mm-dd` in Halifax, and the part of it; absent until they say one. */
  pickupDay?: string;
  pickupSlot?: TimeSlot;
  /** The lead by which consoles know their name, who have not said it in this chat; never stored with a chat. */
  nameFromLead?: number;
}

/** Who a visitor is by the newest lead that they have sent with a name. */
export interface KnownCustomer {
  leadId: number;
  name: string;
}

/** What somebody says of a customer: of a conversation, a lead, or a request. */
export interface SaidOfCustomer {
  name?: string | undefined;
  junkType?: JunkType | undefined;
  area?: string | undefined;
  language?: Language | undefined;
  pickupDay?: string | undefined;
  pickupSlot?: TimeSlot | undefined;
}

const FACTS = ['name', 'junkType', 'area', 'language', 'pickupDay', 'pickupSlot'] as const;

const UNKNOWN: ChatCustomer = { name: null, junkType: null, area: null };

/**
 * Returns the customer after something was said of them. What is not said takes nothing away.
 * @returns the very same object, or null, where nothing is new.
 */
export function withSaid(customer: ChatCustomer | null, said: SaidOfCustomer): ChatCustomer | null {
  const known = customer ?? UNKNOWN;
  const language = said.language ?? known.language;
  const pickupDay = said.pickupDay ?? known.pickupDay;
  const pickupSlot = said.pickupSlot ?? known.pickupSlot;
  const next: ChatCustomer = {
    name: tidy(said.name, MAX_NAME) ?? known.name,
    junkType: said.junkType ?? known.junkType,
    area: tidy(said.area, MAX_AREA) ?? known.area,
    ...(language && { language }),
    ...(pickupDay && { pickupDay }),
    ...(pickupSlot && { pickupSlot }),
  };
  const isKnown = FACTS.every((fact) => next[fact] === known[fact]);
  return isKnown ? customer : next;
}

/** What the fields of a request say of its customer; what is null there is left out. */
export function customerOf(fields: {
  name: string | null;
  junkType: string | null;
  address: string | null;
}): SaidOfCustomer {
  const area = areaOfAddress(fields.address);
  const junkType = JUNK_TYPES.find((type) => type === fields.junkType);
  return {
    ...(fields.name !== null && { name: fields.name }),
    ...(junkType && { junkType }),
    ...(area !== null && { area }),
  };
}

/** On one line, and no longer than this; null where nothing is left. */
function tidy(text: string | undefined, length: number): string | null {
  const line = (text ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line === '' ? null : line.slice(0, length).toWellFormed();
}
