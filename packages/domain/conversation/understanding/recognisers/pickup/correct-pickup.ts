import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import { daysOfPickup, withDays } from '../../../../pickup-wish/pickup-days.ts';
import { saysTimeOfDay, slotAt } from '../../../../pickup-wish/time-of-day.ts';
import { halifaxToday } from '../../../halifax-today.ts';
import { mergePickup } from '../../../merge-pickup.ts';
import { movesPickup } from '../../changes.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { textBetween, type Utterance } from '../../utterance/utterance.ts';
import type { PickupMention, Proposal, Situation } from '../proposal.ts';
import { saysAnyTime } from './beside/any-time.ts';
import { saysOnlyWeekdays } from './beside/only-weekdays.ts';
import { addDays, weekdayOf } from './calendar/calendar-day.ts';
import type { DayValue } from './calendar/day-value.ts';
import { type Clock, clockOf, timeOf } from './calendar/time-value.ts';
import { excludedDays } from './choose-day.ts';
import { findMentions } from './find-mentions.ts';
import { mentionOfPickup } from './pickup-mention.ts';
import { type PickupText, pickupTextOf } from './pickup-text.ts';
import { recognisePickup } from './recognise-pickup.ts';
import { countOf, spanFrom } from './rules/period-rules.ts';
import { weekOf } from './rules/weekday-rules.ts';

/** "A day later", and not "change the day later". */
const LATER =
  /(?<= )(?!(?<= (?:the|my|your|our|up|pickup) )(?:day|week|month|hour) later )(?:(an?|n?\d{1,2}|couple(?: of)?|few|one more) )?(?:more )?(day|week|month|hour) (later|earlier|sooner|before|after)(?= [,|]| $| please| than| instead| if)/;
/** "Bump it to next week, same day" */
const WEEK_ON =
  / next week (?:, )?(?:on )?(?:the )?same (?:day|time) | same (?:day|time) (?:, )?(?:of |the )?next week /;
/** "Make it the next day, same time" */
const NEXT_DAY =
  / (?:make (?:it|that)|move (?:it|that) to|push (?:it|that) to|for|to|actually) the (?:next|following) day(?= [,|]| $| please| instead| same)/;
const PUSHED =
  /(?<= )(?:push|move|bump|put|delay|bring)(?: (?:it|the|that|pickup|back|up|forward|out|off|by|my)){1,5} (an?|n?\d{1,2}|couple(?: of)?|few) (day|week|month|hour)(?= )/;
/** "Not 7 but 8", "8 not 7"; a longer figure is no hour. */
const HOUR_FIGURE = /(?<= )(?:at )?([Tt]\d{1,2}:\d{2}|n?\d{1,2}|noon)(?= )/g;
const OF_ADDRESS =
  / (?:unit|apt|apartment|suite|number|house|phone|ends?|street|postal|code|digits?|box|lot|floor|bags?) /;
const BACKWARD = / (?:earlier|sooner|before|up|forward) /;
const SURE_WISH = 0.7;
const HOUR_UNIT = 'hour';

/**
 * The known pickup with the part of it that a message puts right: "not the afternoon, the morning", "make it the 28th",
 * "a day later". Null where nothing is known yet, or the message changes no part.
 */
export function correctPickup(utterance: Utterance, situation: Situation): PickupMention | null {
  const known = situation.known.pickup;
  if (known === null || saysOnlyWeekdays(utterance.text)) return null;
  const order = utterance.clauses.findIndex(
    ({ from, to }, index) => index > 0 && movesPickup(textBetween(utterance, from, to)),
  );
  // "I have a class monday morning, | make it 2 pm monday": what is told before it is no wish.
  const behind = utterance.clauses[order];
  if (
    behind !== undefined &&
    utterance.clauses.slice(0, order).every(({ act }) => act === 'statement') &&
    !saysOtherDay(textBetween(utterance, 0, behind.from), known, situation)
  ) {
    const ordered = readUtterance(textBetween(utterance, behind.from, utterance.tokens.length));
    if (recognisePickup(ordered, { ...situation, asked: 'pickup' }).length > 0)
      return correctPickup(ordered, situation);
  }
  const said = pickupTextOf(utterance);
  const moved = movedPickup(said, known, situation.now) ?? swappedHour(said, known, situation);
  if (moved !== null) return moved;
  const [proposal] = recognisePickup(utterance, { ...situation, asked: 'pickup' });
  if (proposal === undefined) return withoutRuledOut(said, utterance, known, situation.now);
  if (isFaintWish(proposal)) return null;
  if (proposal.value.kind !== 'pickup') return proposal.value;
  const { pickup } = proposal.value;
  const isWeekday = /^weekday(?:,|$)/.test(proposal.reason);
  const replaces = known.day !== null && said.text.includes(` D${weekdayOf(known.day)} `);
  const today = halifaxToday(situation.now);
  // "Wednesday at 2 then", of a pickup next week and said on a Wednesday.
  // "Make it the friday", of a thursday next week, is the one behind it; so is "friday instead" of one further away than a week.
  const isFar = known.day !== null && known.day > addDays(today, WEEK);
  const isOfWeek = replaces || (isFar ? / D\d instead / : / the D\d instead /).test(said.text);
  const isInWeek = isWeekday && (isOfWeek || pickup.day === today || said.text.includes(' instead '));
  const day = isInWeek ? inKnownWeek(pickup.day, known.day, today, isOfWeek) : pickup.day;
  const meant = day === pickup.day ? pickup : withDays(pickup, day === null ? [] : [day]);
  return { kind: 'pickup', pickup: mergePickup(known, meant, saysAnyTime(utterance.text)) };
}

const WEEK = 7;

/** "Thursday works better, | make it 2 pm": the day before the order is a wish as well. */
function saysOtherDay(text: string, { day }: Pickup, situation: Situation): boolean {
  const found = recognisePickup(readUtterance(text), { ...situation, asked: 'pickup' });
  return found.some(({ value }) => {
    const said = value.kind === 'pickup' ? value.pickup.day : null;
    return said !== null && said !== day;
  });
}

/** "Make it wednesday instead", today, and "thursday, not wednesday", of a week to come: the day of that week. */
function inKnownWeek(
  day: string | null,
  known: string | null,
  today: string,
  replaces: boolean,
): string | null {
  if (day === null || known === null || (day !== today && !replaces)) return day;
  const monday = weekOf(known, today);
  return monday <= today ? day : addDays(monday, (weekdayOf(day) + 6) % 7);
}

/** "You can submit now", "all easy": no reason to give up a known day. */
export function isFaintWish({ value, strength }: Proposal<'pickup'>): boolean {
  if (value.kind !== 'pickup' || strength >= SURE_WISH) return false;
  const { day, asap } = value.pickup;
  return !saysTimeOfDay(value.pickup) && (day === null || asap);
}

/** "Not in the afternoon" alone: any time of that day. A day that is only ruled out leaves nothing to keep. */
function withoutRuledOut(
  said: PickupText,
  utterance: Utterance,
  known: Pickup,
  now: Date,
): PickupMention | null {
  const out = findMentions(said, utterance, halifaxToday(now)).filter(({ ruledOut }) => ruledOut);
  const isKnownSlot = out.some(
    ({ said: what }) => what.kind === 'time' && what.time.kind === 'part' && what.time.slot === known.slot,
  );
  const days = daysOfPickup(known);
  if (isKnownSlot)
    return {
      kind: 'pickup',
      pickup: withDays({ day: null, asap: known.asap, slot: null, time: null }, days),
    };
  // "Not the sunday", of a weekend.
  const excluded = excludedDays(out);
  const left = days.filter((day) => !excluded.has(day));
  return left.length > 0 && left.length < days.length
    ? { kind: 'pickup', pickup: withDays(known, left) }
    : null;
}

/** "A day later", "push it back a week", "an hour earlier". */
function movedPickup({ text }: PickupText, known: Pickup, now: Date): PickupMention | null {
  if (NEXT_DAY.test(text) && known.day !== null)
    return mentionOfPickup({ days: [addDays(known.day, 1)], strength: 1, reason: 'moved' }, known, null, now);
  if (WEEK_ON.test(text) && known.day !== null)
    return mentionOfPickup({ days: [addDays(known.day, 7)], strength: 1, reason: 'moved' }, known, null, now);
  const match = LATER.exec(text) ?? PUSHED.exec(text);
  if (match === null) return null;
  const [, count, unit = 'day'] = match;
  const sign = BACKWARD.test(`${match[0]} `) ? -1 : 1;
  if (unit === HOUR_UNIT) return movedTime(known, sign * countOf(count), now);
  if (known.day === null) return null;
  const day =
    unit === 'day'
      ? addDays(known.day, sign * countOf(count))
      : spanFrom(known.day, sign * countOf(count), unit);
  return mentionOfPickup({ days: [day], strength: 1, reason: 'moved' }, known, null, now);
}

/** "Not 7, foreman says 8": the known hour is wrong, and the other figure of the message right. */
function swappedHour(
  { text }: PickupText,
  known: Pickup,
  { known: slots, now }: Situation,
): PickupMention | null {
  const figures = [...text.matchAll(HOUR_FIGURE)];
  const [first, second] = figures.map(({ 1: code = '' }) => clockOf(code));
  if (figures.length !== 2 || !first || !second || known.time === null || OF_ADDRESS.test(text)) return null;
  const isKnown = (clock: Clock) =>
    known.time?.slice(3) === clock.minutes && Number(known.time.slice(0, 2)) % 12 === clock.hour % 12;
  const wrong = figures.find((_, index) => isKnown(index === 0 ? first : second));
  // "It's 9 not 7" may be the house's.
  const isDenied = wrong !== undefined && / not (?:at )?$/.test(text.slice(0, wrong.index));
  if (!isDenied || slots.address?.split(' ').includes(wrong[1]?.replace('n', '') ?? '') === true) return null;
  const time = timeOf(wrong === figures[0] ? second : first, 'at', known.slot);
  const day: DayValue | null =
    known.day === null ? null : { days: [known.day], strength: 1, reason: 'moved' };
  return mentionOfPickup(day, time, null, now);
}

function movedTime(known: Pickup, hours: number, now: Date): PickupMention | null {
  if (known.time === null || known.day === null) return null;
  const hour = Number(known.time.slice(0, 2)) + hours;
  if (hour < 0 || hour > 23) return null;
  const time = `${String(hour).padStart(2, '0')}${known.time.slice(2)}`;
  return mentionOfPickup(
    { days: [known.day], strength: 1, reason: 'moved' },
    { time, slot: slotAt(hour) },
    null,
    now,
  );
}
