import type { TimeSlot } from '../../../../../leads/fields/time-slot.ts';
import { type Clock, type ClockUse, clockOf } from '../calendar/time-value.ts';
import { type Rule, words } from './match-rules.ts';

/** A time of day as it was said, before it is known whether morning or afternoon is meant. */
export type SaidTime =
  | {
      kind: 'clock';
      clock: Clock;
      use: ClockUse;
      strength: number;
      guarded: boolean;
      end?: Clock;
      /** When somebody is free, told by when they are not. */
      told?: true;
    }
  | { kind: 'part'; slot: TimeSlot; strength: number };

type SaidClock = SaidTime & { kind: 'clock' };

const CLOCK = '([Tt]\\d{1,2}:\\d{2}|noon)';
/** "At 1030", "930". */
const FOUR = '(?:[01]\\d|[1-9])[0-5][05]';
const FIGURE = `(n?\\d{1,2}|${FOUR})(?! of (?:those|these|them|the|that) )`;
const HOUR = `(?:${CLOCK}|${FIGURE})`;
const ANY = '(?:(?:any ?time|anytime|sometime|some time|anywhere) )?';
const NOT_BEFORE =
  '(?:(?:dont|do not|cant|not|please dont|never)(?: (?:you|u|ya|dare|ever|even|please)){0,3} (?:come|be here|show up|arrive)|never|not|pas|not (?:a|one) (?:minute|second|moment|hair)|nothing|none|no (?:n1|pickups?)|nobody) before';
const FROM = `${ANY}(?:after|post|from|past|starting (?:at|from|around)|as of|${NOT_BEFORE}|(?:no|not|never|nothing)(?: any)? (?:earlier|sooner) than|not until|until at least|a partir of)(?: about| around)?`;
const BEFORE = `${ANY}(?:before|pre|prior to|ahead of|(?<!(?:off|out) )by|until|up to|no later than|not later than|not after|not past|dici)`;
const AT =
  '(?:at|at about|at around|at like|around about|around|about|approx|for|say|so|bout|round|circa|vers|come at|call it|@|closer to|close to)';
const TO = '(?:-|to|until|a|through)';
const BETWEEN = `${ANY}(?:between|from)`;
const LOW = 0.55;
const HIGH = 0.72;

/** Clock times, windows between them, and the parts of the day by their many names. */
export const TIME_RULES: readonly Rule<SaidTime>[] = [
  window(`${BETWEEN} ${HOUR} (?:-|and|to|until|or|a) ${HOUR}`, HIGH),
  // "10-4, send it": understood, as on the radio.
  window(`(?!10 - 4 [,|])${ANY}${HOUR} ${TO} ${HOUR}(?: window| slot)?`, LOW),
  clock(`${FROM} ${HOUR}(?: or so)?`, 'from', LOW),
  // "It has to be done by noon", "faut que ce soit fini à midi": of the crew, and until then.
  clock(
    `(?:(?:has|have|had|needs?|got|gotta|must|should|want|wants) (?:(?:it|this|that|everything|all) )?(?:to )?(?:(?:all )?be )?(?:all )?(?:done|finished|gone|out|over|cleared|wrapped up|completed) (?:by|before)|(?:soit|doit etre|doive etre|etre) (?:tout )?(?:finis?|finies?|termine|terminee?s?|parti|partis|vide|vides|fait|faits|regle) (?:a|avant|pour|vers)) ${HOUR}`,
    'before',
    HIGH,
  ),
  clock(
    `(?!off by n1 )(?:off|(?<!(?:this|it|that|them|all|get|everything) )done|finish|finished|finishes|home|back|out)(?: (?:from|of))?(?: (?:the )?(?:work|school|shift))? (?:at|by|around|about) ${HOUR}`,
    'from',
    LOW,
    true,
  ),
  // "Je finis à midi"
  clock(
    `(?:(?:je |j ?)finis|(?:je|on|il|elle) (?:finis|finit|termine|sors|sort|decolle)) (?:(?:de|of) (?:travailler|bosser) |le travail |du travail |la job |(?:de|of) l ecole )?a ${HOUR}`,
    'from',
    LOW,
    true,
  ),
  // "Wife works til 2": from then on.
  clock(
    `(?<!(?:you|u|ya|guys|crew|team|they) (?:still |only )?)(?:works?|working|busy|booked|asleep|sleep|sleeping|tied up|unavailable|away|in (?:class|school|meetings|court|surgery)|on (?:shift|call)|at (?:work|school))(?: (?:all|out|from home|every|each|the|D\\d|tomorrow|today|day|on)){0,3} until (?:about |around |like )?${HOUR}`,
    'from',
    LOW,
    true,
  ),
  clock(`(?<!(?:off|out|up|down) )by ${HOUR}`, 'by', LOW),
  clock(`${BEFORE} ${HOUR}(?: or so)?`, 'before', LOW),
  // "After my shift ends at 3", "not before the kids get home at 4"
  clock(
    `(?:after|${NOT_BEFORE}|not until) (?:(?:my|our|the|his|her|i|we) )?[a-z]{3,12} (?:(?:is|are|ends?|gets?|comes?|finishes|lets?|closes|up|out|off|over|done|home|back) ){0,3}(?:at|around|about) ${HOUR}`,
    'from',
    LOW,
  ),
  // "Before my shift at 3"
  clock(
    `before (?:(?:my|our|the|his|her) )?[a-z]{3,12} (?:(?:is|starts|begins) )?(?:at|around|about) ${HOUR}`,
    'before',
    LOW,
  ),
  clock(`${AT} ${HOUR}`, 'at', LOW),
  clock(
    `(?:make (?:it|that)|(?:change|switch|move|push|put|bump) (?:(?:it|that|the time|time|pickup) )?to) ${HOUR}`,
    'at',
    HIGH,
  ),
  clock(`time (?:should|needs to|has to|must) be ${HOUR}(?: now)?`, 'at', HIGH),
  clock(`${HOUR} (?:or (?:after|later)|onwards?|and on|and after|and later|-|plus)`, 'from', LOW),
  clock(`${HOUR} (?:or (?:before|earlier)|at the latest|latest)`, 'before', LOW),
  clock(`${HOUR} (?:at the )?(?:earliest|soonest)`, 'from', LOW),
  clock(`${AT} ${HOUR} (?:hour|hundred|sharp|ish)`, 'at', HIGH),
  clock(`(?:${AT} )?${HOUR} (?:or so|or thereabouts|sharp|ish|on the dot)`, 'at', HIGH),
  clock(CLOCK, 'at', 0.6),
  clock(`${HOUR}(?= (?:(?:in|in the|at|du) )?P\\d)`, 'at', HIGH),
  clock(
    `${HOUR}(?= (?:is|s|would be|sounds|works|suits|would work|will do)(?: (?:good|great|fine|best|better|ok|okay|perfect|for)| [,|]))`,
    'at',
    0.5,
  ),
  // "Could it be 3 instead of 2"
  clock(`${HOUR}(?= (?:instead of|rather than) n?\\d)`, 'at', LOW),
  // "Tues 2", "tuesday morning, like 8": what was the day is masked.
  clock(`(?<=(?:_|P\\d) (?:(?:early|late|,) ){0,2})()(\\d{1,2}|${FOUR})`, 'at', LOW),
  // "Supper time, like 6", "after school like 330", "could it be earlier, like 9"
  clock(
    `(?<= (?:earlier|later|early|late|time|supper|dinner|lunch|breakfast|school|work|class|church)(?: ,)? )()(n?\\d{1,2}|${FOUR})(?= $| [,|])`,
    'at',
    LOW,
  ),
  // "Today. 4"
  clock('(?<=_ \\| )()(n?\\d{1,2})(?= (?:please )?(?:$|\\|))', 'at', LOW),
  clock(`()(${FOUR})(?= (?:on )?_)`, 'at', LOW),
  // "Could you do 7 tonight"
  clock('(?<=(?:you do|we do|come|say|be there|be here) )()(n?\\d{1,2})(?= (?:on )?_)', 'at', LOW),
  // "At 9. Actually 10"
  clock(
    `(?<=(?:[Tt]\\d{1,2}:\\d{2}|(?:at|around|for|say|_) n?\\d{1,2})(?: (?:[,|]|no|wait|actually|sorry|i|mean|make|it|better|rather|oops|in|the|would|be|ok|okay|good|P\\d)){1,9} )()(n?\\d{1,2}|${FOUR})(?= $| [,|])`,
    'at',
    LOW,
  ),
  // "Come early, like 7:30"
  part('early(?= (?:, )?(?:(?:at|around|about|say) )?(?:t\\d{1,2}:\\d{2}|n?\\d{1,2}) )', 'morning', 0.5),
  // "At 7:30 if you start that early"
  part('(?:that|so) early(?= (?:[,|]|if|or|otherwise|though|but|please) | $)', 'morning', 0.5),
  part('(?<=_ )eve', 'evening', 0.52),
  part('(?:in the |the )?eve', 'evening', 0.31),
  part('as late as (?:possible|you can)|(?:the )?later the better', 'evening', 0.5),
  part('(?:in |during )?(?:the )?(?:early |mid |middle |late |later )?(?:in |in the )?P0', 'morning', 0.52),
  part('(?:in |during )?(?:the )?(?:early |mid |middle |late |later )?(?:in |in the )?P1', 'afternoon', 0.52),
  part('(?:in |during |at )?(?:the )?(?:early |late |later )?(?:in |in the )?P2', 'evening', 0.52),
  part(
    '(?:any ?time |anytime )?before (?:(?:my|me|our|the|his|her|a|your)(?: [a-z]+)? )?(?:noon|lunch|work|school|breakfast|P1)(?: or so)?',
    'morning',
    0.6,
  ),
  part(`${NOT_BEFORE} (?:(?:my|the|our|your) )?(?:lunch(?: ?time)?|P1)`, 'afternoon', 0.6),
  part(`${NOT_BEFORE} (?:(?:my|the|our|your) )?(?:supper|dinner|P2)(?: ?time)?`, 'evening', 0.6),
  part('(?:not|never|nothing) after (?:(?:my|the|our|your) )?(?:lunch(?: ?time)?|P0)', 'morning', 0.6),
  part('before (?:(?:my|the|our|your) )?(?:supper|dinner|dark|sundown)(?: ?time)?', 'afternoon', 0.6),
  part(
    '(?:1o thing|1o (?:appointment|appt|slot|stop|run|job|spot|pickup) (?:of|in) (?:the )?(?:day|P0)|(?<=_ )(?:the )?1o (?:appointment|appt|slot|stop|run|job|spot)|bright and early|crack of dawn|early (?:in the day|on|bird|as possible)|earlier in the day|(?:the )?1o half of (?:the )?day)(?: in the P0| P0)?',
    'morning',
    0.6,
  ),
  part(
    '(?:any ?time |anytime |right |just )?after (?:(?:my|our|the|his|her|a|your) )?(?:noon|lunch|lunch time|lunch hour|school(?! (?:run|drop|bus))|dinner hour|nap|naptime)',
    'afternoon',
    0.6,
  ),
  part('(?:around |about |at |over |during )?(?:the )?lunch(?: time| hour| break)?', 'afternoon', 0.5),
  part('middle ?(?:of )?(?:the )?day|(?:in )?(?:the )?2o half of (?:the )?day', 'afternoon', 0.5),
  part(
    '(?:any ?time |anytime |right |just )?after (?:(?:my|me|our|the|his|her|a|your) )?(?:work|shift|supper|dinner|dinnertime|suppertime|hours|5ish)|(?:(?:at|around|about|by|near|over) )?(?:supper|dinner)(?: ?time)?|(?:the |your )?last (?:appointment|appt|slot|stop|run|job|spot)(?: of (?:the )?day)?',
    'evening',
    0.6,
  ),
  part(
    '(?:at |by |toward |towards )?(?:the )?(?:end of (?:the )?day|late in the day|later in the day|eod|day end)|(?:in |at |a |around )?(?:the )?fin of (?:the )?(?:journee|day)',
    'evening',
    0.55,
  ),
];

function part(pattern: string, slot: TimeSlot, strength: number): Rule<SaidTime> {
  return { pattern: words(pattern), read: () => ({ kind: 'part', slot, strength }) };
}

function clock(pattern: string, use: ClockUse, strength: number, told?: true): Rule<SaidTime> {
  return {
    pattern: words(pattern),
    read([, sure, figure]) {
      const isSure = sure !== undefined && sure !== '';
      const found = clockOf((isSure ? sure : figure) ?? '');
      return found === null ? null : { ...saidClock(found, use, strength, !isSure), ...(told && { told }) };
    },
  };
}

/** "Between 10 and noon" begins at ten; "1 to 3 pm" in the half of the day in which it ends. */
function window(pattern: string, strength: number): Rule<SaidTime> {
  return {
    pattern: words(pattern),
    read([, sure, figure, sureEnd, figureEnd]) {
      const start = clockOf(sure ?? figure ?? '');
      const end = clockOf(sureEnd ?? figureEnd ?? '');
      if (start === null || end === null) return null;
      const guarded = sure === undefined && sureEnd === undefined;
      return { ...saidClock(halfFrom(start, end), 'from', strength, guarded), end };
    },
  };
}

function saidClock(clock: Clock, use: ClockUse, strength: number, guarded: boolean): SaidClock {
  return { kind: 'clock', clock, use, strength: guarded ? strength : strength + 0.13, guarded };
}

function halfFrom(start: Clock, end: Clock): Clock {
  if (!start.open || end.open) return start;
  const inSameHalf = end.hour >= 12 ? (start.hour % 12) + 12 : start.hour;
  const isBefore = inSameHalf < end.hour && start.hour < 12;
  return isBefore ? { ...start, hour: inSameHalf, open: false } : { ...start, open: start.hour < 8 };
}
