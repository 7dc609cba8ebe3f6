import { withoutCallTimes } from '../../../../call-times/call-times-note.ts';
import { joinNotes } from '../../../crew-notes/join-notes.ts';
import { halifaxToday } from '../../../halifax-today.ts';
import type { Slots } from '../../../slots.ts';
import type { ConversationState, StepName } from '../../../state.ts';
import { withCallTimes } from '../../../steps/with-call-times.ts';
import type { TurnContext } from '../../../turn.ts';
import { takesOutNote } from '../../../understanding/changes.ts';
import { readJunkLoad } from '../../../understanding/load/junk-load.ts';
import { withPlainOrder } from '../../../understanding/load/ordered-off.ts';
import { staysNote } from '../../../understanding/load/stays.ts';
import { isKept } from '../../../understanding/load/taken-out.ts';
import { withDates } from '../../../understanding/near-day.ts';
import { withoutNote } from '../../../understanding/notes/without-note.ts';
import { callTimes } from '../../../understanding/recognisers/contact/call-times.ts';
import { otherWay } from '../../../understanding/recognisers/contact/method-mentions.ts';
import { houseSign } from '../../../understanding/recognisers/notes/house-sign.ts';
import { crewNotes } from '../../../understanding/recognisers/notes/recognise-notes.ts';
import { saysOnlyWeekdays } from '../../../understanding/recognisers/pickup/beside/only-weekdays.ts';
import {
  claimedTokens,
  storedOf,
  type Understanding,
  withVerdict,
} from '../../../understanding/understand.ts';
import { textBetween } from '../../../understanding/utterance/utterance.ts';
import { wordingOf } from '../../../wording/wording.ts';
import { furtherEmailNote } from '../further-email.ts';
import { asksForSecond } from '../pickup/another-pickup.ts';
import { passingNote } from '../pickup/day-in-passing.ts';
import { pickupWords, unsuitedDays } from '../pickup/pickup-words.ts';
import { floorNote } from './floor-note.ts';
import { withNumbers } from './number-notes.ts';
import { otherAddressNote } from './other-address-note.ts';

/** What is only likely for the crew stands in what is said of the junk, and tells how to be reached: "I'm deaf, text". */
const ONLY_SURE: ReadonlySet<StepName> = new Set<StepName>(['junk-type', 'contact-method']);

/** Where the place is asked for or put right. */
const FINDING: ReadonlySet<StepName> = new Set<StepName>(['address', 'review']);

/** Where it is asked how somebody is reached, a time is one to call at. */
const REACHING: ReadonlySet<StepName> = new Set<StepName>(['phone', 'contact-method']);

/** Behind a request that is sent, "appelez-moi plutôt lundi matin" can only be of the call that is to come. */
const ASKS_FOR_CALL =
  /(?<!\p{L})(?:call|text|phone|ring|appelez|rappelez|textez)[ -](?:me|us|moi|nous)(?!\p{L})/iu;

/** "Special instructions: none" */
const NO_NOTES =
  /^(?:(?:the|my|special|crew|les?|des) )*(?:instructions?|notes?|consignes?)(?: sp[ée]ciales?)? ?[:=-]? ?(?:is |are )?(?:none|nothing|nil|no|n\/?a|aucune?s?|rien|non)[.! ]*$/i;

/** What to mind on the spot, and how the house looks. */
function seenNotes(said: Understanding, { step, slots }: ConversationState): string | undefined {
  const isFinding = FINDING.has(step) || storedOf(said, 'address') !== null;
  const sign = isFinding ? houseSign(said.message) : null;
  const isOnlySure = ONLY_SURE.has(step) && !(step === 'junk-type' && onlyAsks(said));
  const claimed = claimedTokens(said);
  // "One dresser stays" is read of the load.
  for (const { from, to } of slots.junkText === null ? [] : said.utterance.clauses) {
    const clause = textBetween(said.utterance, from, to);
    const isLeftOff = withPlainOrder(clause, slots.junkText) !== clause;
    if (isLeftOff || isKept(clause, slots.junkText ?? '')) claimed.fill(true, from, to);
  }
  const notes = crewNotes(said.utterance, claimed, isOnlySure)?.notes;
  return notes === undefined || sign === null ? (notes ?? sign ?? undefined) : joinNotes(notes, sign);
}

/** Whether things are asked about alone, so that no description of a load has the floor that is said beside them. */
const onlyAsks = (said: Understanding): boolean =>
  FLOOR.test(said.message) &&
  withVerdict(said, 'junkType', 'stored').length === 0 &&
  withVerdict(said, 'junkType', 'offered').length > 0;

/** Words for where in a house the junk is. */
export const FLOOR = /\b(?:floors?|storeys?|flights?|basement|upstairs|downstairs|étages?|sous-sol)\b/i;

/** Returns what a message tells the crew or the team beside its answer: "it's on the third floor", "call after 5". */
export function notesBeside(
  said: Understanding,
  state: ConversationState,
  { now }: TurnContext,
): Partial<Slots> {
  if (state.step === 'instructions' || takesOutNote(said.utterance)) return {};
  if (withoutNote(said.message, state.slots) !== null) return {};
  if (NO_NOTES.test(said.message))
    return state.slots.specialInstructions === null ? {} : { specialInstructions: null };
  const seen = seenNotes(said, state);
  const isAsked =
    REACHING.has(state.step) || (state.lead !== 'collecting' && ASKS_FOR_CALL.test(said.message));
  const { contactMethod, describeDay } = wordingOf(state);
  const today = halifaxToday(now);
  // "Weekdays only", at the recap, is of the pickup.
  const isOfPickup =
    state.step === 'review' && saysOnlyWeekdays(said.message) && !ASKS_FOR_CALL.test(said.message);
  const call = isOfPickup ? null : callTimes(said, today, describeDay, isAsked ? 'reached' : 'else');
  const times = call === null ? undefined : contactMethod.callTimes(call.noted);
  const ofCrew =
    seen === undefined
      ? times
      : withCallTimes(seen, call?.said ?? null, times, storedOf(said, 'phone') !== null);
  const note = withNumbers(ofCrew, said, state);
  const { slots } = state;
  const unsuited = unsuitedDays(said, state, now);
  const wish = pickupWords(said, state, now);
  const load = state.step === 'junk-type' ? readJunkLoad(said, { wholeMessage: true })?.text : undefined;
  // "A couch, it's in the garage" is kept as the load.
  const isOfLoad =
    load !== undefined &&
    note !== undefined &&
    (load === note || (load.includes(note) && OF_WHAT_WAS_TOLD.test(note)));
  const passing = passingNote(said, state, now);
  const stays = mayTellWhatStays(state) ? staysNote(said.message, slots.junkText) : null;
  const own = [passing, stays].filter((one) => one !== null);
  const notes = [
    isOfLoad || own.some((one) => note !== undefined && one.includes(note)) ? undefined : note,
    ...own,
    otherAddressNote(said) ?? secondPickupNote(said, state),
    floorNote(said, note),
    furtherEmailNote(said, state) ?? undefined,
    callNote(said, state),
    wish === null || passing !== null ? undefined : wordingOf(state).pickup.wish(wish),
  ];
  const [first, ...rest] = notes
    .filter((one) => one !== undefined)
    .map((one) => withDates(one, today, describeDay));
  if (first === undefined) return {};
  const known =
    call === null || ADDS.test(said.message)
      ? slots.specialInstructions
      : withoutCallTimes(slots.specialInstructions);
  const specialInstructions = [first, ...rest].reduce(joinNotes, known);
  const way = call === null ? null : otherWay(said.utterance, slots.preferredContactMethod);
  return {
    ...(specialInstructions !== slots.specialInstructions && { specialInstructions }),
    ...(way !== null && { preferredContactMethod: way }),
    ...(slots.pickup?.day != null && unsuited?.days.has(slots.pickup.day) && { pickup: null }),
  };
}

/** Asked what has to go, what does not is left out of the answer. */
const mayTellWhatStays = ({ lead, step, pending }: ConversationState): boolean =>
  lead === 'collecting' && step !== 'junk-type' && pending?.kind !== 'which-junk';

/** "I also need a pickup at my dad's, 6 Elm Ave, a dryer": the whole of it is for the team. */
const secondPickupNote = (
  { message }: Understanding,
  { lead, slots: { address } }: ConversationState,
): string | undefined =>
  address !== null && lead === 'collecting' && asksForSecond(message)
    ? message.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SECOND).toWellFormed()
    : undefined;
const MAX_SECOND = 300;

const OF_WHAT_WAS_TOLD =
  /^(?:it['’]?s|they['’]?re|they are|c['’]est|(?:ils|elles|y) sont|(?:il|elle) est)(?!\p{L})/iu;

/** "902 455 0142 thats my landline no texts": how not to be reached on a number, which chooses no way. */
const callNote = (said: Understanding, { step }: ConversationState): string | undefined =>
  step === 'contact-method' || storedOf(said, 'phone') === null
    ? undefined
    : NO_TEXTS.exec(said.message)?.[0].trim();
const NO_TEXTS =
  /(?:(?:that['’]?s|it['’]?s|this is|c['’]est) )?(?:(?:my|a|the|our|une|ma) )?(?:land ?line|ligne fixe)?[,. ]{0,2}(?:so |but |alors |mais )?(?<!\p{L})(?:no|not?|can['’]?t (?:get|take|receive|do)|doesn['’]?t (?:get|take|do)|pas de) (?:text(?:s|ing|o|os)?|sms)(?: messages?)?(?!\p{L})/iu;

/** "Or before nine": one more time to call at. */
const ADDS = /^(?:or|also|and|ou|et|aussi) /i;
