import { addDays } from './recognisers/pickup/calendar/calendar-day.ts';

/** A day that is told by how near it is: words that mean another one the next day. */
export interface NearDay {
  /** As written, such as `tomorrow` or `ce soir`. */
  words: string;
  /** Where they stand in the text. */
  index: number;
  /** As `yyyy-mm-dd`. */
  day: string;
  /** The words for that part of the day, where they say it as well; null where they do not. */
  evening: string | null;
}

const NEAR_DAY =
  /(?<![\p{L}\d-])(?:(the day after tomorrow|day after tomorrow|apr[èe]s[- ]demain)|(tomorrow|tomorow|tommorow|tommorrow|tmrw|tmr|2morrow|2moro|demain)|(tonight|tonite|2nite|ce soir)|today|aujourd['’]hui)(?![\p{L}\d])/giu;
/** "This afternoon", where no other day stands beside it. */
const THIS_PART =
  /(?<![\p{L}-])(?:this (?:morning|afternoon|evening)|ce matin|cet apr[èe]s-midi)(?!\p{L})/giu;
/** What goes with the day: "tomorrow **morning**", "tomorrow**'s**". */
const WITH_DAY =
  /^(?:['’]s(?!\p{L})| (?:in the |en )?(?:early |late )?(?:morning|afternoon|evening|night|matin|matinée|avant-midi|après-midi|soir|soirée)(?!\p{L}))/iu;

/**
 * Returns the near days of a text, in their order.
 * @param today as `yyyy-mm-dd`
 */
export function nearDaysIn(text: string, today: string): NearDay[] {
  return [...text.matchAll(NEAR_DAY)].map(({ 0: words, 1: inTwo, 2: inOne, 3: tonight, index }) => {
    const evening = tonight === undefined ? null : /soir/i.test(tonight) ? 'le soir' : 'in the evening';
    return { words, index, day: addDays(today, inTwo ? 2 : inOne ? 1 : 0), evening };
  });
}

/** Returns a text with other words in place of each near day. */
export function withNearDays(
  text: string,
  today: string,
  written: (near: NearDay, index: number) => string,
): string {
  return nearDaysIn(text, today).reduceRight((said, near, index) => {
    const end = near.index + near.words.length;
    return said.slice(0, near.index) + written(near, index) + said.slice(end);
  }, text);
}

/**
 * Returns a text with the date behind each near day: "home after 5 tomorrow (Thursday, November 19)". Who reads it two days later
 * would take "tomorrow" for another day.
 * @param today as `yyyy-mm-dd`
 * @param describeDay names such a day
 */
export function withDates(text: string, today: string, describeDay: (day: string) => string): string {
  const days = nearDaysIn(text, today).map(({ words, index, day }) => {
    const end = index + words.length;
    return { at: end + (WITH_DAY.exec(text.slice(end))?.[0].length ?? 0), day };
  });
  const parts = [...text.matchAll(THIS_PART)].map(({ 0: words, index }) => ({
    at: index + words.length,
    day: today,
  }));
  return [...days, ...parts]
    .toSorted((a, b) => b.at - a.at)
    .reduce((said, { at, day }) => `${said.slice(0, at)} (${describeDay(day)})${said.slice(at)}`, text);
}
