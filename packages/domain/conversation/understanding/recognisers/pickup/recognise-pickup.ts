import { saidCallTimes } from '../../../../call-times/said-call-times.ts';
import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import { saysTimeOfDay } from '../../../../pickup-wish/time-of-day.ts';
import { halifaxToday } from '../../../halifax-today.ts';
import {
  type Polarity,
  polarityOf,
  textBetween as textOf,
  type Utterance,
} from '../../utterance/utterance.ts';
import type { Proposal, Recogniser } from '../proposal.ts';
import { bareFigure, isFiller } from './bare-figure.ts';
import { withAnyBefore } from './beside/any-day-before.ts';
import { saysOnlyWeekdays } from './beside/only-weekdays.ts';
import { addDays, weekdayOf } from './calendar/calendar-day.ts';
import type { DayValue } from './calendar/day-value.ts';
import { chooseDay, excludedDays } from './choose-day.ts';
import { type ChosenTime, chooseTime, TAKES_BACK } from './choose-time.ts';
import { findMentions } from './find-mentions.ts';
import type { DayMention, Mention } from './mention.ts';
import { mentionOfPickup } from './pickup-mention.ts';
import { type PickupText, pickupTextOf, textAfter, textBefore, textBetween } from './pickup-text.ts';
import { SAME_DAY } from './rules/weekday-rules.ts';
import { isBusyUntil } from './told-beside.ts';

const WEAKEST = 0.3;
const ALONE_DAY = 0.93;
const ALONE = 0.05;
const LIKELY = 0.6;
const BELOW_LIKELY = 0.58;
const MOST = 0.96;
const DOUBTFUL = 0.5;
/**
 * Only told beside something else: worth a question where it was asked for, and nothing elsewhere; but who tells what
 * junk there is has "a couch to go friday", and not an appointment.
 */
const TOLD = 0.25;
/** Longer than a week, in days. */
const MORE_THAN_WEEK = 7;
const FAR_DAYS = 8;
/** "Do you work saturdays?" asks for no pickup. */
const HABITS = /^(?:.+days|weekends|wkends)$/;
/** "902-555-0148, but not before 3": where these are asked for, a time alone is when to call. */
const REACHING: ReadonlySet<string> = new Set(['phone', 'contactMethod', 'email']);
/** "902-555-0148, best before 4", "in most days, let it ring": nothing is said of coming. */
const COMING = / (?:pick|pickup|come|coming|haul|gone|truck|crew|removed?|collect) /;
/** "Will do tomorrow": the picture. */
const SENDS =
  / (?:do|send|take|get|add|snap|try|upload|grab)(?: (?:it|one|n1|that|some|them|so|a (?:photo|pic|picture)))? $/;
/** "Whatever is easiest", "up to you": of the photo, where that is asked for. */
const OF_TIME =
  / (?:day|week|weekday|weekend|time|any ?time|any|anyday|when|whenever|date|quand|rush|hurry|P\d) /;
const isAnyWish = ({ said }: Mention): boolean => said.kind === 'wish' && said.wish.kind === 'any';
/** "He's at work till six": where these are asked for, an hour alone is no appointment. */
const EARLY: ReadonlySet<string> = new Set(['photo', 'name']);
/** A day with a time can be little else than an appointment. */
const TOGETHER = 0.92;

/** Recognises when the pickup is wanted: one proposal for the whole of it, or none. */
export const recognisePickup: Recogniser<'pickup'> = (utterance, { now, asked, known }) => {
  const said = pickupTextOf(utterance);
  const today = halifaxToday(now);
  // "Same day, in the evening": the known one.
  const found = findMentions(said, utterance, today).filter(
    ({ said: what }) => known.pickup?.day == null || what.kind !== 'day' || what.day.reason !== SAME_DAY,
  );
  const figures = found.length === 0 && asked === 'pickup' ? bareFigure(said, today) : found;
  const mentions = onlyAnyBefore(said, figures, today);
  const chosen = chosenOf(said, mentions, today, known.pickup);

  if (chosen === null) return [];
  // Of a day that is known it says nothing, and the days that are left stay as open as they were.
  if (
    known.pickup !== null &&
    chosen.day === null &&
    chosen.time === null &&
    saysOnlyWeekdays(utterance.text)
  )
    return [];
  const { day, time, wish, parts } = chosen;
  if (day === null && wish === null && isTimeToCall(utterance, parts, said)) return [];
  const meant = day && withAnyBefore(inKnownWeekend(day.said.day, known.pickup), said, day, today);
  const value = mentionOfPickup(meant, time, wish, now, excludedDays(mentions));
  const isUnsaid = parts.every(({ about }) => about !== 'pickup');
  const isToCall =
    wish !== 'asap' &&
    REACHING.has(asked ?? '') &&
    (day === null
      ? isUnsaid || !COMING.test(said.text)
      : wish === null && isUnsaid && (isEndOfNumber(said, day) || isBehindWay(said, day, asked)));
  const sure = isToCall ? WEAKEST : strengthOf(said, parts, day);
  const span = spanOf(said, parts, mentions, utterance);
  if (sure < WEAKEST || isHabit(said, parts, polarityOf(utterance, span.from, span.to))) return [];
  const isHour = parts.every(({ said: { kind } }) => kind === 'time');
  const isAside =
    asked !== 'pickup' &&
    known.pickup === null &&
    ((isHour && isUnsaid && EARLY.has(asked ?? '')) ||
      (asked === 'junkType' && isUnsaid && parts.every(isOpenHour)) ||
      (asked === 'photo' && isUnsaid && !OF_TIME.test(said.text) && parts.every(isAnyWish)) ||
      (asked === 'photo' && parts.every(({ from }) => SENDS.test(textBefore(said, from)))) ||
      parts.every((part) => isMonthInPassing(part) || isInPassing(said, part)));
  const isTimeOfKnownDay =
    isHour && !isToCall && day === null && wish === null && sure >= DOUBTFUL && lacksTime(known.pickup);
  const isBeside =
    asked === 'junkType'
      ? isAside ||
        parts.some((part) => isPastPlan(said, part)) ||
        (isFarDeadline(day, today) && !standsApart(said, day, parts) && !isAppointment(day, parts)) ||
        parts.every((part) => isToArrive(said, part) || isToldOnly(part))
      : isAside || parts.every(isOnlyTold);
  const strength = isBeside ? Math.min(sure, TOLD) : Math.max(sure, isTimeOfKnownDay ? LIKELY : 0);
  return [{ slot: 'pickup', value, ...span, strength, reason: reasonOf(parts) }];
};

/** "Not just the 24th, any day before the 25th": what is open says more than a day beside it. */
function onlyAnyBefore(said: PickupText, mentions: readonly Mention[], today: string): readonly Mention[] {
  const isDay = (mention: Mention): mention is DayMention => mention.said.kind === 'day';
  const open = mentions
    .filter(isDay)
    .find(
      (mention) =>
        !mention.ruledOut &&
        withAnyBefore(mention.said.day, said, mention, today).any !== mention.said.day.any,
    );
  return open === undefined
    ? mentions
    : mentions.filter((mention) => mention === open || !isDay(mention) || mention.ruledOut);
}

/** Of "end of month", at the next question "morning pls" is the time that it lacks, and no greeting. */
const lacksTime = (known: Pickup | null): boolean => known?.day != null && !saysTimeOfDay(known);

/** "Make it sunday instead", of a saturday in two weeks: the other day of that weekend, and not of this one. */
function inKnownWeekend(said: DayValue, known: Pickup | null): DayValue {
  const [first, second] = said.days;
  if (known?.day == null || first === undefined || second !== undefined || said.reason !== 'weekday')
    return said;
  const other = addDays(known.day, weekdayOf(known.day) === SATURDAY ? 1 : -1);
  const isOther = [SATURDAY, SUNDAY].includes(weekdayOf(known.day)) && weekdayOf(other) === weekdayOf(first);
  return isOther && first < other ? { ...said, days: [other] } : said;
}
const SATURDAY = 6;
const SUNDAY = 0;

/** "After work please call": the whole of it is when to call, and nothing of it when to come. */
function isTimeToCall(utterance: Utterance, parts: readonly Mention[], { words }: PickupText): boolean {
  const called = saidCallTimes(utterance.text);
  return (
    called !== null &&
    parts.every(({ from, to }) =>
      called.includes(textOf(utterance, words[from]?.from ?? 0, words[to - 1]?.to ?? 0)),
    )
  );
}

/** "I want it gone before Christmas" leaves the day open, said five weeks before, and so does "by month end". */
const isFarDeadline = (mention: DayMention | null, today: string): boolean => {
  const { days = [], bound = false } = mention?.said.day ?? {};
  // "They're coming for Christmas, so it can't be there": of what is told, and no wish.
  const isWish = mention?.about === 'pickup' && !bound;
  return !isWish && (days[0] ?? today) > addDays(today, FAR_DAYS);
};

/** "1 couch, 30 Wyse Road, friday december 11 at 10am, Rita Aucoin": one of several answers, and nothing that is told. */
function standsApart({ words }: PickupText, day: DayMention | null, parts: readonly Mention[]): boolean {
  const { bound = false, period } = day?.said.day ?? {};
  const [first, last] = [parts[0], parts.at(-1)];
  if (bound || period !== undefined || first === undefined || last === undefined) return false;
  let before = first.from - 1;
  while (LEADING.test(words[before]?.raw ?? '')) before -= 1;
  const isEdge = (index: number) => words[index] === undefined || /^[,|]$/.test(words[index]?.code ?? '');
  // At the start of a message it may be the date of anything.
  return before >= 0 && isEdge(before) && isEdge(last.to);
}
/** "Two mattresses at 8 Pine St thursday december 10 at 11 am" */
const isAppointment = (day: DayMention | null, parts: readonly Mention[]): boolean =>
  day?.about === 'unsaid' &&
  day.told !== true &&
  day.said.day.bound !== true &&
  day.said.day.period === undefined &&
  parts.some(({ said: what }) => what.kind === 'time' && what.time.kind === 'clock');

const LEADING = /^(?:on|for|le|the|pour|pickup|around|vers)$/;

/** "My lease is up in December", "a Christmas tree in January": a month with no word of coming, where the pickup is not asked for. */
const isMonthInPassing = ({ about, said: what }: Mention): boolean => {
  const period = what.kind === 'day' ? what.day.period : undefined;
  return about !== 'pickup' && period !== undefined && addDays(period.from, MORE_THAN_WEEK) < period.to;
};

/** "He was supposed to take this to the dump in September": what came of it is told behind it. */
const isPastPlan = (said: PickupText, { from }: Mention): boolean => PAST_PLAN.test(textBefore(said, from));
const PAST_PLAN = / (?:was|were|been) (?:supposed|meant|going|to) (?:[^|]{0,60} )?$/;

/** "The unit is locked today", "I drive down weekends": when something else is, where the pickup is not asked for. */
const isInPassing = ({ words }: PickupText, { from, to, about }: Mention): boolean => {
  const { raw = '', code = '' } = words[to - 1] ?? {};
  const isBehind = /^[a-z]/.test(words[from - 1]?.code ?? '');
  return about !== 'pickup' && isBehind && (code === 'today' || HABITS.test(raw));
};

/** "We fly out on the 27th": what happens then, and no word of coming. */
const isToldOnly = ({ told, about, said: what }: Mention): boolean =>
  told === true && what.kind === 'day' && what.day.bound !== true && about !== 'pickup';

/** "Old tires, eight or so": how many. */
const isOpenHour = ({ said: { kind, ...what } }: Mention): boolean =>
  kind === 'time' && 'time' in what && what.time.kind === 'clock' && what.time.clock.open;

/** "New ones coming friday": what takes the place of the junk. */
const isToArrive = (said: PickupText, { from, told }: Mention): boolean =>
  told === true && (said.words[from]?.raw === 'coming' || NEW.test(textBefore(said, from)));
const NEW = / new [a-z]{3,14} (?:[a-z]{2,10} ){1,4}$/;

const isOnlyTold = ({ told, said: what }: Mention): boolean =>
  told === true && !(what.kind === 'time' && isBusyUntil(what.time));

const isHabit = ({ words }: PickupText, parts: readonly Mention[], meant: Polarity): boolean =>
  meant === 'asked' && parts.every(({ to }) => HABITS.test(words[to - 1]?.raw ?? ''));

function chosenOf(said: PickupText, mentions: readonly Mention[], today: string, known: Pickup | null) {
  const chosen = chooseDay(said, mentions, today);
  const isWished = mentions.some(({ said: { kind }, ruledOut }) => kind === 'wish' && !ruledOut);
  // "Yesterday! No, as soon as you can."
  const day = chosen?.said.day.past === true && isWished ? null : chosen;
  const time = chooseTime(said, mentions, day, known);
  const wishes = mentions
    .filter(
      ({ said: { kind }, ruledOut, strength }) =>
        kind === 'wish' && !ruledOut && strength >= (day === null ? WEAKEST : DOUBTFUL),
    )
    // "Asap. No wait, next weekend"
    .filter(({ to }) => day === null || day.from < to || !TAKES_BACK.test(textBetween(said, to, day.from)))
    .filter(
      ({ said: what, from }) => isAside(day, from) || (what.kind === 'wish' && what.wish.mild !== true),
    );
  const wished =
    wishes.find(({ said: what }) => what.kind === 'wish' && what.wish.kind === 'asap') ??
    wishes.toSorted((a, b) => b.strength - a.strength)[0];
  if (wished?.said.kind === 'wish' && wished.said.wish.kind === 'asap' && day !== null) {
    // "As soon as you can, the new bed comes friday noon": the day of something else.
    if (isAside(day, wished.from)) return chosenParts(null, isOfAside(time) ? null : time, wished);
    // "Your first slot is 9, so 9 friday"
    if (time?.time != null && wished.from < day.from && isOwnDay(day))
      return chosenParts(day, time, undefined);
  }
  return chosenParts(day, time, wished);
}

function chosenParts(day: DayMention | null, time: ChosenTime | null, wished: Mention | undefined) {
  const parts = [day, ...(time?.parts ?? []), wished].filter((part) => part !== null && part !== undefined);
  if (parts.length === 0) return null;
  const wish = wished?.said.kind === 'wish' ? wished.said.wish.kind : null;
  return { day, time, wish, parts: parts.sort((a, b) => a.from - b.from) };
}

const isOfAside = (time: ChosenTime | null): boolean =>
  time?.parts.every(({ told }) => told === true) === true;
const isOwnDay = ({ told, about, said: { day } }: DayMention): boolean =>
  told !== true && about !== 'event' && day.bound !== true;

/** "As early as you can, I've got people coming the 1st": no day of its own. */
const isAside = (day: DayMention | null, wish: number): boolean =>
  day === null || (wish < day.from && (day.told === true || day.about === 'event'));

function strengthOf(said: PickupText, parts: readonly Mention[], day: DayMention | null): number {
  const strongest = Math.max(...parts.map(({ strength }) => strength));
  const isInPart = (index: number) => parts.some(({ from, to }) => from <= index && index < to);
  const isAlone = said.words.every(({ raw, code }, index) => isInPart(index) || isFiller({ raw, code }));
  const hasTime = parts.some(({ said: { kind } }) => kind === 'time');
  const isSureDay = day !== null && day.strength >= 0.6;
  if (isSureDay && isAlone) return Math.max(strongest, ALONE_DAY);
  if (isSureDay && hasTime && day.about !== 'event') return Math.max(strongest, TOGETHER);
  if (isAlone)
    return strongest < LIKELY ? Math.min(BELOW_LIKELY, strongest + ALONE) : Math.min(MOST, strongest + ALONE);
  const isHint = parts.every(({ said: { kind }, about }) => kind === 'wish' && about === 'unsaid');
  // "Right now?? The landlord is coming"
  return isHint && strongest < DOUBTFUL && parts[0]?.from !== 0 ? 0 : strongest;
}

/** "This number is good until friday", "x 58 till five". */
const isEndOfNumber = (said: PickupText, { from }: Mention): boolean =>
  / (?:until|till|through|thru) (?:the )?$/.test(textBefore(said, from));

/** "Phone, tomorrow between 6 and 7 pm", "text - saturday morning": where it is asked how somebody is reached, when they are. */
const isBehindWay = (said: PickupText, { from, to }: Mention, asked: string | null): boolean =>
  asked === 'contactMethod' &&
  BEHIND_WAY.test(said.text.slice(0, said.words[from]?.at)) &&
  !IS_BETTER.test(textAfter(said, to));
/** "Text, monday morning is better": than the day that is known, and no time for the text. */
const IS_BETTER =
  /^ (?:[A-Z]\d+ ){0,2}(?:is|are|s|works|would be|est|serait|va|irait|me va|me convient) (?:[a-z]+ ){0,2}(?:better|mieux|meilleure?)(?= |$)(?! (?:for|to|pour) (?:[a-z]+ ){0,3}(?:call|text|reach|phone|ring|appel))/;
const BEHIND_WAY =
  /^ (?:(?:by|par|a|you can|please|just|ok|okay|yes|oui) ){0,2}(?:phone|call|calls|call me|phone call|phone me|text|texts|text me|sms|text message|message|telephone|appel|appelez|appelez-moi|texto|textez|textez-moi)(?: please| is (?:best|fine|good|better))? [,|] (?:but |and |or |on |mais |et )?$/;

/**
 * From the first to the last of its parts where nothing else stands between, else the strongest part. Alternatives
 * beside them ("thursday or friday") are covered as well.
 */
function spanOf(
  said: PickupText,
  parts: readonly Mention[],
  mentions: readonly Mention[],
  utterance: Utterance,
): { from: number; to: number } {
  const start = parts[0]?.from ?? 0;
  const live = mentions.filter(
    ({ from, ruledOut, strength }) => from >= start && !ruledOut && strength >= WEAKEST,
  );
  const joined = [live, parts].find((all) => all.length > 0 && isJoined(said, all, utterance));
  const [strongest] = [...parts].sort((a, b) => b.strength - a.strength);
  const first = joined?.[0] ?? strongest;
  const last = joined?.at(-1) ?? strongest;
  return tokensOf(said, first?.from ?? 0, last?.to ?? 0);
}

function isJoined({ words }: PickupText, parts: readonly Mention[], { polarity }: Utterance): boolean {
  const isPart = (index: number) => parts.some(({ from, to }) => from <= index && index < to);
  for (let index = parts[0]?.from ?? 0; index < (parts.at(-1)?.to ?? 0); index += 1) {
    const { raw = '', code = '', from = 0, to = 0 } = words[index] ?? {};
    const isDropped = polarity.slice(from, to).some((meant) => meant === 'negated' || meant === 'replaced');
    if (isDropped || !(isPart(index) || isFiller({ raw, code }))) return false;
  }
  return true;
}

function tokensOf({ words }: PickupText, from: number, to: number): { from: number; to: number } {
  return { from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 };
}

function reasonOf(parts: readonly Mention[]): Proposal['reason'] {
  return parts
    .map(({ said }) => {
      if (said.kind === 'day') return said.day.reason;
      if (said.kind === 'wish') return said.wish.kind;
      return said.time.kind === 'clock' ? 'time of day' : 'part of the day';
    })
    .join(', ');
}
