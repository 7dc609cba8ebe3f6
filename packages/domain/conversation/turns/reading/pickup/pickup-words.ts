import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import type { ConversationState, StepName } from '../../../state.ts';
import { momentInWords } from '../../../understanding/recognisers/pickup/beside/moment-in-words.ts';
import { saysOnlyWeekdays } from '../../../understanding/recognisers/pickup/beside/only-weekdays.ts';
import { otherTimes } from '../../../understanding/recognisers/pickup/beside/other-times.ts';
import { pickupCondition } from '../../../understanding/recognisers/pickup/beside/pickup-condition.ts';
import {
  mentionsIn,
  onlyRefuses,
  type RefusedDays,
  refusedDays,
} from '../../../understanding/recognisers/pickup/beside/refused-days.ts';
import { storedOf, type Understanding } from '../../../understanding/understand.ts';

/** Returns the words in which a message says of the pickup what no pickup can hold; null for none. */
export function pickupWords(said: Understanding, state: ConversationState, now: Date): string | null {
  const times = namesOneDay(said) ? otherTimes(said.utterance, now) : null;
  const refused = unsuitedDays(said, state, now)?.words ?? null;
  const mayBeOfPickup =
    state.slots.pickup !== null && state.step !== 'instructions' && !OF_CALLS.test(said.message);
  if (mayBeOfPickup && saysOnlyWeekdays(said.message) && storedOf(said, 'pickup') === null)
    return said.message.trim();
  if (saysSecondChoice(said) || prefersOne(said, state, now)) return said.message.trim();
  return times ?? refused ?? refusal(said, state, now) ?? conditionOf(said, state, now);
}

/** "Call me weekdays only" */
const OF_CALLS = /(?<!\p{L})(?:call|text|phone|ring|r?appele[rz]|textez|appels?)(?!\p{L})/iu;

/** "Tuesday if you can, otherwise thursday": which of both comes first, where that says little else. */
const saysSecondChoice = (said: Understanding): boolean => {
  const when = storedOf(said, 'pickup')?.value;
  const days = when?.kind === 'pickup' ? (when.pickup.otherDays ?? []).length : 0;
  const isShort = said.utterance.tokens.length <= MAX_WHOLE;
  return (
    isShort &&
    ((days === 1 && SECOND.test(said.message)) || (when !== undefined && CHOICES.test(said.message)))
  );
};
/**
 * "Saturday is best but sunday works too", "sunday if possible or monday", to when it is to be: which day is wanted first, and that another
 * one suits. A day that is put right suits no more.
 */
function prefersOne(said: Understanding, { step }: ConversationState, now: Date): boolean {
  const { clauses, tokens } = said.utterance;
  if (step !== 'pickup' || storedOf(said, 'pickup') === null || tokens.length > MAX_WHOLE) return false;
  if (!PREFERRING.test(said.message) || clauses.some(({ corrects }) => corrects)) return false;
  const days = mentionsIn(said.utterance, now).flatMap(({ said: what, ruledOut, told }) =>
    what.kind === 'day' && !ruledOut && told !== true ? what.day.days.slice(0, 1) : [],
  );
  return new Set(days).size > 1;
}
const PREFERRING =
  /(?<!\p{L})(?:ideal(?:ly)?|prefer(?:ably|red|able)?|hopefully|if (?:possible|its possible|it['’]s possible|(?:you|u|they) can)|best|works? too|also works|works? as well|(?:ok|okay|fine) too|if not|(?:if|si) \p{L}{3,12} (?:(?:doesn|isn|won)['’]?t|does not|is not|ne|marche pas)|id[ée]al(?:ement)?|pr[ée]f[ée]r(?:ence|able(?:ment)?|e)|si (?:possible|vous pouvez|tu peux)|le mieux|aussi)(?!\p{L})/iu;
const CHOICES =
  /(?<!\p{L})(?:first|second|1st|2nd|premier|deuxi[èe]me|second) (?:choice|pick|preference|choix)(?!\p{L})/iu;
const SECOND = /(?<!\p{L})(?:otherwise|sinon|failing that|if not|or else)(?!\p{L})/iu;

/** Returns the days that a message rules out beside what was asked, as long as no pickup is known that it leaves alone; null for none. */
export function unsuitedDays(
  said: Understanding,
  { step, pending, slots }: ConversationState,
  now: Date,
): RefusedDays | null {
  const isOpen = pending !== null || slots.pickup === null;
  if (!isOpen || step === 'pickup' || storedOf(said, 'pickup') !== null) return null;
  const refused = refusedDays(said.utterance, now);
  // "Not today", of the photo
  return step === 'photo-or-name' && NOT_NOW.test(refused?.words ?? '') ? null : refused;
}

const NOT_NOW = /^(?:no |non |sorry )?(?:not|pas) (?:today|tonight|tomorrow|aujourd['’]hui|ce soir)$/i;

/** "Not friday", to when it is to be. */
function refusal(said: Understanding, { step }: ConversationState, now: Date): string | null {
  const isUnsaid = step === 'pickup' && storedOf(said, 'pickup') === null;
  return isUnsaid && onlyRefuses(said.utterance, now) ? said.message.trim() : null;
}

/** What the pickup of a message cannot hold of its days. */
function conditionOf(said: Understanding, { step }: ConversationState, now: Date): string | null {
  const found = storedOf(said, 'pickup');
  if (found?.value.kind !== 'pickup') return null;
  const isAlone =
    step === 'pickup' &&
    said.verdicts.every(({ proposal, verdict }) => verdict !== 'stored' || proposal.slot === 'pickup');
  const { pickup } = found.value;
  const condition = pickupCondition(said.utterance, pickup, now, isAlone);
  const moment = condition === null ? momentOf(said, pickup, step, found.from) : null;
  return moment !== null && isAlone && said.utterance.tokens.length <= MAX_WHOLE
    ? said.message.trim()
    : (condition ?? moment);
}

/** What is longer says other things as well. */
const MAX_WHOLE = 14;
/** "Friday, when the kids are at school": what stands in place of an hour. */
function momentOf(
  { utterance }: Understanding,
  { slot, time, bounds }: Pickup,
  step: StepName,
  at: number,
): string | null {
  const isOpen = slot === null && time === null && bounds === undefined;
  return isOpen ? momentInWords(utterance, step === 'pickup' ? null : at) : null;
}

/** Whether a pickup is stored that holds none of the other days. */
function namesOneDay(said: Understanding): boolean {
  const when = storedOf(said, 'pickup')?.value;
  return when?.kind === 'pickup' && (when.pickup.otherDays ?? []).length === 0;
}
