import { describe, expect, it } from '@jest/globals';
import { daysOfPickup } from '../../../../pickup-wish/pickup-days.ts';
import { NO_SLOTS } from '../../../slots.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { recognisePickup } from './recognise-pickup.ts';

/** A Wednesday, at eleven in Halifax. */
const NOW = new Date('2026-11-18T15:00:00Z');

/** The days of November that a message leaves open, and the part of the day. */
function heard(text: string, now = NOW): string {
  const situation = { asked: 'pickup', known: NO_SLOTS, now } as const;
  const [found] = recognisePickup(readUtterance(text), situation);
  if (found?.value.kind !== 'pickup') return found?.value.kind ?? 'nothing';
  const { pickup } = found.value;
  const days = daysOfPickup(pickup).map((day) => day.replace('2026-11-', ''));
  return [days.join(' '), pickup.time ?? pickup.slot ?? ''].join(' ').trim();
}

describe('days of which each suits', () => {
  it.each([
    ['friday or saturday', '20 21'],
    ['saturday or friday', '20 21'],
    ['tuesday or wednesday next week', '24 25'],
    ['next week, wednesday or thursday pm', '25 26 afternoon'],
    ['mon, tues or thurs', '19 23 24'],
    ['either the 24th or the 26th, mornings', '24 26 morning'],
    ['saturday and sunday both work', '21 22'],
    ['monday to wednesday', '23 24 25'],
    ['monday, wednesday or friday next week, mornings', '23 25 27 morning'],
    ['between monday and wednesday next week', '23 24 25'],
    ['sat or sun, afternoon', '21 22 afternoon'],
    ['friday morning or saturday morning', '20 21 morning'],
    ['this weekend', '21 22'],
    ['next weekend sometime', '28 29'],
    ['sometime next week', '23 24 25 26 27'],
    ['any day next week but wednesday', '23 24 26 27'],
    ['any day next week but mornings please', '23 24 25 26 27 morning'],
    ['early next week', '23 24'],
    ['any weekday next week, mornings. fridays we film', '23 24 25 26 morning'],
    ['later this week', '19 20 21'],
    ['mardi ou mercredi', '24 25'],
    ['Tue Nov 24, Thu Nov 26', '24 26'],
    ['mon, wed, fri', '20 23 25'],
    ['la fin de semaine du 28 novembre, le matin', '28 29 morning'],
    ['the weekend of the 28th', '28 29'],
    ['home fri nite gone again monday. so sat or sun anytime', '21 22'],
    ['en fin de semaine', '21 22'],
    ['la semaine prochaine, en soirée', '23 24 25 26 27 evening'],
  ])('of %j are all kept', (text, days) => {
    expect(heard(text)).toBe(days);
  });

  it.each([
    ['friday or saturday, preferably saturday', '21'],
    ['im off friday and saturday. friday evening would be best', '20 evening'],
    ['off monday and tuesday next week. monday morning is best', '23 morning'],
    ['friday, no wait, saturday', '21'],
    ['Nov 24, no, Nov 26', '26'],
    ['not this weekend but any day after', '23'],
    ['not friday or saturday, sunday', '22'],
    ['this weekend, the sunday', '22'],
    ['next week, tuesday if you can', '24'],
    ['friday at 2 or saturday', '20 14:00'],
    ['your earliest slot is 8, so 8 friday', '20 08:00'],
    ['i do night shift till saturday. monday in the afternoon is fine', '23 afternoon'],
    ['mardi avant-midi, je travaille le soir', '24 morning'],
    ['week of the 23rd, thursday would be ideal', '26'],
    ['thursday i have my card club so maybe friday in the morning', '20 morning'],
    ['samedi après souper', '21 evening'],
    ['tuesday i dont work', '24'],
    ['demain j’ai un rendez-vous, fait que vendredi en après-midi', '20 afternoon'],
    ['samedi avant-midi, vers 9h', '21 09:00'],
    ['back on the 26th so the friday right after that', '27'],
    ['the last friday of the month, afternoon or evening, no matter', '27'],
    ['monday before noon? my class starts at two', '23 morning'],
    ['my sister flies home on the 24th, perhaps monday the 23rd in the morning', '23 morning'],
    ['je travaille jusqu’à vendredi, ça fait que samedi', '21'],
    ['tonight if you can, otherwise first thing tomorrow', '18 evening'],
    ['la semaine du 23 au 27 novembre. le jeudi 26', '26'],
    ['it has to be after the last sunday of the month, shall we say monday the 30th', '30'],
    ['before next weekend', '27'],
    ['I work thursday and friday so saturday', '21'],
    ['saturday costs more, so friday', '20'],
    ["oh let me see the 26th I think that's a Thursday in the morning dear", '26 morning'],
    ['not saturday. sunday, after church, so 1:30', '22 13:30'],
    ['friday around 1 they will be napping then', '20 13:00'],
    ['sunday aftrnoon, no wait saturday afternoon, sunday im away', '21 afternoon'],
    ['I was going to say thursday but I have the dentist. Friday aft', '20 afternoon'],
    ["J'travaille la nuit faque le matin je dors. Mardi après-midi, ça serait bon", '24 afternoon'],
    [
      "can you make it tuesday morning instead, electrician's van will be in the driveway monday",
      '24 morning',
    ],
    ['not this week, monday would be good, evening', '23 evening'],
    ['any day but mornings are best for me', 'morning'],
    ['any day but after 5 as I work', 'evening'],
  ])('are not those of %j', (text, day) => {
    expect(heard(text)).toBe(day);
  });
});

describe('of two days that one of them may be, the one of the week of the day before it is meant', () => {
  const SUNDAY = new Date('2026-11-22T15:00:00Z');

  it.each([
    ['vendredi ou samedi prochain', '27 28'],
    ['friday or next saturday', '27 28'],
    ['thursday, friday or next saturday', '26 27 28'],
    ['lundi ou samedi prochain', '23 28'],
    ['this friday or next friday', '27 2026-12-04'],
    ['next saturday', 'ambiguous'],
    ['samedi prochain', 'ambiguous'],
  ])('%j, on a sunday', (text, days) => {
    expect(heard(text, SUNDAY)).toBe(days);
  });
});
