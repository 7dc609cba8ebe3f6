import { halifaxToday } from '../../../../leads/fields/preferred-date.ts';
import type { Pickup } from '../../../slots.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import type { PickupMention, Proposal, Situation } from '../proposal.ts';
import { addDays } from './calendar/calendar-day.ts';
import { slotAt } from './calendar/time-value.ts';
import { findMentions } from './find-mentions.ts';
import { mentionOfPickup } from './pickup-mention.ts';
import { type PickupText, pickupTextOf } from './pickup-text.ts';
import { recognisePickup } from './recognise-pickup.ts';
import { countOf, spanFrom } from './rules/period-rules.ts';

const LATER =
  /(?<= )(?:(an?|n?\d{1,2}|couple(?: of)?|few|one more) )?(?:more )?(day|week|month|hour) (later|earlier|sooner|before|after)(?= [,|]| $| please| than| instead| if)/;
const PUSHED =
  /(?<= )(?:push|move|bump|put|delay|bring)(?: (?:it|the|that|pickup|back|up|forward|out|off|by|my))+ (an?|n?\d{1,2}|couple(?: of)?|few) (day|week|month|hour)(?= )/;
const BACKWARD = / (?:earlier|sooner|before|up|forward) /;
const SURE_WISH = 0.7;
const HOUR_UNIT = 'hour';

/**
 * The known pickup with the part of it that a message puts right: "not the afternoon, the morning", "make it the 28th",
 * "a day later". Null where nothing is known yet, or the message changes no part.
 */
export function correctPickup(utterance: Utterance, situation: Situation): PickupMention | null {
  const known = situation.known.pickup;
  if (known === null) return null;
  const said = pickupTextOf(utterance.tokens);
  const moved = movedPickup(said, known, situation.now);
  if (moved !== null) return moved;
  const [proposal] = recognisePickup(utterance, { ...situation, asked: 'pickup' });
  if (proposal === undefined) return withoutRuledOut(said, utterance, known, situation.now);
  if (isFaintWish(proposal)) return null;
  if (proposal.value.kind !== 'pickup') return proposal.value;
  return { kind: 'pickup', pickup: mergedPickup(known, proposal.value.pickup) };
}

/** "You can submit now", "all easy": no reason to give up a known day. */
export function isFaintWish({ value, strength }: Proposal<'pickup'>): boolean {
  if (value.kind !== 'pickup' || strength >= SURE_WISH) return false;
  const { day, slot, time, asap } = value.pickup;
  return slot === null && time === null && (day === null || asap);
}

/** A day that is said leaves the known time, and a time the known day. */
export function mergedPickup(known: Pickup | null, said: Pickup): Pickup {
  if (known === null || said.asap) return said;
  const saysTime = said.slot !== null || said.time !== null;
  if (said.day === null && saysTime) return { ...said, day: known.day, asap: known.asap };
  if (said.day !== null && !saysTime && !known.asap) return { ...said, slot: known.slot, time: known.time };
  return said;
}

/** "Not in the afternoon" alone: any time of that day. A day that is only ruled out leaves nothing to keep. */
function withoutRuledOut(
  said: PickupText,
  utterance: Utterance,
  known: Pickup,
  now: Date,
): PickupMention | null {
  const out = findMentions(said, utterance, halifaxToday(now)).filter(({ ruledOut }) => ruledOut);
  const isKnownSlot = out.some(
    ({ said: what }) => what.kind === 'time' && what.time.kind === 'part' && what.time.slot === known.slot,
  );
  return isKnownSlot ? { kind: 'pickup', pickup: { ...known, slot: null, time: null } } : null;
}

/** "A day later", "push it back a week", "an hour earlier". */
function movedPickup({ text }: PickupText, known: Pickup, now: Date): PickupMention | null {
  const match = LATER.exec(text) ?? PUSHED.exec(text);
  if (match === null) return null;
  const [, count, unit = 'day'] = match;
  const sign = BACKWARD.test(`${match[0]} `) ? -1 : 1;
  if (unit === HOUR_UNIT) return movedTime(known, sign * countOf(count), now);
  if (known.day === null) return null;
  const day =
    unit === 'day'
      ? addDays(known.day, sign * countOf(count))
      : spanFrom(known.day, sign * countOf(count), unit);
  return mentionOfPickup({ days: [day], strength: 1, reason: 'moved' }, known, null, now);
}

function movedTime(known: Pickup, hours: number, now: Date): PickupMention | null {
  if (known.time === null || known.day === null) return null;
  const hour = Number(known.time.slice(0, 2)) + hours;
  if (hour < 0 || hour > 23) return null;
  const time = `${String(hour).padStart(2, '0')}${known.time.slice(2)}`;
  return mentionOfPickup(
    { days: [known.day], strength: 1, reason: 'moved' },
    { time, slot: slotAt(hour) },
    null,
    now,
  );
}
