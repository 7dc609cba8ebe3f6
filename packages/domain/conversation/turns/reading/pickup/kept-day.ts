import { WEEKDAYS } from '../../../lexicon/pickup/weekdays.ts';

const OPENING =
  "(?:oh|ah|um|actually|sorry|wait|no|nope|non|ok|please|just|lets|let[’']s|can you|bon|finalement)[,. ]{1,2}";
const KEPT =
  '(?:(?:leave|keep)(?: it| that)?(?: on| at| for)?(?: the)?|(?:laissez?|gardez?)(?: ça)?(?: à| pour)?(?: le)?)';
const DAY = [...WEEKDAYS, 'tomorrow', 'demain'].join('|');
const KEPT_DAY = new RegExp(
  String.raw`^(?:${OPENING}){0,4}${KEPT} (?=(?:${DAY})(?:,? [\p{L}\d]+){0,2}[.! ]*$)`,
  'iu',
);

/**
 * Returns a message that keeps a day as one that orders it: "no, leave it Thursday" of a pickup that was changed a moment ago says
 * which day it is to be, and "no" is to the change. What says more than that may be for the crew.
 * @param known the day of the pickup, as `yyyy-mm-dd`; null for none
 */
export function withOrderedDay(text: string, known: string | null): string {
  if (known === null) return text;
  return text.replace(KEPT_DAY, (kept) => (/laiss|gard/i.test(kept) ? 'plutôt ' : 'make it '));
}
