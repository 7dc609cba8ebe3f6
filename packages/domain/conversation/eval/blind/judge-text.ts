import { step } from '../../engine.ts';
import type { Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import { houseSign } from '../../understanding/recognisers/notes/house-sign.ts';
import { ENGLISH } from '../../wording/english.ts';
import { USUAL_NOW } from '../dialogue.ts';
import { offeredValues } from './asked.ts';
import { type BlindText, WANTED_KEYS, type WantedKey } from './batch.ts';
import { shownSlot, slotOf } from './compare/slot-of.ts';
import { valueIsWanted } from './compare/value-is-wanted.ts';
import { withoutSaidPickup } from './compare/without-said-pickup.ts';
import { withoutSecondNumber } from './compare/without-second-number.ts';
import { inputOf } from './input-of.ts';
import { screenAsking } from './state-asking.ts';

/** What can be wrong after a text: a value, or that it sends or ends the conversation. */
export type TextKey = WantedKey | 'submits' | 'stops';

export const TEXT_KEYS: readonly TextKey[] = [...WANTED_KEYS, 'submits', 'stops'];

export interface WrongValue {
  key: TextKey;
  got: string;
}

export interface JudgedText {
  wrong: WrongValue[];
  /** Whether a value is asked back: right where it is a wanted one, harmless where none is. */
  asksBack: 'wanted' | 'unwanted' | null;
  threw: string | null;
  replies: string[];
}

/** Puts a text to the engine and compares what it stores. Asking whether a value is meant is right, storing a wrong one not. */
export function judgeText(text: BlindText): JudgedText {
  try {
    return judged(text);
  } catch (error) {
    const wrong = WANTED_KEYS.filter((key) => text.wants[key] !== undefined).map((key) => ({
      key,
      got: 'a throw',
    }));
    return { wrong, asksBack: null, threw: String(error), replies: [] };
  }
}

function judged(text: BlindText): JudgedText {
  const { state: before, offered } = screenAsking(text);
  const { state, replies, effects } = step(before, inputOf(text.text, offered), { now: new Date(USUAL_NOW) });
  const types: string[] = effects.map(({ type }) => type);
  const asksToStop = [...types, state.pending?.kind ?? ''];
  const stops =
    asksToStop.some((kind) => kind === 'stop' || kind === 'forget') ||
    (text.stops && asksToStop.includes('start-over'));
  const submits = types.includes('submit-lead');
  const wrong: WrongValue[] = stops && text.stops ? [] : wrongValues(text, before, state);
  if (stops !== text.stops) wrong.push({ key: 'stops', got: String(stops) });
  if (submits !== (text.submits ?? submits)) wrong.push({ key: 'submits', got: String(submits) });
  return {
    wrong,
    asksBack: askedBack(text, before, state),
    threw: null,
    replies: replies.map(({ content }) => content),
  };
}

function wrongValues(text: BlindText, before: ConversationState, after: ConversationState): WrongValue[] {
  const { wants } = text;
  const offered = newlyOffered(before, after);
  return WANTED_KEYS.filter((key) => {
    const stored = valueIsWanted(key, wants, after.slots, before.slots);
    if (stored === null) return !isUnchanged({ text, key }, before, after.slots);
    return !stored && !offered.some((values) => isOffered(key, wants, values, before, after));
  }).map((key) => ({ key, got: shownSlot(key, after.slots) }));
}

/** Whether a clarification offers the wanted value. */
function isOffered(
  key: WantedKey,
  wants: BlindText['wants'],
  values: Partial<Slots>,
  before: ConversationState,
  after: ConversationState,
): boolean {
  return (
    slotOf(key) in values && valueIsWanted(key, wants, { ...after.slots, ...values }, before.slots) === true
  );
}

interface Unwanted {
  text: BlindText;
  key: WantedKey;
}

/** The value of an answered clarification may be stored unsaid: "yes" keeps the address that was asked about. */
function isUnchanged({ text, key }: Unwanted, before: ConversationState, after: Slots): boolean {
  const slot = slotOf(key);
  const now = JSON.stringify(key === 'notes' ? unasked(after.specialInstructions, text) : after[slot]);
  const same = (slots: Partial<Slots>) => JSON.stringify(slots[slot]) === now;
  return (
    key === 'items' || same(before.slots) || (before.pending !== null && offeredValues(before).some(same))
  );
}

function newlyOffered(before: ConversationState, after: ConversationState): Partial<Slots>[] {
  return JSON.stringify(before.pending) === JSON.stringify(after.pending) ? [] : offeredValues(after);
}

function askedBack(
  { wants }: BlindText,
  before: ConversationState,
  after: ConversationState,
): JudgedText['asksBack'] {
  const offered = newlyOffered(before, after);
  if (offered.length === 0) return null;
  const isWanted = WANTED_KEYS.some(
    (key) =>
      wants[key] !== undefined && offered.some((values) => isOffered(key, wants, values, before, after)),
  );
  return isWanted ? 'wanted' : 'unwanted';
}

/**
 * When to call, how a house looks, and what was said of the pickup or of a second number are kept for the team and the crew; the authors were never asked
 * for them, and nobody is wrong for keeping them.
 */
function unasked(notes: string | null, { asked, text, wants }: BlindText): string | null {
  const sign = asked === 'address' ? houseSign(text) : null;
  const others = withoutSecondNumber(withoutSaidPickup(notes, wants, [text]), wants, [text]);
  const lines = (others ?? '').split('\n').filter((line) => !line.startsWith(CALL_TIMES) && line !== sign);
  return lines.join('\n') || null;
}

const CALL_TIMES = ENGLISH.contactMethod.callTimes('');
