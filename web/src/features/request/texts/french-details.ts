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
  [/^Special instructions: /, 'Consignes\u00a0: '],
  [
    /^The address looks to be outside the served areas; the visitor keeps it\.$/,
    'L’adresse semble être hors du secteur desservi; elle est gardée.',
  ],
  [
    /^Added by the customer on (\d{4}-\d\d-\d\d):$/,
    (_line, day = '') => `Ajout du ${frenchDate(day)}\u00a0:`,
  ],
  [
    /^The (?:customer|visitor) chose a photo that could not be uploaded\.$/,
    'Une photo choisie n’a pas pu être envoyée.',
  ],
];

/** The details of a request with the chat's own words in French; the homeowner's are theirs. */
export function frenchDetails(english: string): string {
  return english.split('\n').map(frenchLine).join('\n');
}

function frenchLine(line: string): string {
  return LABELS.reduce(
    (text, [english, french]) =>
      typeof french === 'string' ? text.replace(english, french) : text.replace(english, french),
    line,
  );
}
