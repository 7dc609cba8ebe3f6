import type { TimeSlot } from '../../../../leads/fields/time-slot.ts';
import type { Pickup, TimeOfDay } from '../../../../pickup-wish/pickup.ts';
import { type Clock, type ClockUse, timeOf } from './calendar/time-value.ts';
import { GIVES_IN, isDay } from './choose-day.ts';
import { type DayMention, isWeekdays, type Mention } from './mention.ts';
import { type PickupText, textBetween } from './pickup-text.ts';
import type { SaidTime } from './rules/time-rules.ts';
import { isBusyUntil } from './told-beside.ts';

export type TimeMention = Mention & { said: { kind: 'time'; time: SaidTime } };

export interface ChosenTime extends TimeOfDay {
  parts: TimeMention[];
}

const NOTHING_BETWEEN = /^ (?:(?:,|in|the|at|on|or|and|for|from|-|around|le) )*$/;
const OTHERWISE = / (?:otherwise|or else|if not|failing that|sinon) /;
/** "After that", and not "two days after that". */
const AFTER_TOLD =
  /(?<!(?:day|week|month|n1|P\d)) (?:after|past) (?:that|then) (?=[,|]|(?:on|is|or|i) |any|D\d|$)/;
/** Between two wishes: the later one is meant. */
export const TAKES_BACK =
  / (?:no|wait|actually|sorry|mean|meant|scratch|instead|rather|make|correction|oops|oups|non|attends|plutot|desole|excusez?|finalement) /;

const isTime = (mention: Mention): mention is TimeMention => mention.said.kind === 'time';

/** The time of day that is meant: clock times before parts of the day, which tell in which half they lie. */
export function chooseTime(
  said: PickupText,
  mentions: readonly Mention[],
  day: DayMention | null,
  known: Pickup | null = null,
): ChosenTime | null {
  const alive = mentions
    .filter(isTime)
    .filter(({ ruledOut, strength }) => !ruledOut && strength >= 0.3)
    .filter(
      (mention) =>
        !belongsToAnotherDay(said, mention, mentions, day) && !isTold(said, mention, mentions, day),
    );
  const live = alive.filter((mention) => !isNoonDinner(said, mention, alive));
  const beside = live.find(
    (mention, index) =>
      mention.said.time.kind === 'part' &&
      !isTakenBack(said, mention, live.slice(index + 1)) &&
      isBesideDay(said, mention, day) &&
      !textBetween(said, day?.to ?? 0, mention.from).includes(',') &&
      mention.told === day?.told,
  );
  const isOfDay = (mention: TimeMention) => beside === undefined || !isAnothersTime(said, mention, beside);
  const isOut = ({ said: { time } }: TimeMention) =>
    time.kind === 'part' &&
    mentions.some(
      // "Evening please, I work nights": what somebody does then rules out no wish.
      (other) => isTime(other) && other.ruledOut && other.about !== 'event' && isSamePart(other, time.slot),
    );
  const kept = live.filter(
    (mention, index) =>
      isOfDay(mention) &&
      !isTakenBack(said, mention, live.slice(index + 1)) &&
      // "Not friday afternoon, saturday afternoon": that of the day itself is no other's.
      (mention.from === day?.to || !isOut(mention)),
  );
  const own = kept.filter(({ told }) => told !== true);
  const isOwnDay = day !== null && day.told !== true;
  // "Friday, but I work til 3" is after that.
  const busy = kept.filter(({ said: { time } }) => isBusyUntil(time));
  const standing = own.length > 0 ? own : isOwnDay ? busy : kept;
  if (isEither(said, standing)) return null;
  const part =
    standing.find(({ preferred }) => preferred) ??
    standing.find(({ from }) => said.words[from - 1]?.raw === 'so') ??
    standing.find(({ said: { time } }) => time.kind === 'part');
  const after = timeAfter(said, mentions, day);
  if (after !== null) return isElsewhere(after, part, false) ? partAlone(part) : after;
  const clocks = standing.filter(({ said: { time } }) => time.kind === 'clock');
  // "Not before 2. Wednesday at 4": the time beside the day, and not its bound.
  const exact =
    clocks.find((mention) => isExact(mention) && isSettled(said, mention)) ??
    clocks.find((mention) => isExact(mention) && isBesideDay(said, mention, day));
  const clock = exact ?? clocks.find(isUse('from')) ?? withinBound(clocks) ?? clocks[0];
  const named =
    part?.said.time.kind === 'part' ? part.said.time.slot : (day?.said.day.slot ?? toldHalf(mentions));
  if (clock?.said.time.kind === 'clock') {
    const { clock: hour, use } = clock.said.time;
    // "After 2 but before 5".
    const until = clocks.find((other) => isUse('before')(other) || isUse('by')(other));
    const end = clock.said.time.end ?? clockIn(until);
    const chosen = {
      ...timeOf(hour, use, named ?? knownHalf(known, hour), end),
      parts: part === undefined || part === clock ? [clock] : [part, clock],
    };
    return isElsewhere(chosen, part, use === 'before') ? partAlone(part) : chosen;
  }
  return partAlone(part);
}

/** "After dinner, say 1 o'clock": dinner is at noon to many in Nova Scotia, which the hour beside it tells. */
const isNoonDinner = (
  { words }: PickupText,
  { from, to, said: { time } }: TimeMention,
  all: readonly TimeMention[],
): boolean =>
  time.kind === 'part' &&
  words.slice(from, to).some(({ raw }) => DINNER.test(raw)) &&
  all.some((other) => {
    const hour = isExact(other) && other.told !== true ? clockIn(other)?.hour : undefined;
    return hour !== undefined && (hour >= NOON ? hour < NOON + DINNER_OVER : hour < DINNER_OVER);
  });
const DINNER = /^dinner(?:time)?$/;
const NOON = 12;
const DINNER_OVER = 4;

/** "Morning or afternoon, I don't care": either part, and so neither. */
const isEither = (said: PickupText, parts: readonly TimeMention[]): boolean =>
  parts.length === 2 &&
  parts.every(({ preferred, said: { time } }) => !preferred && time.kind === 'part') &&
  / (?:or|ou) $/.test(textBetween(said, parts[0]?.to ?? 0, parts[1]?.from ?? 0));

const partAlone = (part: TimeMention | undefined): ChosenTime | null =>
  part?.said.time.kind === 'part' ? { time: null, slot: part.said.time.slot, parts: [part] } : null;

/** "Afternoon, practice goes till 11": a bound that lies in another part of the day than the one named tells why. */
const isElsewhere = (
  { time, slot, parts }: ChosenTime,
  part: TimeMention | undefined,
  ends: boolean,
): boolean =>
  time === null &&
  part?.said.time.kind === 'part' &&
  part.said.time.slot !== slot &&
  (ends || part.from > (parts.at(-1)?.from ?? 0));

/** "I work 7 to 3, so after that": from the end of what was told last. */
function timeAfter(
  { text, words }: PickupText,
  mentions: readonly Mention[],
  day: DayMention | null,
): ChosenTime | null {
  const place = AFTER_TOLD.exec(text)?.index ?? -1;
  const last = mentions.filter(isTime).findLast(({ said: { time } }) => time.kind === 'clock');
  // "Two days after that, 8 sharp" has an hour of its own.
  if ((words[(last?.to ?? 0) - 1]?.at ?? 0) > place) return null;
  if (last?.said.time.kind !== 'clock' || (last.ruledOut && day === null)) return null;
  const { clock, end = clock } = last.said.time;
  return { ...timeOf(end, 'from', null), parts: [last] };
}

/** "Call time is 7am so 7:30": in the same half of the day. */
function toldHalf(mentions: readonly Mention[]): TimeSlot | null {
  const isMorning = mentions
    .filter(isTime)
    .some(
      ({ strength, said: { time } }) =>
        strength === 0 && time.kind === 'clock' && !time.clock.open && time.clock.hour < 12,
    );
  return isMorning ? 'morning' : null;
}

/** "Not in the morning, I bake in the morning." */
const isSamePart = ({ said: { time } }: TimeMention, slot: TimeSlot): boolean =>
  time.kind === 'part' && time.slot === slot;

/** "Make that 7:30", of a pickup at seven in the morning. */
function knownHalf(known: Pickup | null, { hour }: Clock): TimeSlot | null {
  if (known?.slot === 'morning' && hour >= EARLY) return 'morning';
  return known?.slot === 'evening' && hour <= LATE ? 'evening' : null;
}
const EARLY = 7;
const LATE = 8;

/** "Before noon, around 10": the hour says more than its bound. */
function withinBound(clocks: readonly TimeMention[]): TimeMention | undefined {
  const until = clockIn(clocks.find(isUse('before')));
  return until === undefined || until.open
    ? undefined
    : clocks.find((mention) => isExact(mention) && hourOfDay(clockIn(mention)) < until.hour);
}

/** "At three", with no half said, is in the afternoon. */
const hourOfDay = (clock: Clock | undefined): number =>
  clock === undefined ? 24 : clock.open && clock.hour < EARLY ? clock.hour + 12 : clock.hour;

const isUse =
  (use: ClockUse) =>
  ({ said: { time } }: TimeMention): boolean =>
    time.kind === 'clock' && time.use === use;
const isExact = isUse('at');
const clockIn = (mention: TimeMention | undefined): Clock | undefined =>
  mention?.said.time.kind === 'clock' ? mention.said.time.clock : undefined;

/** "After 9, call it 10", "home by 11, so 11:30": the hour that a stretch comes down to. */
const isSettled = ({ words }: PickupText, { from }: TimeMention): boolean =>
  /^(?:say|call|so)$/.test(words[from]?.raw ?? '');

function isBesideDay(said: PickupText, { from }: TimeMention, day: DayMention | null): boolean {
  return day !== null && day.to <= from && NOTHING_BETWEEN.test(textBetween(said, day.to, from));
}

function isTakenBack(said: PickupText, { to }: TimeMention, later: readonly TimeMention[]): boolean {
  const [next] = later;
  if (next !== undefined && TAKES_BACK.test(textBetween(said, to, next.from))) return true;
  return later.some(({ from }) =>
    GIVES_IN.test(textBetween(said, to, from).replace(/(?:D\d|tomorrow|today|\d{1,2}o) $/, '')),
  );
}

/**
 * "Saturday morning, I'm home evenings", "the new couch comes at noon, saturday morning": a time of another part of the day, in
 * another phrase than the day with its own.
 */
function isAnothersTime(said: PickupText, mention: TimeMention, beside: TimeMention): boolean {
  if (mention === beside || mention.preferred || beside.said.time.kind !== 'part') return false;
  const { time } = mention.said;
  const slot =
    time.kind === 'part' ? time.slot : timeOf(time.clock, time.use, beside.said.time.slot, time.end).slot;
  if (slot === beside.said.time.slot) return false;
  const [first, second] = mention.from < beside.from ? [mention, beside] : [beside, mention];
  const between = textBetween(said, first.to, second.from);
  return /[,|]/.test(between) && !TAKES_BACK.test(between) && !TURNS.test(between);
}
const TURNS = / (?:or|ou|but|mais|then|so|unless|if|better|best|plutot|finalement) /;

/** "A luncheon tuesday noon": the time of a day that is only told of. */
function isTold(
  said: PickupText,
  { from, told }: TimeMention,
  mentions: readonly Mention[],
  chosen: DayMention | null,
): boolean {
  if (told !== true) return false;
  return mentions
    .filter(isDay)
    .some(
      (day) =>
        day.told === true &&
        day !== chosen &&
        day.to <= from &&
        NOTHING_BETWEEN.test(textBetween(said, day.to, from)),
    );
}

/** "Friday afternoon is out, how about monday": the afternoon went with Friday. */
function belongsToAnotherDay(
  said: PickupText,
  mention: TimeMention,
  mentions: readonly Mention[],
  chosen: DayMention | null,
): boolean {
  if (chosen !== null && isOfWeekdays(said, mention, mentions, chosen)) return true;
  const beside = mentions.filter(isDay).filter((day) => {
    const between =
      day.to <= mention.from
        ? textBetween(said, day.to, mention.from)
        : textBetween(said, mention.to, day.from);
    return NOTHING_BETWEEN.test(between) && !(day.ruledOut && between.includes(','));
  });
  if (beside.length === 0 || chosen === null) return beside.some(({ ruledOut }) => ruledOut);
  const [own] = chosen.said.day.days;
  const isOwn = ({ from, to, said: { day } }: DayMention) =>
    (chosen.from <= from && to <= chosen.to) || day.days[0] === (own ?? null);
  if (beside.some(isOwn)) return false;
  // "Today if you can, otherwise first thing tomorrow"
  if (chosen.to <= mention.from && OTHERWISE.test(textBetween(said, chosen.to, mention.from))) return true;
  const isAside = chosen.told !== true && beside.every(({ told, ruledOut }) => told === true || ruledOut);
  return isAside || chosenHasTime(said, mentions, chosen);
}

/** "Weekday **evenings** or saturday": that of the other days. */
function isOfWeekdays(
  said: PickupText,
  { from, to }: TimeMention,
  mentions: readonly Mention[],
  chosen: DayMention,
): boolean {
  const isOfThem = mentions.some(
    (other) =>
      isWeekdays(said, other) &&
      (other.to <= from
        ? NOTHING_BETWEEN.test(textBetween(said, other.to, from))
        : BEFORE_WEEKDAYS.test(textBetween(said, to, other.from))),
  );
  const between = chosen.from >= to ? textBetween(said, to, chosen.from) : textBetween(said, chosen.to, from);
  return isOfThem && OR.test(between);
}
/** "Les soirs **de** semaine" */
const BEFORE_WEEKDAYS = /^ (?:(?:de|du|on|of|in|the|en|la) )*$/;
const OR = / (?:or|ou) (?:\S+ ){0,3}$/;

function chosenHasTime(said: PickupText, mentions: readonly Mention[], chosen: DayMention): boolean {
  return mentions
    .filter(isTime)
    .some(
      ({ from, to, ruledOut }) =>
        !ruledOut &&
        NOTHING_BETWEEN.test(
          to <= chosen.from ? textBetween(said, to, chosen.from) : textBetween(said, chosen.to, from),
        ),
    );
}
