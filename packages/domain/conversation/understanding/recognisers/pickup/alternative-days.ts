import { addDays, daysIn } from './calendar/calendar-day.ts';
import type { DayMention } from './mention.ts';
import { type PickupText, textAfter, textBefore, textBetween } from './pickup-text.ts';

/** Between two days: "or", "and", "to"; with the same part of the day behind either. */
const JOINT =
  /^ (?<part>P\d )?(?:[,|] )?(?<word>or|and|ou|et|-|to|through|thru|until|till|au|jusquau|jusqua)(?: (?:maybe|even|else|either|possibly|on|the|this|that|a|le|la|for)){0,3} $/;
/** "Tuesday if you can, otherwise Thursday", "sunday if possible or monday", "vendredi, sinon lundi": the second choice. */
const ELSE =
  /^ (?:P\d )?(?:(?:(?:if|si|ideally|preferably|preferred|hopefully|please|possible|possibly|available|room|you|u|ya|they|can|vous|tu|pouvez|peux|its|thats|that|works|suits|,|~\w*) ){0,6}(?:(?:or|ou|and|et) )?(?:otherwise|sinon|if not|failing that|else)|(?:(?:if|si|ideally|preferably|preferred|hopefully|possible|possibly|you|u|ya|they|its|can|vous|tu|pouvez|peux|de|preference|,) ){1,6}(?:or|ou))(?: ,)?(?: (?:on|the|then|maybe|le|la|for)){0,2} $/;
const COMMA = /^ , (?:(?:on|the|maybe) )?$/;
const RANGES: ReadonlySet<string> = new Set([
  ...['-', 'to', 'through', 'thru', 'until', 'till'],
  ...['au', 'jusquau', 'jusqua'],
]);
const BETWEEN = / (?:between|entre) (?:the |le )?$/;
const SAME_PART = /^ (P\d) /;

/** More than a week of them is not listed one by one. */
const MAX_ALTERNATIVES = 7;

interface Alternatives {
  days: readonly string[];
  /** Of the last word that belongs to them; exclusive. */
  to: number;
}

/**
 * Returns the other days that suit as well as the chosen one: those of "friday or saturday", and all of "monday to wednesday".
 * @param behind the days behind it in their order
 * @param placed what one of them means
 */
export function alternativesTo(
  said: PickupText,
  chosen: DayMention,
  behind: readonly DayMention[],
  placed: (mention: DayMention) => DayMention,
): Alternatives | null {
  const chain = [chosen];
  const joints: string[] = [];
  let last = chosen;
  for (const mention of behind.slice(0, MAX_ALTERNATIVES)) {
    const between = textBetween(said, last.to, mention.from);
    const match = JOINT.exec(between);
    const part = match?.groups?.part?.trim() ?? null;
    const joint =
      match?.groups?.word ?? (isSecondChoice(said, last, mention) ? 'or' : COMMA.test(between) ? ',' : null);
    if (joint === null || (part !== null && SAME_PART.exec(textAfter(said, mention.to))?.[1] !== part)) break;
    const next = closeTo(last, placed(mention));
    chain.push(next);
    joints.push(joint);
    last = next;
  }
  // "Friday, saturday" may put right; "friday, saturday or sunday", three days and "Dec 7, Dec 9" do not.
  const isUnsure = chain.length === 2 && !chain.every((mention) => isDated(said, mention));
  const mayPutRight = joints.at(-1) === ',' && last.said.day.others === undefined && isUnsure;
  if (joints.length === 0 || mayPutRight || !chain.every(isOfDays)) return null;
  const isRange = joints.length === 1 && (RANGES.has(joints[0] ?? '') || isBetween(said, chosen));
  const days = isRange ? range(chain) : chain.flatMap(daysOf);
  const others = [...new Set(days)].filter((day) => day !== chosen.said.day.days[0]);
  return others.length === 0 ? null : { days: others, to: last.to };
}

/** Whether a day is told with its month. */
const isDated = ({ words }: PickupText, { from, to }: DayMention): boolean =>
  words.slice(from, to).some(({ code }) => /^M\d/.test(code));

/** Whether a day is wanted where another one does not suit. */
export const isSecondChoice = (said: PickupText, { to }: DayMention, { from }: DayMention): boolean =>
  ELSE.test(textBetween(said, to, from));

/** Whether days are told from one to another: "between the 10th and the 15th". */
export const isBetween = (said: PickupText, { from }: DayMention): boolean =>
  BETWEEN.test(textBefore(said, from));

/** "Vendredi ou samedi prochain", on a sunday: of two saturdays that may be meant, the one of that friday's week. */
function closeTo({ said: before }: DayMention, mention: DayMention): DayMention {
  const { day } = mention.said;
  const [own] = before.day.days;
  if (day.days.length < 2 || own === undefined || before.day.days.length > 1) return mention;
  const [close, other] = day.days.filter((one) => own < one && one <= addDays(own, DAYS_OF_WEEK));
  const isOne = close !== undefined && other === undefined;
  return isOne ? { ...mention, said: { kind: 'day', day: { ...day, days: [close] } } } : mention;
}
const DAYS_OF_WEEK = 7;

const isOfDays = ({ said: { day } }: DayMention): boolean => day.days.length === 1 && day.bound !== true;

function range(chain: readonly DayMention[]): string[] {
  const [from = '', end = ''] = chain.flatMap(({ said: { day } }) => day.days);
  // "Monday to thursday", on a wednesday, ends in the week that it begins in.
  const to = end < from ? (chain[1]?.said.day.from?.(from) ?? end) : end;
  return from < to ? daysIn({ from, to }) : [from, to];
}

const daysOf = ({ said: { day } }: DayMention): readonly string[] =>
  day.any === undefined ? [...day.days, ...(day.others ?? [])] : daysIn(day.any);
