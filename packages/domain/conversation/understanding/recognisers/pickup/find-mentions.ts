import { clauseAt, type Utterance } from '../../utterance/utterance.ts';
import { isWhenGoingOn } from '../answers/putting-off.ts';
import { isWhenLeaving } from '../notes/deadline.ts';
import { aboutOf } from './about.ts';
import { findDays } from './find-days.ts';
import type { About, Mention, Said } from './mention.ts';
import { type PickupText, textAfter, textBefore } from './pickup-text.ts';
import { withRuledOut } from './ruled-out.ts';
import { findMatches, type Match, masked } from './rules/match-rules.ts';
import { TIME_RULES } from './rules/time-rules.ts';
import { WISH_RULES } from './rules/wish-rules.ts';
import { withTold } from './told-beside.ts';

const PREFERRED_BEFORE =
  /(?<= )(?:prefer|preferably|ideally|rather|best|better|how about|what about|preference|mieux|prefere|optimally|leaning(?: towards?)?|lets (?:say|do|go with|make it|go for)|(?:shall|should|could) we say|settle on|going with|decided on|(?:id|ill|would) (?:pick|choose|take))(?: (?:is|would be|on|for|the|in|a|if possible|,|to|you|come|it|be|do)){0,4} $/;
const PREFERRED_AFTER =
  /^ (?:, )?(?:(?:is|are|would be|s|being|wld be|works|suits|looks|sounds|might be)(?: (?:me|us))? )?(?:(?:the|even|much|far|more|a (?:bit|lot|little)) )?(?:preferably|preferred|preferable|ideally|ideal|best|better|easier|handier|convenient|if possible|if i (?:have to|had to|must) (?:pick|choose)|my preference|prefered)(?! (?:is|would|s|on|for|day|time|be|(?:this |next )?D\d) )(?= )/;
/** "Saturday it is", "tomorrow morning instead". */
const SETTLED_AFTER =
  /^ (?:, )?(?:(?:in the |at )?[PTtn]?\d[\d:]* )?(?:(?:it is|instead)(?! of )(?= )|then(?= $| [,|]))/;
const EVENT_STRENGTH = 0.42;
const WANTED = 0.07;
const DOUBTFUL = 0.45;

/** As long as the message is held: what corrects a known pickup and what tells when to call ask for them again. */
const MEMO = new WeakMap<Utterance, { today: string; mentions: readonly Mention[] }>();

/** Everything that a message says about when, in its order, with what it is about and whether it is ruled out. */
export function findMentions(said: PickupText, utterance: Utterance, today: string): readonly Mention[] {
  const known = MEMO.get(utterance);
  if (known?.today === today) return known.mentions;
  const mentions = readMentions(said, utterance, today);
  MEMO.set(utterance, { today, mentions });
  return mentions;
}

function readMentions(said: PickupText, utterance: Utterance, today: string): Mention[] {
  const days = findDays(said, today).map((match) =>
    mentionOf(said, match, { kind: 'day', day: match.value }),
  );
  const named = days.filter(({ about }) => about !== 'other');
  const starts = new Set(named.map(({ from }) => from));
  const times = findMatches(said, TIME_RULES, today, masked(said, named));
  const wishes = findMatches(said, WISH_RULES, today, masked(said, [...named, ...times]));
  const all = [
    ...named,
    ...times.map((match) => mentionOf(said, match, { kind: 'time', time: match.value }, starts)),
    ...wishes.map((match) => mentionOf(said, match, { kind: 'wish', wish: match.value })),
  ].sort((a, b) => a.from - b.from);
  const ofPickup = all.filter((mention) => !isOfTheirs(mention, said, utterance));
  return withTold(said, withRuledOut(said, ofPickup, utterance));
}

/** "I have to hand over the keys at noon", "I'll let you know monday": when somebody leaves or goes on, and nobody comes. */
function isOfTheirs({ from, said: { kind } }: Mention, { words }: PickupText, utterance: Utterance): boolean {
  const at = words[from]?.from ?? 0;
  const clause = clauseAt(utterance, at);
  if (clause === null) return false;
  return isWhenGoingOn(utterance, clause, at) || (kind === 'time' && isWhenLeaving(utterance, clause, at));
}

function mentionOf(
  said: PickupText,
  { from, to }: Match<unknown>,
  what: Said,
  starts?: ReadonlySet<number>,
): Mention {
  const about = aboutOf(said, { from, to }, what, starts);
  const strength = strengthOf(baseOf(said, from, to, what), about, what);
  const after = textAfter(said, to);
  const preferred =
    PREFERRED_BEFORE.test(textBefore(said, from)) ||
    PREFERRED_AFTER.test(after) ||
    (what.kind === 'day' && SETTLED_AFTER.test(after));
  return { from, to, said: what, about, strength, ruledOut: false, preferred };
}

function baseOf({ words }: PickupText, from: number, to: number, what: Said): number {
  if (what.kind === 'day') {
    // "The second" is as soon a thing as a day; "on the second" is a day.
    const isDoubtful =
      what.day.reason === 'date without a month' &&
      words[to - 1]?.weak === true &&
      Number.parseInt(words[to - 1]?.code ?? '', 10) <= 12;
    return isDoubtful && words[from]?.raw !== 'on' ? DOUBTFUL : what.day.strength;
  }
  return what.kind === 'time' ? what.time.strength : what.wish.strength;
}

function strengthOf(base: number, about: About, what: Said): number {
  const isTold = what.kind === 'day' && what.day.past === true && about !== 'pickup';
  switch (about) {
    case 'pickup':
      return Math.min(0.96, base + WANTED);
    case 'unsaid':
      return isTold ? Math.min(base, 0.5) : base;
    case 'event':
      return isTold ? 0 : Math.min(base, EVENT_STRENGTH);
    case 'call':
    case 'past':
    case 'other':
      return 0;
    default:
      return about satisfies never;
  }
}
