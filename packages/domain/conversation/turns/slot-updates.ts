import { findAccess } from '../parsers/answers/find-access.ts';
import { type ExtractedSlots, extractSlots } from '../parsers/extract/extract-slots.ts';
import { parseJunkType } from '../parsers/junk/parse-junk-type.ts';
import { parseName } from '../parsers/name/parse-name.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState, PendingClarification } from '../state.ts';
import { classifiedJunk } from '../steps/junk-type.ts';
import { mergePickup } from '../steps/pickup.ts';
import type { StepResult } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';

/** A typed message, with the current step's result and every slot update in it. */
export interface Utterance {
  text: string;
  result: StepResult;
  updates: SlotUpdates;
}

/** The slot updates of a message, whatever was asked for. */
export interface SlotUpdates {
  /** Slots that are new, or that replace a known value on purpose. */
  slots: Partial<Slots>;
  /** A clarification that one of them needs. */
  pending: PendingClarification | null;
  /** How many slots were found in all. */
  found: number;
}

const CORRECTION =
  /\b(?:actually|sorry|oops|wait|instead|rather|correction|meant|mean|wrong|changed? my mind)\b/i;
/** A bare figure answers something else and is no hour of the day. */
const SAYS_WHEN = /[\p{L}:/-]/u;
/** Says when to call, not when to pick up. */
const CALL_ANYTIME = /\b(?:call|text|phone|reach|ring)\b[^,;\n]{0,40}\bany ?time\b/i;
const PARTS = /[\n,;.]+/;

/**
 * Extracts every slot update of a message. A known phone number, email or address is replaced by any other, since
 * these are only written on purpose; junk, days and contact methods also stand in other sentences and replace only
 * with a word of correction or at the recap, and a name never does.
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

/** Fills the access that a message mentions beside its answer; no prompt asks for it. */
export function fillAccess(state: ConversationState, text: string): ConversationState {
  const { step, slots, lead } = state;
  const isName = (step === 'name' || step === 'photo-or-name') && parseName(text).kind === 'ok';
  if (lead !== 'collecting' || isName) return state;
  const { access, denied } = findAccess(text);
  const isTakenBack = denied.some((kind) => kind === slots.access);
  return access === null && !isTakenBack ? state : { ...state, slots: { ...slots, access } };
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
