import { wordSet } from '../../text/word-set.ts';
import { COURTESY_WORDS } from '../lexicon/answers/courtesy-words.ts';
import { RELATIONS } from '../lexicon/names/name-phrases.ts';
import {
  EVENT_WORDS,
  FILLERS,
  FOLLOWERS,
  PRECEDERS,
  SUITING_WORDS,
  WANT_WORDS,
} from '../lexicon/pickup/context-words.ts';
import { daysRuledOut } from './recognisers/pickup/beside/days-ruled-out.ts';
import type { Proposal } from './recognisers/proposal.ts';
import { clauseAt, type Utterance } from './utterance/utterance.ts';

/** Said around a day that is all of a message. */
const AROUND_A_DAY = wordSet(
  'no nope non oh ok okay well so then maybe perhaps rather better instead actually make it on for in at the le la ce pour en de dans plutot alors bon finalement',
);

/** Said beside it where another day is given up for it: "not tuesday **but** thursday". */
const BETWEEN_DAYS = wordSet(
  'sorry wait oops but mais pardon mettez mets works work does do can could we is ok good fine better est va',
);

/**
 * Whether a message is a day for the pickup and nothing else: "monday morning", "lundi matin svp", "no, tuesday", and with the day that
 * it takes the place of: "not tuesday, make it thursday".
 */
export function isPlainDay(utterance: Utterance, { value, from, to }: Proposal, now: Date): boolean {
  if (!hasDay(value)) return false;
  const old = daysRuledOut(utterance, now);
  const isIn = (at: number) => (one: { from: number; to: number }) => one.from <= at && at < one.to;
  return utterance.tokens.every(
    ({ word }, at) =>
      [{ from, to }, ...old].some(isIn(at)) ||
      AROUND_A_DAY.has(word) ||
      COURTESY_WORDS.has(word) ||
      (old.length > 0 && BETWEEN_DAYS.has(word)),
  );
}

/**
 * Whether the clause of a day, or where none is given the whole message, speaks of the pickup and of nothing else: "can you guys come on
 * friday instead", and not "photographer on the 11th", "my lease is up dec 31". One short word that is not known is let pass.
 */
export function speaksOfPickup(utterance: Utterance, day: Proposal | null, now: Date): boolean {
  const whole = { from: 0, to: utterance.tokens.length };
  const { from, to } = (day === null ? null : clauseAt(utterance, day.from)) ?? whole;
  const days = [...daysRuledOut(utterance, now), ...(day === null ? [] : [day])];
  const foreign = utterance.tokens
    .slice(from, to)
    .filter((_token, at) => !days.some((one) => one.from <= from + at && from + at < one.to))
    .filter(
      ({ word }) =>
        !/^\d/.test(word) && (EVENT_WORDS.has(word) || !OF_PICKUP.some((words) => words.has(word))),
    );
  return (
    foreign.length <= MAX_FOREIGN &&
    foreign.every(({ word }) => word.length <= MAX_SLIP && !EVENT_WORDS.has(word) && !OF_WEATHER.has(word))
  );
}
/** "Sure is cold out today" */
const OF_WEATHER = wordSet(
  'cold hot warm cool rain rainy raining rains snow snows snowy snowing windy wind wet foggy fog sunny sun nice icy ice storm stormy freezing slush muggy damp froid froide chaud chaude pluie pleut neige vente gele',
);
/** Puts a day right, and says who suits it. */
const PUTTING_RIGHT = wordSet(
  'nimporte quelle quel kelle toute journee any anytime same correct corrects put meaning mean clear still down roomies says said say changez changer corrigez corriger mettre mettez heure heures lheure peuvent peux penses pense ils elles y donc meme plutot reste exact dit',
);
const OF_PICKUP = [
  FILLERS,
  WANT_WORDS,
  PRECEDERS,
  FOLLOWERS,
  SUITING_WORDS,
  AROUND_A_DAY,
  BETWEEN_DAYS,
  COURTESY_WORDS,
  PUTTING_RIGHT,
  RELATIONS,
];
const MAX_FOREIGN = 1;
const MAX_SLIP = 4;

/** "Text, monday morning is better": whether a day is said to suit better than the one that is known. */
export function isBetterDay({ tokens }: Utterance, { value, to }: Proposal): boolean {
  const behind = tokens.slice(to, to + MAX_BEHIND).map(({ word }) => word);
  return hasDay(value) && IS_BETTER.test(behind.join(' '));
}

const MAX_BEHIND = 9;
const IS_BETTER =
  /^(?:ca |ce |c)?(?:is|are|s|works|would be|est|serait|ferait|va|irait|me va|me convient) (?:even |much |a lot |beaucoup |ben )?(?:better|mieux|meilleure?)(?= |$)(?! (?:for|to|pour) (?:(?:a|me|you to|us to|un) )*(?:call|text|reach|phone|ring|appel))/;

const hasDay = (value: Proposal['value']): boolean =>
  typeof value === 'object' && 'pickup' in value && value.pickup.day !== null;
