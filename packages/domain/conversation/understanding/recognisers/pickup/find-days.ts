import type { DayValue } from './calendar/day-value.ts';
import { HOLIDAY_RULES } from './calendar/holidays.ts';
import { shiftedDay } from './calendar/shift-day.ts';
import { type PickupText, textAfter, textBefore, wordAt } from './pickup-text.ts';
import { DATE_RULES } from './rules/date-rules.ts';
import { FIGURE_DATE_RULES } from './rules/figure-date-rules.ts';
import { findMatches, type Match, type Rule } from './rules/match-rules.ts';
import { PERIOD_RULES } from './rules/period-rules.ts';
import { WEEKDAY_RULES } from './rules/weekday-rules.ts';

const MAX_SHIFTS = 2;
const TO_ANOTHER = /^ (?:to|-|until|through|thru|and|or) (?:the )?(?:[DM]\d|\d)/;
const RULES: readonly Rule<DayValue>[] = [
  ...FIGURE_DATE_RULES,
  ...HOLIDAY_RULES,
  ...DATE_RULES,
  ...WEEKDAY_RULES,
  ...PERIOD_RULES,
];

/** Every day that a message names, whatever it says of it. */
export function findDays(said: PickupText, today: string): Match<DayValue>[] {
  const found = findMatches(said, RULES, today);
  const days = found.map((match) => shifted(said, match, today));
  // Matches do not overlap: only a day that has grown by its lead-in covers another.
  return withoutCovered(
    days,
    days.filter(({ from }, index) => from !== found[index]?.from),
  );
}

/** "The monday after the week of the 5th" is shifted twice. */
function shifted(said: PickupText, match: Match<DayValue>, today: string): Match<DayValue> {
  let { from, value } = match;
  for (let times = 0; times < MAX_SHIFTS; times += 1) {
    const before = textBefore(said, from);
    const found = shiftedDay(value, before, today);
    if (found === null) break;
    const { bound, ...rest } = found.value;
    // "From the 25th to the 28th" begins with a day that is meant.
    value = TO_ANOTHER.test(textAfter(said, match.to)) ? rest : { ...rest, ...(bound === true && { bound }) };
    from = wordAt(said, (said.words[from]?.at ?? 0) - found.lead.length);
  }
  return { from, to: match.to, value };
}

/** Without days that are a word of another's lead-in: the "monday" of "the monday after christmas". */
function withoutCovered(
  matches: readonly Match<DayValue>[],
  grown: readonly Match<DayValue>[],
): Match<DayValue>[] {
  return matches.filter(
    (match) =>
      !grown.some(
        (other) =>
          other !== match &&
          other.from <= match.from &&
          match.to <= other.to &&
          other.to - other.from > match.to - match.from,
      ),
  );
}
