import { type ExtractedSlots, extractSlots } from '../parsers/extract-slots.ts';
import { parseJunkType } from '../parsers/parse-junk-type.ts';
import type { PendingClarification } from '../pending.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { classifiedJunk } from '../steps/junk-type.ts';
import { mergePickup } from '../steps/pickup.ts';
import type { TurnContext } from '../turn.ts';

/** Everything that a message holds, whatever was asked for. */
export interface SlotUpdates {
  /** Facts that are new, or that replace another on purpose. */
  slots: Partial<Slots>;
  /** A question that one of them raises. */
  pending: PendingClarification | null;
  /** How many facts were found in all. */
  found: number;
}

const CORRECTION =
  /\b(?:actually|sorry|oops|wait|instead|rather|correction|meant|mean|wrong|changed? my mind)\b/i;
/** A bare figure is a try at something else, and no hour of the day. */
const SAYS_WHEN = /[\p{L}:/-]/u;
/** Which is when to call, not when to come. */
const CALL_ANYTIME = /\b(?:call|text|phone|reach|ring)\b[^,;\n]{0,40}\bany ?time\b/i;
const PARTS = /[\n,;.]+/;

/**
 * Reads every fact out of a message. A known fact is replaced by one of the same kind where such a thing is written
 * on purpose alone (a phone number, an email, an address); junk, days and ways of contact also stand in
 * other sentences and replace only with a word of correction or at the recap, and a name never does.
 */
export function extractSlotUpdates(
  text: string,
  state: ConversationState,
  context: TurnContext,
): SlotUpdates {
  const extracted = extractSlots(text, context);
  const { slots: known } = state;
  const corrects = CORRECTION.test(text);
  const atRecap = state.step === 'review';
  const slots: Partial<Slots> = {};
  if (extracted.phone && extracted.phone.display !== known.phone) slots.phone = extracted.phone.display;
  if (extracted.email && extracted.email !== known.email) slots.email = extracted.email;
  if (extracted.name && known.name === null) slots.name = extracted.name;
  if (extracted.contactMethod && (known.preferredContactMethod === null || corrects || atRecap)) {
    slots.preferredContactMethod = extracted.contactMethod;
  }
  if (
    extracted.pickup &&
    SAYS_WHEN.test(text) &&
    !CALL_ANYTIME.test(text) &&
    (known.pickup === null || corrects || atRecap)
  ) {
    slots.pickup = mergePickup(known.pickup, extracted.pickup);
  }
  const pendingJunk = state.slots.junkType === null || corrects ? addJunkType(text, extracted, slots) : null;
  const pendingAddress = addAddress(extracted, state, slots);
  const found = Object.values(extracted).filter((value) => value !== undefined).length;
  return { slots, pending: pendingAddress ?? pendingJunk, found };
}

function addAddress(
  { address }: ExtractedSlots,
  state: ConversationState,
  slots: Partial<Slots>,
): PendingClarification | null {
  if (!address || address.address === state.slots.address) return null;
  if (address.outside) return { kind: 'outside-address', answer: address };
  slots.address = address.address;
  slots.addressOutside = false;
  return null;
}

/** The type of junk, with the part of the message that names it. */
function addJunkType(
  text: string,
  { junk }: ExtractedSlots,
  slots: Partial<Slots>,
): PendingClarification | null {
  const parts = text.split(PARTS).filter((part) => parseJunkType(part).kind !== 'retry');
  const said = parts.map((part) => part.trim()).join(', ');
  if (junk) {
    Object.assign(slots, classifiedJunk(junk, said === '' ? null : said));
    return null;
  }
  const parsed = parseJunkType(said);
  return parsed.kind === 'several' ? { kind: 'which-junk', candidates: parsed.candidates, text: said } : null;
}
