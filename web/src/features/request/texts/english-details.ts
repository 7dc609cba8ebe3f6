import { ADDED, ASKED_AGAIN, type DetailsRule, OTHER_DAY, QUOTED, withRules } from './details-words.ts';

const DAY = new Intl.DateTimeFormat('en-CA', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** A stored day in words, such as `November 27`. */
const dayOf = (day: string) => DAY.format(new Date(day));

const RULES: readonly DetailsRule[] = [
  [ADDED, (day) => `You added on ${dayOf(day)}:`],
  [ASKED_AGAIN, (day) => `You asked again on ${dayOf(day)}:`],
  [OTHER_DAY, (day) => `Preferred date: ${dayOf(day)}`],
  [QUOTED, 'You wrote: "$1"'],
];

/** The details of a request as they are told to its homeowner, who is nobody's customer to themselves. */
export const englishDetails = withRules(RULES);
