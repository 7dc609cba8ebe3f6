import { alternativesTo, isBetween, isSecondChoice } from './alternative-days.ts';
import { addDays, daysIn, weekdayOf } from './calendar/calendar-day.ts';
import type { DayValue } from './calendar/day-value.ts';
import type { DayMention, Mention } from './mention.ts';
import { type PickupText, textBefore, textBetween } from './pickup-text.ts';
import { AFTER_THAT } from './rules/period-rules.ts';
import { weekOf } from './rules/weekday-rules.ts';

/** Between two values: the first is taken back. */
const CORRECTS =
  / (?:no|non|nope|wait|hang on|hold on|actually|sorry|mean|meant|scratch|correction|oops|whoops|instead|rather|never|nevermind|nvm|jk|kidding|joking|seriously|plutot|pardon|change|make|switch|second thought|better yet|forget|strike|excuse|desole) /;
/** "Thursday, or the dentist is then. Fine, saturday": given in to. */
export const GIVES_IN =
  / [,|] (?:(?:ok|okay|fine|alright) (?:, )?){1,2}(?:(?:then|so|lets|do|say|on|the|make|it) (?:, )?){0,3}$/;
/** "Tomorrow, or else friday... let's say friday": settled on. */
const SETTLES = / (?:[,|] )?(?:disons|mettons|lets say|lets go with|well say) (?:for |on |the )?$/;
/** "It is her birthday, so the day after" */
const CONCLUDED = / so (?:on )?$/;
const SHORT = 70;
/** No turn is longer: " , alright , alright , then , then , then , ". */
const LONGEST_TURN = 80;
const INSTEAD = ' instead'.length;
const SETTLED_INSTEAD = /^ (?:(?:P\d|T\d\S*|at|in|the|around|n?\d{1,2}) ){0,4}instead (?=[,|])/;

export function isDay(mention: Mention): mention is DayMention {
  return mention.said.kind === 'day';
}

/**
 * The day that is meant of those that are neither ruled out nor about something else: the last of a correction, one
 * that is preferred, else the first, since the first of alternatives is the likelier one.
 */
export function chooseDay(said: PickupText, mentions: readonly Mention[], today: string): DayMention | null {
  const named = mentions
    .filter(isDay)
    .filter((mention) => !isAfterHour(mention, mentions))
    .flatMap((mention, index, all) => anchored(said, mention, all.slice(0, index)));
  const meant = named.filter(({ ruledOut, strength }) => !ruledOut && strength >= 0.3);
  // "Feb 30th haha. Thursday": a day that does not exist gives way to one that does.
  const real = meant.filter(({ said: { day } }) => day.days.length > 0);
  const live = real.length > 0 ? real : meant;
  const kept = withoutNamedOut(said, live, named, mentions);
  const turned = new Set(kept.filter((mention) => isTurnedTo(said, mention)));
  const standing = kept.filter(
    (mention, index) => !isTakenBack(said, mention, kept.slice(index + 1), turned),
  );
  const sure = standing.filter(({ about, said: { day } }) => about !== 'event' && day.past !== true);
  const candidates =
    [sure.filter(isOwn), sure, standing.filter(isOwn), standing].find((days) => days.length > 0) ?? [];
  const first =
    candidates.find(({ preferred }) => preferred) ?? concludedOf(said, candidates) ?? candidates[0];
  const chosen = datedOf(first, candidates) ?? first;
  if (chosen === undefined) return null;
  const placed = (mention: DayMention): DayMention =>
    refined(notToday(inGivenUpWeek(said, mention, named, today), named, today), candidates, mentions);
  const day = sharpened(placed(chosen), withThat(said, first, candidates, named));
  const [next] = candidates.filter(({ from }) => from >= day.to);
  const isAlone = day.preferred && !(next && isSecondChoice(said, day, next));
  return isAlone ? day : withAlternatives(said, day, candidates, placed, today);
}

/** How many days behind alternatives are looked at for one that is said again. */
const FEW_LATER = 4;

/** "Tuesday or wednesday next week": both, where neither is preferred. */
function withAlternatives(
  said: PickupText,
  day: DayMention,
  candidates: readonly DayMention[],
  placed: (mention: DayMention) => DayMention,
  today: string,
): DayMention {
  const [own] = day.said.day.days;
  const behind = candidates.filter(({ from }) => from > day.from);
  if (own === undefined || behind.some(({ preferred }) => preferred)) return day;
  // A weekday alone, behind that of a week, is of the same week.
  const isOfWeek = day.said.day.reason === 'weekday of a week';
  const meant = (mention: DayMention): DayMention => {
    const isWeekday = mention.said.day.reason === 'weekday';
    if (isWeekday && isOfWeek) return moved(mention, weekOf(own, today));
    const { days } = mention.said.day;
    // "Monday or wednesday", said on a wednesday.
    return isWeekday && own > today && days[0] === today ? moved(mention, own) : placed(mention);
  };
  const chain = alternativesTo(said, day, behind, meant);
  const { others: named = [] } = day.said.day;
  // "Entre le 10 et le 15 décembre"
  const isStretch = named.length === 1 && isBetween(said, day);
  const told = isStretch ? daysIn({ from: own, to: named[0] ?? own }) : named;
  const others = [...told, ...(chain?.days ?? [])].filter((other) => other !== own);
  if (others.length === 0) return day;
  const to = chain?.to ?? day.to;
  // "I'm off friday and saturday. Friday evening would be best."
  const again = behind
    .filter(({ from }) => from >= to)
    .slice(0, FEW_LATER)
    .map(meant)
    .find(({ said: { day: other } }) => [own, ...others].includes(other.days[0] ?? ''));
  return again ?? { ...day, to, said: { kind: 'day', day: { ...day.said.day, others } } };
}

/** "Not friday, fridays we skate. Saturday": a day that is ruled out by name is no choice wherever it stands, save with a time of its own. */
function withoutNamedOut(
  said: PickupText,
  live: readonly DayMention[],
  named: readonly DayMention[],
  mentions: readonly Mention[],
): readonly DayMention[] {
  const isTimed = ({ to }: DayMention) =>
    mentions.some(({ from, said: { kind } }) => kind === 'time' && textBetween(said, to, from) === ' ');
  const out = new Set(
    named
      .filter((mention) => mention.ruledOut && !isTimed(mention))
      .flatMap(({ said: { day } }) => (day.period === undefined ? day.days : [])),
  );
  const others = live.filter(({ said: { day } }) => !out.has(day.days[0] ?? ''));
  return others.length > 0 ? others : live;
}

/** "I work till 3, so after that": of the hour, and no day. */
const isAfterHour = ({ from, said: { day } }: DayMention, mentions: readonly Mention[]): boolean =>
  day.reason === AFTER_THAT && mentions.some(({ to, said: { kind } }) => kind === 'time' && to <= from);

/** "I'm there only tuesday and friday, so this friday": one of the days before it, said again. */
const concludedOf = (said: PickupText, candidates: readonly DayMention[]): DayMention | undefined =>
  candidates.find(
    ({ from, said: { day } }, index) =>
      candidates.slice(0, index).some(({ said: { day: other } }) => isSameWeekday(day, other)) &&
      CONCLUDED.test(textBefore(said, from)),
  );

const isSameWeekday = ({ days: [a] }: DayValue, { days: [b] }: DayValue): boolean =>
  a !== undefined && b !== undefined && weekdayOf(a) === weekdayOf(b);

/** "Lease ends the 30th, so that monday": a date that was only told tells which. */
const withThat = (
  said: PickupText,
  chosen: DayMention | undefined,
  candidates: readonly DayMention[],
  named: readonly DayMention[],
): readonly DayMention[] => {
  const isThat =
    chosen !== undefined &&
    (said.words[chosen.from]?.raw === 'that' || textBefore(said, chosen.from).endsWith(' that '));
  const told = named.filter(({ ruledOut }) => isThat && !ruledOut);
  return [...candidates, ...told.map(({ said: what }) => ({ ...(chosen as DayMention), said: what }))];
};

/** "I'm there weekends. Saturday the 28th", "the week after, say wednesday the 25th": a date tells which. */
function datedOf(first: DayMention | undefined, candidates: readonly DayMention[]): DayMention | undefined {
  if (first?.said.day.period === undefined && first?.said.day.reason !== 'day after another')
    return undefined;
  return candidates.find(({ said: { day } }) => /date/.test(day.reason) && day.reason.startsWith('weekday'));
}

/** "Change tuesday to the thursday": of the same week. */
function inGivenUpWeek(
  said: PickupText,
  chosen: DayMention,
  all: readonly DayMention[],
  today: string,
): DayMention {
  const before = all.find(
    ({ to, ruledOut }) => ruledOut && /^ (?:to|for|into) (?:the )?$/.test(textBetween(said, to, chosen.from)),
  );
  const [day] = before?.said.day.days ?? [];
  return day === undefined || chosen.said.day.reason !== 'weekday'
    ? chosen
    : moved(chosen, weekOf(day, today));
}

/** Neither told beside the matter nor only a bound: "by the 30th, so saturday". */
const isOwn = ({ told, said: { day } }: DayMention) => told !== true && day.bound !== true;

/**
 * Today's own weekday is next week's behind other days of the week ("church sunday, bridge tuesday: wednesday"), and any
 * weekday where its day is ruled out by another name ("wednesday evening, not tonight", "thursday, not tomorrow").
 */
function notToday(chosen: DayMention, all: readonly DayMention[], today: string): DayMention {
  const { day } = chosen.said;
  const [own = ''] = day.days;
  if (day.reason !== 'weekday') return chosen;
  const isNext = all.some(({ from, told, ruledOut, about, said: { day: other } }) => {
    const isAside = told === true || ruledOut || about === 'event';
    const isLater = other.reason === 'weekday' && from < chosen.from && (other.days[0] ?? '') > today;
    const isToday = own === today && isAside && isLater;
    return isToday || (ruledOut && /from today|^date/.test(other.reason) && other.days[0] === own);
  });
  return isNext ? moved(chosen, addDays(own, 1)) : chosen;
}

/** "A saturday. The 28th" is that saturday; "today, this afternoon" names its part of the day. */
function sharpened(chosen: DayMention, candidates: readonly DayMention[]): DayMention {
  const { day } = chosen.said;
  const [own] = day.days;
  const isWeekday = /^weekday(?: of a week)?$/.test(day.reason);
  const exact = candidates.find(
    ({ said: { day: other } }) =>
      isWeekday &&
      /date/.test(other.reason) &&
      other.days.length === 1 &&
      weekdayOf(other.days[0]) === weekdayOf(own ?? ''),
  );
  if (exact !== undefined) return exact;
  const parted = candidates.find(
    ({ said: { day: other } }) => other.slot !== undefined && other.days[0] === own,
  );
  return day.slot === undefined && parted !== undefined ? parted : chosen;
}

/** "Not tomorrow, the day after": counted from the day before it, which need not be wanted itself. */
function anchored(said: PickupText, mention: DayMention, earlier: readonly DayMention[]): DayMention[] {
  const { next, ...day } = mention.said.day;
  if (next === undefined) return [mention];
  const before = earlier.at(-1)?.said.day;
  const [first] = before?.days ?? [];
  // "Not this weekend but any day after" is behind its sunday.
  const isBehind = first !== undefined && day.reason === AFTER_THAT && next(first) > first;
  const anchor = isBehind ? (before?.any?.to ?? first) : first;
  return anchor === undefined
    ? day.days.length > 0
      ? [{ ...mention, said: { kind: 'day', day } }]
      : []
    : [
        {
          ...mention,
          strength: 0.7,
          preferred:
            mention.preferred ||
            day.reason === 'weekday of a month' ||
            CONCLUDED.test(textBefore(said, mention.from)),
          said: { kind: 'day', day: { ...day, days: [next(anchor)] } },
        },
      ];
}

/** Whether something that may settle a day stands right before it, whatever stands before that. */
function isTurnedTo(said: PickupText, { from }: Mention): boolean {
  const before = textBetween(said, 0, from).slice(-LONGEST_TURN);
  return GIVES_IN.test(before) || SETTLES.test(before);
}

function isTakenBack(
  said: PickupText,
  mention: Mention,
  later: readonly Mention[],
  turned: ReadonlySet<Mention>,
): boolean {
  const start = (said.words[mention.to]?.at ?? said.text.length) - 1;
  return later.some((next) => {
    const { from } = next;
    const isFar = (said.words[from]?.at ?? said.text.length) - start > SHORT + INSTEAD;
    if (isFar && !turned.has(next)) return false;
    // "Make it monday instead, friday's nuts here" settles it.
    const between = textBetween(said, mention.to, from).replace(SETTLED_INSTEAD, ' ');
    return (
      (between.length <= SHORT && CORRECTS.test(between)) ||
      GIVES_IN.test(between) ||
      settles(mention, between)
    );
  });
}

/** Of a week, a day of it only tells which. */
const settles = ({ said }: Mention, between: string): boolean =>
  !(said.kind === 'day' && said.day.period !== undefined) && SETTLES.test(between);

/** "Next week, tuesday if you can": the weekday lies in the week; "not this week, tuesday": it does not. */
function refined(chosen: DayMention, live: readonly DayMention[], all: readonly Mention[]): DayMention {
  const { period } = chosen.said.day;
  const [loose] = live.filter(
    ({ said: { day } }) => period !== undefined && isIn(day, period.from, period.to),
  );
  if (period !== undefined && loose !== undefined) return moved(loose, period.from);
  // "Down on the weekend of the 5th, so the saturday".
  const told = all.filter(isDay).filter((mention) => mention.told === true && !mention.ruledOut);
  const around = [...live, ...told].find(
    ({ said: { day } }) => day.period !== undefined && isIn(chosen.said.day, day.period.from, day.period.to),
  );
  if (around?.said.day.period !== undefined) return moved(chosen, around.said.day.period.from);
  if (period !== undefined) return firstFree(chosen, period.to, excludedDays(all));
  const excluded = all
    .filter(isDay)
    .find(({ ruledOut, said: { day } }) => ruledOut && day.period !== undefined);
  const out = excluded?.said.day.period;
  const [day] = chosen.said.day.days;
  const isOut = out !== undefined && day !== undefined && out.from <= day && day <= out.to;
  return isOut ? moved(chosen, addDays(out.to, 1)) : chosen;
}

/** The days that a message rules out. */
export function excludedDays(mentions: readonly Mention[]): ReadonlySet<string> {
  const out = mentions
    .filter(isDay)
    .filter(({ ruledOut, said: { day } }) => ruledOut && day.period === undefined);
  return new Set(
    out.flatMap(({ said: { day } }) => [
      ...day.days,
      ...[day.from?.(addDays(day.days[0] ?? '', 1)) ?? []].flat(),
    ]),
  );
}

/** "Next week but not monday" begins on its Tuesday. */
function firstFree(chosen: DayMention, last: string, excluded: ReadonlySet<string>): DayMention {
  let [day] = chosen.said.day.days;
  while (day !== undefined && excluded.has(day) && day < last) day = addDays(day, 1);
  return day === undefined
    ? chosen
    : { ...chosen, said: { kind: 'day', day: { ...chosen.said.day, days: [day] } } };
}

function isIn(day: DayValue, from: string, to: string): boolean {
  const found = day.from?.(from) ?? null;
  return found !== null && found <= to;
}

function moved(mention: DayMention, from: string): DayMention {
  const { day } = mention.said;
  const found = day.from?.(from) ?? null;
  return found === null ? mention : { ...mention, said: { kind: 'day', day: { ...day, days: [found] } } };
}
