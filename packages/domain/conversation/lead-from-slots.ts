import { CHAT_LABELS, CHAT_NOTES } from '../leads/details/chat-lines.ts';
import { joinEntries } from '../leads/entries/join-entries.ts';
import type { Access } from '../leads/fields/access.ts';
import {
  MAX_ADDRESS,
  MAX_DETAILS,
  MAX_HAZARDS,
  MAX_NAME,
  MAX_OPEN_QUESTIONS,
  MAX_PHONE,
} from '../leads/fields/text-limits.ts';
import type { TimeSlot } from '../leads/fields/time-slot.ts';
import type { Lead } from '../leads/lead.ts';
import type { FieldsWith } from '../leads/lead-fields.ts';
import { pickupLine } from '../pickup-wish/pickup-line.ts';
import type { Language } from '../site/language.ts';
import type { Slots } from './slots.ts';

/**
 * The body of `POST /api/leads` from the chat: the fields that the table of lead fields lets a chat send. Unknown fields
 * are null or left out, never placeholders; `preferredDate` is `yyyy-mm-dd` in Halifax. How the visitor came is the tab's to add.
 */
export type ChatLead = Pick<
  Lead,
  Exclude<FieldsWith<'chat', true>, keyof ChatOwnFields | FieldsWith<'merge', 'trace'>>
> &
  ChatOwnFields;

/** The fields of which the chat sends other values than those that a lead stores. */
interface ChatOwnFields {
  source: 'chat';
  visitorId: string;
  /** Left out where no part of the day was named. */
  preferredTimeSlot?: TimeSlot;
  /** Sent once a message mentions it; null where it was taken back. */
  access?: Access | null;
  /** Lists of one entry a line, left out where there is none. */
  hazards?: string;
  openQuestions?: string;
  /** Left out where none was chosen. */
  language?: Language;
  status?: 'incomplete';
}

interface ChatIds {
  visitorId: string;
  sessionId: string | null;
}

/** Returns the lead of a conversation's slots; one that is not `complete` has the status `incomplete`. */
export function leadFromSlots(slots: Slots, { visitorId, sessionId }: ChatIds, complete: boolean): ChatLead {
  const hazards = joinEntries(slots.hazards ?? [], MAX_HAZARDS);
  const openQuestions = joinEntries(slots.openQuestions ?? [], MAX_OPEN_QUESTIONS);
  return {
    name: truncate(slots.name, MAX_NAME),
    phone: truncate(slots.phone, MAX_PHONE),
    address: truncate(slots.address, MAX_ADDRESS),
    junkType: slots.junkType,
    junkConfidence: slots.junkConfidence,
    junkClassificationSource: slots.junkClassificationSource,
    details: truncate(details(slots), MAX_DETAILS),
    preferredDate: slots.pickup?.day ?? null,
    ...(slots.pickup?.slot && { preferredTimeSlot: slots.pickup.slot }),
    preferredContactMethod: slots.preferredContactMethod,
    email: slots.email,
    source: 'chat',
    visitorId,
    sessionId,
    ...(complete ? {} : { status: 'incomplete' as const }),
    ...(slots.access === undefined ? {} : { access: slots.access }),
    ...(hazards !== null && { hazards }),
    ...(openQuestions !== null && { openQuestions }),
    ...(slots.language !== undefined && { language: slots.language }),
  };
}

/** Returns what has no field of its own, a line each. */
function details(slots: Slots): string | null {
  const lines = [
    labelled(CHAT_LABELS.junk, slots.junkText),
    labelled(CHAT_LABELS.mentioned, onlyMentioned(slots)),
    slots.pickup === null ? null : pickupLine(slots.pickup),
    slots.addressOutside ? CHAT_NOTES.outside : null,
    slots.photo?.kind === 'local' ? CHAT_NOTES.unsentPhoto : null,
    labelled(CHAT_LABELS.instructions, slots.specialInstructions),
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join('\n');
}

/** What was talked about and is in no load: the team sees that it was named, and asks. */
function onlyMentioned({ mentioned = [], junkText }: Slots): string | null {
  const load = junkText?.toLowerCase() ?? '';
  return mentioned.filter((thing) => !load.includes(thing.toLowerCase())).join(', ') || null;
}

const labelled = (label: string, text: string | null) => (text === null ? null : `${label}: ${text}`);

function truncate(text: string | null, length: number): string | null {
  return text === null ? null : text.slice(0, length).toWellFormed();
}
