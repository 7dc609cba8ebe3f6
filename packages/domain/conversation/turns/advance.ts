import { callTimesLine, withoutCallTimes } from '../../call-times/call-times-note.ts';
import { saysTimeOfDay } from '../../pickup-wish/time-of-day.ts';
import { givenName } from '../../text/given-name.ts';
import { pendingAfter } from '../clarifications/clarifications.ts';
import { nextStep } from '../next-step.ts';
import { SLOT_DEFINITIONS, SLOT_NAMES, slotOfStep } from '../slot-definitions.ts';
import type { SlotName, Slots } from '../slots.ts';
import type { ConversationState, PendingClarification } from '../state.ts';
import type { SlotFill } from '../steps/step.ts';
import type { Reply, TurnContext } from '../turn.ts';
import { findAccess } from '../understanding/recognisers/access/find-access.ts';
import { onlyRefuses } from '../understanding/recognisers/pickup/beside/refused-days.ts';
import { readUtterance } from '../understanding/utterance/read-utterance.ts';
import type { Wording } from '../wording/english.ts';
import { wordingIn, wordingOf } from '../wording/wording.ts';
import { promptFor } from './prompt.ts';
import { joinSentences, replyWith, type Turn } from './reply.ts';
import { submit } from './submit.ts';

/** Before the recap the typing indicator shows longer (specification section 9). */
const RECAP_DELAY_MS = 1500;

/** Fills slots and advances to the first step that is missing. */
export function advance(
  before: ConversationState,
  fill: SlotFill,
  context: TurnContext,
  {
    pending: raised = null,
    note = null,
  }: { pending?: PendingClarification | null; note?: string | null } = {},
): Turn {
  const state = nextState(before, fill, raised, context);
  if (state.callbackRequested && state.slots.phone !== null) return submit(state, context);
  // The first prompt of all is the welcome, which does not belong behind an answer.
  const isSame = state.step === before.step || state.step === 'junk-type';
  const again = isSame && state.step !== 'review' && state.pending === null;
  const { content, quickReplies } = promptFor(state, state.editing ? 'edit' : again ? 'again' : 'first');
  const atRecap = state.step === 'review' && state.pending === null;
  const acknowledged = acknowledge(before.slots, state.slots, atRecap);
  const understood = fillsAnything(fill) ? (fill.note ?? acknowledged) : '';
  const prompt = askedBehind(understood, content, wordingOf(state));
  // An answer that stood in the recap would be cut there: it is a message of its own.
  const told: Reply[] = atRecap && note !== null ? [{ content: note, quickReplies: [], delayMs: 1000 }] : [];
  const turn = replyWith(
    state,
    [told.length > 0 ? null : note, joinSentences(understood, prompt)],
    quickReplies,
  );
  if (!atRecap) return turn;
  const recap = turn.replies.map((reply): Reply => ({ ...reply, delayMs: RECAP_DELAY_MS }));
  return { ...turn, replies: [...told, ...recap] };
}

/** The question for more notes says itself that one was noted, where nothing before it says what was heard. */
function askedBehind(understood: string, content: string, { instructions: { noted } }: Wording): string {
  return understood !== '' && content.startsWith(noted) ? content.slice(noted.length).trim() : content;
}

function nextState(
  before: ConversationState,
  fill: SlotFill,
  raised: PendingClarification | null,
  { now }: TurnContext,
): ConversationState {
  const open = pendingAfter(before.pending, fill.slots);
  // A pending address is resolved first; a clarification of another slot follows in its turn.
  const pending = open?.kind === 'outside-address' ? open : (raised ?? open);
  const filledSlots = { ...before.slots, ...fill.slots, ...withdrawnAccess(before.slots, fill.slots) };
  const slots = withoutOldWish(before.slots, filledSlots, now);
  const settled = { ...before.settled, ...fill.settled };
  const filled = { ...before, slots, settled, pending };
  // Filling another slot during a correction leaves the correction open.
  const stays = before.editing && !answersStep(before, fill) && pending === null;
  if (stays) return filled;
  const { phoneParts: _, ...rest } = filled;
  const addressParts = slots.address === null ? before.addressParts : [];
  const step = nextStep(filled);
  // Something else was said in place of the answer: the second time the prompt has to give way.
  const isOpenStill = before.pending?.kind === 'which-junk' && pending?.kind === 'which-junk';
  const isAskedAgain = isOpenStill || (step === before.step && pending === null && !before.editing);
  return {
    ...rest,
    step,
    editing: false,
    failedTries: isAskedAgain ? before.failedTries + 1 : 0,
    addressParts,
  };
}

/**
 * "I really don't know yet", kept in words, goes when a day is given; what is said with that day stays, and so does "not friday" beside
 * several days.
 */
function withoutOldWish(before: Slots, after: Slots, now: Date): Slots {
  const { specialInstructions: known } = before;
  const { pickup, specialInstructions: notes } = after;
  if (known === null || notes === null || pickup?.day == null || pickup.day === before.pickup?.day)
    return after;
  const isOld = (line: string) => {
    const wish = wishIn(line);
    return wish !== null && !(pickup.otherDays !== undefined && onlyRefuses(readUtterance(wish), now));
  };
  const old = new Set(known.split('\n').filter(isOld));
  const left = notes.split('\n').filter((line) => !old.has(line));
  return { ...after, specialInstructions: left.join('\n') || null };
}

/** The words of a wish for the pickup, in either language, without the dates that were put behind its days; null for any other line. */
const wishIn = (line: string): string | null => notedWish(line)?.replaceAll(/ \([^()]{1,60}\)/g, '') ?? null;

/** The same with those dates. */
function notedWish(line: string): string | null {
  const [, english, french] = /^(?:Pickup: "(.*)"|Ramassage\s: «\s(.*)\s»)$/.exec(line) ?? [];
  return english ?? french ?? null;
}

/** Access that only the old instructions mentioned goes with them. */
function withdrawnAccess(before: Slots, { specialInstructions: after }: Partial<Slots>): Partial<Slots> {
  const { access, specialInstructions: known } = before;
  if (!access || known === null || after === undefined) return {};
  const isWithdrawn = findAccess(known).access === access && findAccess(after ?? '').access === null;
  return isWithdrawn ? { access: null } : {};
}

/** Whether a fill answers the current step. */
function answersStep({ step }: ConversationState, fill: SlotFill): boolean {
  const slot = slotOfStep(step);
  if (slot === null) return true;
  if ((slot === 'photo' || slot === 'email' || slot === 'instructions') && fill.settled?.[slot]) return true;
  return SLOT_DEFINITIONS[slot].key in fill.slots;
}

const fillsAnything = ({ slots, note }: SlotFill) => note !== undefined || Object.keys(slots).length > 0;

/**
 * Returns the acknowledgement of changed slots: people correct at once what they see misread. Above the recap, which says
 * all that is new, only what was changed; empty where nothing was.
 */
export function acknowledge(before: Slots, after: Slots, aboveRecap = false): string {
  const differing = SLOT_NAMES.filter((slot) => shown(slot, before) !== shown(slot, after));
  // More junk of the same type is no other type.
  const isSaidFuller = (slot: SlotName) => slot === 'junkType' && before.junkType === after.junkType;
  const times = newCallTimes(before, after);
  const isOnlyTimes =
    times !== null &&
    withoutCallTimes(before.specialInstructions) === withoutCallTimes(after.specialInstructions);
  const changed = differing.filter(
    (slot) =>
      shown(slot, before) !== null &&
      shown(slot, after) !== null &&
      !isSaidFuller(slot) &&
      !(slot === 'instructions' && isOnlyTimes),
  );
  const added = differing.filter((slot) => shown(slot, before) === null || isSaidFuller(slot));
  const isNoted = isNoteAdded(before, after) || (aboveRecap && !isNoteTakenOut(before, after));
  const changes = changed.map((slot) => acknowledgeChange(slot, after, isNoted));
  return [...changes, acknowledgeAdded(aboveRecap ? [] : added, times, after)].filter(Boolean).join(' ');
}

/** The line of when to call, where it is new beside other notes: "noted" alone would not say what was heard. */
function newCallTimes(
  { specialInstructions: before }: Slots,
  { specialInstructions: after }: Slots,
): string | null {
  const line = callTimesLine(after);
  return before === null || line === callTimesLine(before) ? null : line;
}

/** One more note is no change of those before it. */
const isNoteAdded = ({ specialInstructions: before }: Slots, { specialInstructions: after }: Slots) =>
  before !== null && after?.startsWith(`${before}\n`) === true;

/** What is left of the notes is nothing new. */
const isNoteTakenOut = ({ specialInstructions: before }: Slots, { specialInstructions: after }: Slots) =>
  after?.split('\n').every((line) => before?.includes(line)) === true;

/** Notes for the crew may be long, and stand in the recap below. */
function acknowledgeChange(slot: SlotName, after: Slots, isNoted: boolean): string {
  const wording = wordingIn(after.language);
  if (slot === 'instructions' && isNoted) return wording.instructions.noted;
  return wording.changed(wording.slots[slot].name, shown(slot, after) ?? '');
}

function acknowledgeAdded(all: readonly SlotName[], times: string | null, after: Slots): string {
  const wording = wordingIn(after.language);
  const added = all.includes('instructions') ? all.filter((slot) => !isInNotes(slot, after)) : all;
  const values = [...added.map((slot) => shown(slot, after)), times].filter((value) => value !== null);
  if (added.length > 1 || times !== null) return wording.recognised(values.join('; '));
  const [slot] = added;
  if (slot === undefined) return '';
  if (slot === 'name') return wording.thanksName(firstName(after.name ?? ''));
  if (slot === 'photo') return wording.photo.received(1);
  const value = shown(slot, after) ?? '';
  return wording.recognised(notedWish(value) ?? value);
}

/** The number of "902-555-0171 or 902-555-0172", and the "any time" of "any day but friday": the notes say it better. */
function isInNotes(slot: SlotName, { phone, pickup, specialInstructions }: Slots): boolean {
  const notes = specialInstructions ?? '';
  if (slot === 'phone') return phone !== null && digitsOf(notes).includes(digitsOf(phone));
  const isAnyTime = pickup !== null && pickup.day === null && !pickup.asap && !saysTimeOfDay(pickup);
  return slot === 'pickup' && isAnyTime && notes.split('\n').some((line) => notedWish(line) !== null);
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const shown = (slot: SlotName, slots: Slots) => SLOT_DEFINITIONS[slot].shown(slots);
/** Of "Dr. Lowe" and "J. Roe" all of it: nobody is called by a title or a letter. */
const firstName = (name: string) => {
  const first = givenName(name);
  return TITLE.test(first) ? name : first;
};
const TITLE =
  /^(?:.*\.|\p{L}|estate|succession|mrs?|ms|mx|dre?|doct(?:or|eur)|mme|mlle|prof(?:essor)?|capt(?:ain)?|rev(?:erend)?|father|sgt|sergeant|lt|major|col)$/iu;
