import type { TimeSlot } from '../../../leads/fields/time-slot.ts';

export interface PickupTime {
  slot: TimeSlot | null;
  /** `HH:MM` where a time was named rather than a window. */
  time: string | null;
}

const WINDOW =
  /\b(\d{1,2})(?::(\d{2}))?(am|pm)? ?(?:-|to|and|til|till|until|(?<= )a(?= )|et) ?(\d{1,2})(?::(\d{2}))?(am|pm)?\b/;
const TIME =
  /(?:\b(at|around|about|by|before|after|from|vers) |([@~]) ?|\b)(\d{1,2})(?:(:)(\d{2}))?(am|pm| ?o'?clock)?(?![\d/:])/g;
const HALF_HOUR_WORD = /\bhalf past (\d{1,2})\b/;
const NOON = /\bnoon\b/;
const WORDS: readonly (readonly [RegExp, TimeSlot])[] = [
  [/\bmorning\b/, 'morning'],
  [/\bafternoon\b/, 'afternoon'],
  [/\b(?:evening|eve|tonight)\b/, 'evening'],
];

/** The window or time that a text names; `text` is `pickupText`'s, without the words that named the day. */
export function findPickupTime(text: string): PickupTime {
  const named = WORDS.find(([word]) => word.test(text))?.[1] ?? null;
  return windowOf(text) ?? timeOf(text, named) ?? noonOf(text) ?? { slot: named, time: null };
}

function windowOf(text: string): PickupTime | null {
  const match = WINDOW.exec(text);
  if (match === null) return null;
  const start = hourOf(Number(match[1]), match[3] ?? (match[6] === 'am' ? 'am' : undefined), null);
  const slot = start === null || Number(match[4]) > 24 ? null : slotAt(start);
  return slot === null ? null : { slot, time: null };
}

function timeOf(text: string, named: TimeSlot | null): PickupTime | null {
  const half = HALF_HOUR_WORD.exec(text);
  const spoken = half === null ? text : text.replace(half[0], `at ${half[1]}:30`);
  for (const [, before, sign, hours, colon, minutes = '00', half] of spoken.matchAll(TIME)) {
    const isTime = before ?? sign ?? colon ?? half;
    if (isTime === undefined && spoken.trim() !== hours) continue;
    const hour = hourOf(Number(hours), half, named);
    if (hour === null || Number(minutes) > 59) continue;
    if (before === 'before') return { slot: slotAt(Math.max(0, hour - 1)), time: null };
    const isWindow = before === 'after' || before === 'from';
    return { slot: slotAt(hour), time: isWindow ? null : `${String(hour).padStart(2, '0')}:${minutes}` };
  }
  return null;
}

function noonOf(text: string): PickupTime | null {
  return NOON.test(text) ? { slot: 'afternoon', time: '12:00' } : null;
}

/** A pickup at "2" is at two in the afternoon: without am or pm, hours before eight are after noon. */
function hourOf(hours: number, half: string | undefined, named: TimeSlot | null): number | null {
  if (hours > 23) return null;
  if (hours > 12 || hours === 0) return hours;
  if (half === 'am') return hours % 12;
  if (half === 'pm') return (hours % 12) + 12;
  if (named === 'evening' && hours < 12) return hours + 12;
  if (named === 'morning') return hours;
  return hours < 8 ? hours + 12 : hours;
}

function slotAt(hour: number): TimeSlot {
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
