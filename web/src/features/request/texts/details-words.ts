/** What the server writes into a lead's details, and how its homeowner reads that: `$1` is what stood in the words' place. */
export type DetailsRule = readonly [stored: RegExp, shown: string | ((found: string) => string)];

/** The lines of a text that follow a rule, as the rule has them; the homeowner's own stay theirs. */
export const withRules = (rules: readonly DetailsRule[]) => (text: string) =>
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
export const ADDED = /^Added by the customer on (\d{4}-\d\d-\d\d):$/;
export const ASKED_AGAIN = /^Asked again on (\d{4}-\d\d-\d\d) \([^()]*\):$/;
/** Of another day that was asked for later (`domain/leads/merge/new-facts.ts`). */
export const OTHER_DAY = /^Preferred date: (\d{4}-\d\d-\d\d)$/;
export const QUOTED = /^Customer wrote: "(.*)"$/;
