import { HEADING_DAY } from '@harbour-haul/domain/leads/merge/entry-heading';

/** What the server writes into a lead's details, and how its homeowner reads that: `$1` is what stood in the words' place. */
type DetailsRule = readonly [stored: RegExp, shown: string | ((found: string) => string)];

/** The lines of a text that follow a rule, as the rule has them; the homeowner's own stay theirs. */
const withRules = (rules: readonly DetailsRule[]) => (text: string) =>
  text
    .split('\n')
    .map((line) =>
      rules.reduce(
        (said, [stored, shown]) =>
          typeof shown === 'string'
            ? said.replace(stored, shown)
            : said.replace(stored, (_line, found: string) => shown(found)),
        line,
      ),
    )
    .join('\n');

/*
 * What stands before what was added later, and about lines that only look like it
 * (`domain/leads/merge/entry-heading.ts`).
 */
const ADDED = new RegExp(`^Added by the customer on (${HEADING_DAY}):$`);
const ASKED_AGAIN = new RegExp(String.raw`^Asked again on (${HEADING_DAY}) \([^()]*\):$`);
/** Of another day that was asked for later (`domain/leads/merge/new-facts.ts`). */
const OTHER_DAY = /^Preferred date: (\d{4}-\d\d-\d\d|[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4})$/;
const QUOTED = /^Customer wrote: "(.*)"$/;

const DAY = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const ENGLISH_DAY = new Intl.DateTimeFormat('en-CA', DAY);
const FRENCH_DAY = new Intl.DateTimeFormat('fr-CA', DAY);

/** A day as it stands there, which is `2026-11-27` or in words that end as `November 27, 2026` does. */
const read = (day: string) => new Date(/^\d/.test(day) ? day : `${day.replace(/^\w+day, /, '')} UTC`);
/** `November 27` */
const englishDay = (day: string) => ENGLISH_DAY.format(read(day));
/** `1er décembre` */
const frenchDay = (day: string) => FRENCH_DAY.format(read(day)).replace(/^1 /, '1er ');

/** The details of a request as they are told to its homeowner, who is nobody's customer to themselves. */
export const englishDetails = withRules([
  [ADDED, (day) => `You added on ${englishDay(day)}:`],
  [ASKED_AGAIN, (day) => `You asked again on ${englishDay(day)}:`],
  [OTHER_DAY, (day) => `Preferred date: ${englishDay(day)}`],
  [QUOTED, 'You wrote: "$1"'],
]);

/** The same with the server's own words in French; the homeowner's are theirs. */
export const frenchDetails: typeof englishDetails = withRules([
  [ADDED, (day) => `Vous avez ajouté le ${frenchDay(day)}\u00a0:`],
  [ASKED_AGAIN, (day) => `Vous avez demandé de nouveau le ${frenchDay(day)}\u00a0:`],
  [OTHER_DAY, (day) => `Date souhaitée\u00a0: ${frenchDay(day)}`],
  [QUOTED, 'Vous avez écrit\u00a0: «\u00a0$1\u00a0»'],
]);
