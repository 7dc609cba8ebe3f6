/** The labels that the chat puts before what it notes for the team (`domain/conversation/lead-from-slots.ts`). */
const LABELS: readonly (readonly [english: RegExp, french: string])[] = [
  [/^Junk: /, 'Objets\u00a0: '],
  [/^Pickup time: /, 'Moment\u00a0: '],
  [/^Special instructions: /, 'Consignes\u00a0: '],
  [
    /^The address looks to be outside the served areas; the visitor keeps it\.$/,
    'L’adresse semble être hors du secteur desservi; elle est gardée.',
  ],
  [/^The visitor chose a photo that could not be uploaded\.$/, 'Une photo choisie n’a pas pu être envoyée.'],
];
const TIMES: readonly (readonly [english: RegExp, french: string])[] = [
  [/morning \(9AM-12PM\)$/, 'le matin (9\u00a0h à 12\u00a0h)'],
  [/afternoon \(12PM-5PM\)$/, 'l’après-midi (12\u00a0h à 17\u00a0h)'],
  [/evening \(5PM-8PM\)$/, 'le soir (17\u00a0h à 20\u00a0h)'],
  [/as soon as possible/, 'dès que possible'],
  [/any time$/, 'n’importe quand'],
  [/any day,/, 'n’importe quel jour,'],
];

/** The details of a request with the chat's own words in French; the homeowner's are theirs. */
export function frenchDetails(english: string): string {
  return english.split('\n').map(frenchLine).join('\n');
}

function frenchLine(line: string): string {
  const rules = /^Pickup time: /.test(line) ? [...LABELS, ...TIMES] : LABELS;
  return rules.reduce((text, [english, french]) => text.replace(english, french), line);
}
