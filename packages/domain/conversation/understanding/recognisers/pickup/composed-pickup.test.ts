import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_SLOTS } from '../../../slots.ts';
import { understand, withVerdict } from '../../understand.ts';
import { DAY_SAYINGS, type DaySaying } from './testing/day-sayings.ts';
import { PICKUP_CARRIERS } from './testing/pickup-carriers.ts';
import { TIME_SAYINGS, type TimeSaying } from './testing/time-sayings.ts';

const HEARD = ['stored', 'offered', 'unsure'] as const;

/** `2026-11-27 morning 09:00`, with a `-` for what was not said, of what is stored or asked about. */
function heard(text: string, now: Date): string {
  const said = understand(text, { asked: 'pickup', known: NO_SLOTS, now });
  const [found] = HEARD.flatMap((verdict) => withVerdict(said, 'pickup', verdict));
  if (found === undefined) return 'nothing';
  const { value } = found;
  if (value.kind !== 'pickup') return value.kind;
  const { day, slot, time, asap } = value.pickup;
  return `${day ?? 'any'} ${slot ?? '-'} ${time ?? '-'}${asap ? ' asap' : ''}`;
}

/** The days it is said on, but for the Sunday, when it is asked which week "next tuesday" lies in. */
const DATES = [16, 17, 18, 19, 20, 21, 23, 24];
/** At seven in the morning in Halifax: nothing of the day is over. */
const morningOf = (date: number) => new Date(Date.UTC(2026, 10, date, 11));
const dayOf = ([, day]: DaySaying, date: number) =>
  day(new Date(Date.UTC(2026, 10, date)))
    .toISOString()
    .slice(0, 10);

/** Behind "around 2", "nov 27" could as well go on with the figure. */
const MAY_LEAD = /(?<!te)[a-z]$/i;
const RULES_OUT_TODAY = /today/;
/** "A morning, the first possible": no day of the month. */
const FIRST_POSSIBLE =
  /(?:morning|afternoon|evening|noon|night|lunch|supper|work|matin|soir|midi|aft|thing|m\.?|\d) the 1st (?:possible|available|free)/i;

function composed(day: DaySaying, time: TimeSaying | null, joint: 'space' | 'comma' | 'time first'): string {
  if (time === null) return day[0];
  if (joint === 'comma') return `${day[0]}, ${time[0]}`;
  const isFirst = joint === 'time first' && MAY_LEAD.test(time[0]);
  return isFirst ? `${time[0]} ${day[0]}` : `${day[0]} ${time[0]}`;
}

describe('days and times in the words around them', () => {
  it('are read exactly, whatever is composed of them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DAY_SAYINGS),
        fc.option(fc.constantFrom(...TIME_SAYINGS)),
        fc.constantFrom('space', 'comma', 'time first'),
        fc.constantFrom(...PICKUP_CARRIERS),
        fc.constantFrom(...DATES),
        (day, time, joint, carrier, date) => {
          const meant = dayOf(day, date);
          fc.pre(!(RULES_OUT_TODAY.test(carrier) && meant === `2026-11-${date}`));
          const text = carrier.replace('{}', composed(day, time, joint));
          fc.pre(!FIRST_POSSIBLE.test(text));
          expect(`${text}: ${heard(text, morningOf(date))}`).toBe(`${text}: ${meant} ${time?.[1] ?? '- -'}`);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it.each(DAY_SAYINGS.map((saying) => [saying[0], saying] as const))('%j alone', (said, saying) => {
    for (const date of DATES) expect(heard(said, morningOf(date))).toBe(`${dayOf(saying, date)} - -`);
  });
});
