type Rule = readonly [english: RegExp, french: string | ((...found: string[]) => string)];

const DAY = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A stored day in words, such as `1er décembre 2026`. */
const frenchDate = (day: string) => DAY.format(new Date(day)).replace(/^1 /, '1er ');

/**
 * What the chat writes for the team (`domain/conversation/lead-from-slots.ts`), and what stands before what was added later
 * (`domain/leads/request/correct-request.ts`).
 */
const LABELS: readonly Rule[] = [
  [/^Junk: /, 'Objets\u00a0: '],
  [/^Pickup time: /, 'Moment\u00a0: '],
  [/^Special instructions: /, 'Consignes\u00a0: '],
  [
    /^The address looks to be outside the served areas; the visitor keeps it\.$/,
    'L’adresse semble être hors du secteur desservi; elle est gardée.',
  ],
  [
    /^Added by the customer on (\d{4}-\d\d-\d\d):$/,
    (_line, day = '') => `Ajout du ${frenchDate(day)}\u00a0:`,
  ],
  [/^The visitor chose a photo that could not be uploaded\.$/, 'Une photo choisie n’a pas pu être envoyée.'],
];
const TIMES: readonly Rule[] = [
  [/morning \(9AM-12PM\)$/, 'le matin (9\u00a0h à 12\u00a0h)'],
  [/afternoon \(12PM-5PM\)$/, 'l’après-midi (12\u00a0h à 17\u00a0h)'],
  [/evening \(5PM-8PM\)$/, 'le soir (17\u00a0h à 20\u00a0h)'],
  [/as soon as possible/, 'dès que possible'],
  [/any time$/, 'n’importe quand'],
  [/any day,/, 'n’importe quel jour,'],
  [/at (\d+):(\d+) ([AP])M$/, frenchClock],
];

/** The row above says the same, and what was put right since. */
const PART_OF_DAY = /^Pickup time: (?:morning|afternoon|evening) \(.*\)$/;

/** The details of a request with the chat's own words in French; the homeowner's are theirs. */
export function frenchDetails(english: string): string {
  const lines = english.split('\n').filter((line) => !PART_OF_DAY.test(line));
  return lines.map(frenchLine).join('\n');
}

function frenchLine(line: string): string {
  const rules = /^Pickup time: /.test(line) ? [...LABELS, ...TIMES] : LABELS;
  return rules.reduce(
    (text, [english, french]) =>
      typeof french === 'string' ? text.replace(english, french) : text.replace(english, french),
    line,
  );
}

/** `2:30 PM` as `à 14 h 30`. */
function frenchClock(_clock: string, hour = '', minutes = '', half = ''): string {
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `à ${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}
