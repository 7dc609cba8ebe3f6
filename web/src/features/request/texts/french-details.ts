import { ADDED, ASKED_AGAIN, type DetailsRule, OTHER_DAY, QUOTED, withRules } from './details-words.ts';

const DAY = new Intl.DateTimeFormat('fr-CA', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** A stored day in words, such as `1er décembre`. */
const dayOf = (day: string) => DAY.format(new Date(day)).replace(/^1 /, '1er ');

const RULES: readonly DetailsRule[] = [
  [ADDED, (day) => `Vous avez ajouté le ${dayOf(day)}\u00a0:`],
  [ASKED_AGAIN, (day) => `Vous avez demandé de nouveau le ${dayOf(day)}\u00a0:`],
  [OTHER_DAY, (day) => `Date souhaitée\u00a0: ${dayOf(day)}`],
  [QUOTED, 'Vous avez écrit\u00a0: «\u00a0$1\u00a0»'],
];

/** The details of a request with the server's own words in French; the homeowner's are theirs. */
export const frenchDetails = withRules(RULES);
