import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { halifaxToday } from '../../../../leads/fields/preferred-date.ts';
import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import { NO_SLOTS } from '../../../slots.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { textBetween } from '../../utterance/utterance.ts';
import { addDays } from './calendar/calendar-day.ts';
import { recognisePickup } from './recognise-pickup.ts';

/** A Saturday, eleven in the morning in Halifax. */
const SATURDAY = new Date('2026-11-21T15:00:00Z');

function recognise(text: string, now = SATURDAY) {
  const utterance = readUtterance(text);
  const [proposal] = recognisePickup(utterance, { asked: 'pickup', known: NO_SLOTS, now });
  if (proposal === undefined) return null;
  return { ...proposal, span: textBetween(utterance, proposal.from, proposal.to) };
}

/** `2026-11-27 morning 09:00 asap`, with a `-` for what was not said. */
function shown(text: string, now = SATURDAY): string | null {
  const value = recognise(text, now)?.value;
  if (value === undefined) return null;
  if (value.kind === 'problem') return value.problem;
  if (value.kind === 'ambiguous') return [...value.days, value.slot ?? '-'].join(' ');
  const { day, slot, time, asap } = value.pickup;
  return [day ?? 'any', slot, time, asap ? 'asap' : null].filter((part) => part !== null).join(' ');
}

describe('recognisePickup on a Saturday morning', () => {
  it.each([
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['tmrw', '2026-11-22'],
    ['tommorow aftrnoon', '2026-11-22 afternoon'],
    ['tomorrow morning please 🙏', '2026-11-22 morning'],
    ['day after tomorrow', '2026-11-23'],
    ['next tues', '2026-11-24'],
    ['weds', '2026-11-25'],
    ['Wednesday.', '2026-11-25'],
    ['wednsday', '2026-11-25'],
    ['saturday', '2026-11-21'],
    ['next saturday', '2026-11-28'],
    ['next sunday', '2026-11-29'],
    ['this weekend', '2026-11-21'],
    ['next weekend', '2026-11-28'],
    ['next week', '2026-11-23'],
    ['wednesday next week', '2026-11-25'],
    ['a week from friday', '2026-12-04'],
    ['two weeks from monday', '2026-12-07'],
    ['a week from today', '2026-11-28'],
    ['in two weeks', '2026-12-05'],
    ['in 3 days', '2026-11-24'],
    ['3 days from now', '2026-11-24'],
    ['in a couple of days', '2026-11-23'],
    ['the 3rd', '2026-12-03'],
    ['the 31st', '2026-12-31'],
    ['would tues work?', '2026-11-24'],
    ['thurs maybe?', '2026-11-26'],
    ['is the 1st possible?', '2026-12-01'],
    ['would the 1st possible day be ok', '2026-11-21 asap'],
    ['monday the 30th', '2026-11-30'],
    ['Friday the 4th of December around 10', '2026-12-04 morning 10:00'],
    ['December 5th at 2pm', '2026-12-05 afternoon 14:00'],
    ['Sat. Dec. 5', '2026-12-05'],
    ['5 dec', '2026-12-05'],
    ['Sep 10', '2027-09-10'],
    ['end of the month', '2026-11-30'],
    ['mid december', '2026-12-15'],
    ['next month', '2026-12-01'],
    ['Boxing Day', '2026-12-26'],
    ['Christmas Eve', '2026-12-24'],
    ["New Year's Day", '2027-01-01'],
    ['Good Friday', '2027-03-26'],
    ['Victoria Day', '2027-05-24'],
    ['Canada Day', '2027-07-01'],
    ['Labour Day', '2027-09-06'],
    ['Thanksgiving', '2027-10-11'],
    ['demain matin', '2026-11-22 morning'],
    ["après-demain s'il vous plaît", '2026-11-23'],
    ['lundi prochain', '2026-11-23'],
    ['vendredi 14h30', '2026-11-27 afternoon 14:30'],
    ['le 5 décembre', '2026-12-05'],
    ['asap', '2026-11-21 asap'],
    ['as soon as possible!', '2026-11-21 asap'],
    ['asap tomorrow', '2026-11-22 asap'],
    ['anytime', 'any'],
    ['whenever works', 'any'],
    ['any time next week', '2026-11-23'],
    ['morning', 'any morning'],
    ['9-12', 'any morning'],
    ['12PM-5PM', 'any afternoon'],
    ['Evening (5PM-8PM)', 'any evening'],
    ['between 2 and 4 tomorrow', '2026-11-22 afternoon'],
    ['after 5 on monday', '2026-11-23 evening'],
    ['before noon on monday', '2026-11-23 morning'],
    ['noon tuesday', '2026-11-24 afternoon 12:00'],
    ['tues at 2', '2026-11-24 afternoon 14:00'],
    ['tues 2', '2026-11-24 afternoon 14:00'],
    ['tuesday 10:30 a.m.', '2026-11-24 morning 10:30'],
    ['half past 3 on monday', '2026-11-23 afternoon 15:30'],
    ["at 9 o'clock on monday", '2026-11-23 morning 09:00'],
    ['tonight', '2026-11-21 evening'],
    ['today or tomorrow', '2026-11-21'],
    ['tmrw eve', '2026-11-22 evening'],
    ['a.s.a.p.', '2026-11-21 asap'],
    ['moday 9am', '2026-11-23 morning 09:00'],
    ['vendredi après-midi', '2026-11-27 afternoon'],
    ['any day but friday', 'any'],
    ['not tomorrow, friday', '2026-11-27'],
    ['before christmas', '2026-12-24'],
    ['a week today', '2026-11-28'],
    ['week after next', '2026-11-30'],
    ['sat 28', '2026-11-28'],
    ['wed@2', '2026-11-25 afternoon 14:00'],
    ['I am free thursday', '2026-11-26'],
    ['tuesday, call me at 902-555-0148', '2026-11-24'],
    ['yesterday', 'past'],
    ['last friday', 'past'],
    ['3 days ago', 'past'],
    ['2026-11-20', 'past'],
    ['Nov 10', 'past'],
    ['Nov 10 2026', 'past'],
    ['today at 9am', 'past'],
    ['dec 24 2028', 'too-far'],
    ['2027-11-23', 'too-far'],
    ['12 March St', null],
    ['14 Friday Lane, Halifax', null],
    ['902-555-0148', null],
    ['May', null],
    ['mon nom est Paul', null],
    ["I don't know", null],
    ['hello', null],
    ['', null],
    ['5/12', '2026-12-05 2027-05-12 -'],
    ['5/12/27', '2027-05-12'],
    ['13/12', '2026-12-13'],
    ['12/25', '2026-12-25'],
    ['5/5', '2027-05-05'],
    ['1/2/2027', '2027-02-01 2027-01-02 -'],
    ['10/11/2026', 'past'],
    ['5/12 morning', '2026-12-05 2027-05-12 morning'],
    ['30 feb', 'no-such-day'],
    ['2027-02-30', 'no-such-day'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe('recognisePickup of what people say', () => {
  it.each([
    ['second monday in december', '2026-12-14'],
    ['on the twentieth', '2026-12-20'],
    ['28', '2026-11-28'],
    ['28nov', '2026-11-28'],
    ['5-dec', '2026-12-05'],
    ['la fin de semaine prochaine', '2026-11-28'],
    ['hows thurs', '2026-11-26'],
    ['between now and friday', '2026-11-27'],
    ['could it be moved to next monday', '2026-11-23'],
    ['five weeks from now', '2026-12-26'],
    ['the twenty third of november', '2026-11-23'],
    ['the twenty uh seventh', '2026-11-27'],
    ['december the second', '2026-12-02'],
    ['friday the 28th', '2026-11-28'],
    ['tuesday nov 17', 'past'],
    ['tuesday nov 18', '2026-11-24'],
    ['last friday of the month', '2026-11-27'],
    ['the 15th of next month', '2026-12-15'],
    ['the week of the 30th', '2026-11-30'],
    ['sometime next week', '2026-11-23'],
    ['next week but not monday', '2026-11-24'],
    ['next week, wednesday or thursday pm', '2026-11-25 afternoon'],
    ['early december', '2026-12-01'],
    ['in a fortnight', '2026-12-05'],
    ['friday week', '2026-12-04'],
    ['2 weeks monday', '2026-12-07'],
    ['the friday after next', '2026-12-04'],
    ['the monday after thanksgiving', '2027-10-18'],
    ['two days before christmas', '2026-12-23'],
    ['the day after christmas', '2026-12-26'],
    ['day before new years eve', '2026-12-30'],
    ['not before the 25th', '2026-11-25'],
    ['after the 25th', '2026-11-26'],
    ['not until the 1st', '2026-12-01'],
    ['need it gone by friday', '2026-11-27'],
    ['en fin de semaine', '2026-11-21'],
    ['la semaine du 7 décembre', '2026-12-07'],
    ['lundi ou mardi en après-midi', '2026-11-23 afternoon'],
    ['pas vendredi, plutôt lundi', '2026-11-23'],
    ['le plus tôt possible', '2026-11-21 asap'],
    ["n'importe quand", 'any'],
    ['the sooner the better', '2026-11-21 asap'],
    ["earliest you've got", '2026-11-21 asap'],
    ['as quick as you can', '2026-11-21 asap'],
    ['your next opening', '2026-11-21 asap'],
    ['ASAP but not today', '2026-11-22 asap'],
    ['weekdays only', 'any'],
    ['weekday evenings', 'any evening'],
    ['whatever day you got', 'any'],
    ['friday is no good, how about monday', '2026-11-23'],
    ['I work thursday so friday', '2026-11-27'],
    ['not this week, next tuesday', '2026-11-24'],
    ['not this week but next week', '2026-11-23'],
    ['im away until the 24th so the 25th', '2026-11-25'],
    ['not tomorrow the day after', '2026-11-23'],
    ['any day except wed', 'any'],
    ['busy tuesday', null],
    ['not sunday', null],
    ['tuesday, no wait, wednesday', '2026-11-25'],
    ['tuesday scratch that thursday', '2026-11-26'],
    ['i said tuesday but i meant wednesday', '2026-11-25'],
    ['thursday or friday', '2026-11-26'],
    ['monday if not tuesday', '2026-11-23'],
    ['friday or saturday, preferably saturday', '2026-11-21'],
    ['friday afternoon is out, monday would be better', '2026-11-23'],
    ['not monday or tuesday, wednesday', '2026-11-25'],
    ['wednesdays are bad, thursdays are ok', '2026-11-26'],
    ["I'm off on thursdays", '2026-11-26'],
    ['monday instead of friday', '2026-11-23'],
    ['friday works, morning preferably', '2026-11-27 morning'],
    ['thursday at a quarter past nine', '2026-11-26 morning 09:15'],
    ['friday 930', '2026-11-27 morning 09:30'],
    ['vendredi de la semaine qui vient', '2026-11-27'],
    ['mon or tues next week, either one in the am', '2026-11-23 morning'],
    ["chu sur la route jusqu'à dimanche. lundi vers 10h", '2026-11-23 morning 10:00'],
    ['im on placement thurs and fri 😭 sunday morning would be perf', '2026-11-22 morning'],
    ['we get the keys back on the 30th so it has to be after that. December 1st', '2026-12-01'],
    ['we are open mondays and fridays. monday the 30th in the afternoon', '2026-11-30 afternoon'],
    ['friday night if you can, like 7', '2026-11-27 evening 19:00'],
    ['my new ones come monday so sometime sunday, afternoon ideally', '2026-11-22 afternoon'],
    ['lundi prochain en après-midi, je finis à midi', '2026-11-23 afternoon'],
    ['I need eight broken chairs gone Friday the 27th at 9am', '2026-11-27 morning 09:00'],
    ['friday 930 am', '2026-11-27 morning 09:30'],
    ['friday 415pm', '2026-11-27 afternoon 16:15'],
    ['I could do morning the 27th which is a friday', '2026-11-27 morning'],
    ['Friday. I go to the curling club at 2 so the morning if you please', '2026-11-27 morning'],
    ['friday evening, 6 ish', '2026-11-27 evening 18:00'],
    ['Tuesday the first of December around ten in the morning please', '2026-12-01 morning 10:00'],
    ['monday between nine and eleven thirty', '2026-11-23 morning'],
    ['friday by noon', '2026-11-27 morning'],
    ['friday after supper', '2026-11-27 evening'],
    ['home after 4', 'any afternoon'],
    ['at two thirty', 'any afternoon 14:30'],
    ['between 10 and noon', 'any morning'],
    ['no later than noon', 'any morning'],
    ['by 11', 'any morning'],
    ['after 5', 'any evening'],
    ['before 9', 'any morning'],
    ['by 9am', 'any morning 09:00'],
    ['0915 hours', 'any morning 09:15'],
    ['about 3pm or so', 'any afternoon 15:00'],
    ['first thing', 'any morning'],
    ['after work', 'any evening'],
    ['late afternoon', 'any afternoon'],
    ['quarter to 3', 'any afternoon 14:45'],
    ['2', 'any afternoon 14:00'],
    ['saturday at 9', '2026-11-28 morning 09:00'],
    ['Good morning! I have a couch', null],
    ['Morning! got an old fridge to get rid of', null],
    ['have a great weekend', null],
    ['how are you today', null],
    ['just the one fridge', null],
    ['a couch on the 3rd floor', null],
    ['third floor walk up', null],
    ['a live christmas tree', null],
    ['sunday dinner table', null],
    ['second hand dresser', null],
    ['10 to 12 bags of leaves', null],
    ['a 5 by 8 rug', null],
    ['1/2 ton of gravel', null],
    ['2 may be too early', null],
    ['sat on the deck for years', null],
    ['bought it in may 2019', null],
    ['we moved last friday', null],
    ['been there since monday', null],
    ['it broke last week', null],
    ['apt 2 at 14 Sunday Lake Road', null],
    ['31 May Street', null],
    ['5 April Lane', null],
    ['my name is April May', null],
    ['mon camion', null],
    ['call me at 902-555-0134 after 5', null],
    ['call anytime', null],
    ['text me in the morning', null],
    ['best time to call is after 6', null],
    ['text is best, evenings', null],
    ['902-555-0148 after 4pm', null],
    ["that's all for today", null],
    ['when can you come?', null],
    ['nine oh two, triple five, oh one thirty four', null],
    ['$50', null],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

it.each([
  ['friday', 0.9, 1],
  ['Dec 5', 0.9, 1],
  ['tomorrow morning please', 0.9, 1],
  ['my couch has to go, thursday works', 0.6, 1],
  ['after 5', 0.3, 0.6],
  ['morning', 0.3, 0.6],
  ['2', 0.3, 0.6],
  ['10-12', 0.3, 0.6],
  ['we move on the 30th', 0.3, 0.6],
])('recognisePickup of "%s" is as strong as it is sure', (text, least, below) => {
  const strength = recognise(text)?.strength ?? 0;
  expect(strength).toBeGreaterThanOrEqual(least);
  expect(strength).toBeLessThan(below);
});

it.each([
  ['Hi, I have a couch, could you pick up friday morning? my number is 902-555-0134', 'friday morning'],
  ['Pat Doe 902-555-0134 9 Elm Dr Bedford sat 10am', 'sat 10am'],
  ['couch, 45 Robie St Halifax, tues after 3, call 902 555 0134', 'tues after 3'],
  ['thursday or friday is good for us', 'thursday or friday'],
  ['friday is no good, how about monday', 'monday'],
  ['friday works, morning preferably', 'friday works, morning'],
  ['a week from friday around ten please', 'a week from friday around ten'],
])('recognisePickup of "%s" covers "%s"', (text, span) => {
  expect(recognise(text)?.span).toBe(span);
});

describe("recognisePickup uses Halifax's day and clock", () => {
  /** 23:30 on Saturday in Halifax; Sunday in UTC. */
  const LATE = new Date('2026-11-22T03:30:00Z');
  /** 30 minutes before the clocks go back, and forward. */
  const FALL = new Date('2026-11-01T04:30:00Z');
  const SPRING = new Date('2027-03-14T05:30:00Z');
  it.each([
    ['today', LATE, '2026-11-21'],
    ['saturday', LATE, '2026-11-21'],
    ['tomorrow', LATE, '2026-11-22'],
    ['asap', LATE, '2026-11-22 asap'],
    ['tonight', LATE, 'past'],
    ['tomorrow', FALL, '2026-11-02'],
    ['in 1 day', FALL, '2026-11-02'],
    ['sunday', FALL, '2026-11-01'],
    ['tomorrow', SPRING, '2027-03-15'],
    ['in two weeks', SPRING, '2027-03-28'],
    ['march 14 at 2:30pm', SPRING, '2027-03-14 afternoon 14:30'],
  ])('%s at %s', (text, now, expected) => {
    expect(shown(text, now)).toBe(expected);
  });
});

/** Any minute of two years. */
const anyNow = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') })
  .map((time) => new Date(time));
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const FORMATS: readonly ((year: number, month: number, date: number, weekday: string) => string)[] = [
  (year, month, date) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
  (year, month, date) => `${MONTHS[month - 1]} ${date}, ${year}`,
  (_year, month, date) => `${MONTHS[month - 1]} ${ordinal(date)}`,
  (_year, month, date) => `${ordinal(date)} of ${MONTHS[month - 1]?.toLowerCase()}`,
  (_year, month, date) => `${MONTHS[month - 1]?.slice(0, 3)} ${date}`,
  (_year, month, date, weekday) => `${weekday}, ${MONTHS[month - 1]?.slice(0, 3)}. ${date}`,
  (_year, month, date, weekday) => `${weekday.slice(0, 3)} the ${ordinal(date)} of ${MONTHS[month - 1]}`,
  (year, month, date) => `${year}/${month}/${date}`,
];

function ordinal(date: number): string {
  const ending = date % 100 > 10 && date % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');
  return `${date}${ending}`;
}

it('recognisePickup reads every day of the next 300 in every format', () => {
  fc.assert(
    fc.property(
      anyNow,
      fc.integer({ min: 0, max: 300 }),
      fc.constantFrom(...FORMATS),
      (now, ahead, format) => {
        const day = addDays(halifaxToday(now), ahead);
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
        const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? '';
        expect(shown(format(year, month, date, weekday), now)).toBe(day);
      },
    ),
    { numRuns: 300 },
  );
});

const PHRASES = fc.oneof(
  fc.constantFrom(
    ...'today tomorrow next last this week weekend friday tues the 3rd 31st dec march 5/12 at 2 pm morning in 3 days ago asap from not before after until no wait call me so but or and , . two thirty half past quarter to noon'.split(
      ' ',
    ),
    'day after tomorrow',
    'boxing day',
    '2026-12-01',
    'a week from',
    'end of the month',
    '12-05-2027',
    'second monday in',
  ),
  fc.string({ maxLength: 6 }),
);

it('recognisePickup never throws, stays inside the message and never returns a day that has passed', () => {
  fc.assert(
    fc.property(anyNow, fc.array(PHRASES, { maxLength: 12 }), (now, said) => {
      const utterance = readUtterance(said.join(' '));
      const today = halifaxToday(now);
      for (const { from, to, strength, value } of recognisePickup(utterance, {
        asked: null,
        known: NO_SLOTS,
        now,
      })) {
        expect(from >= 0 && from < to && to <= utterance.tokens.length).toBe(true);
        expect(strength > 0 && strength <= 1).toBe(true);
        const day = value.kind === 'pickup' ? (value.pickup as Pickup).day : null;
        expect(day === null || (day >= today && day <= addDays(today, 366))).toBe(true);
      }
    }),
    { numRuns: 600 },
  );
});

describe('a day among other days, on a Saturday morning', () => {
  it.each([
    // Told beside the matter.
    [
      "I've got my hair done monday and bingo tuesday so i guess thursday would be good, after lunch",
      '2026-11-26 afternoon',
    ],
    ['dentist monday at 9, so monday but later, say quarter to three', '2026-11-23 afternoon 14:45'],
    ['Have the furnace man Monday and a luncheon Tuesday noon. Thursday would be grand', '2026-11-26'],
    ['The painters come on the 30th so anything on Dec 2', '2026-12-02'],
    ['My flight is on the 4th, so please come on the 3rd, in the morning', '2026-12-03 morning'],
    [
      "I'm on nights mon tues wed and sleep till 3, so really the first good one is friday, after 4",
      '2026-11-27 afternoon',
    ],
    ['back from Moncton sunday night so i could do monday round noon', '2026-11-23 afternoon 12:00'],
    [
      'we get off at 6:30 in the morning and sleep until 2, so after 4 on the 27th please',
      '2026-11-27 afternoon',
    ],
    [
      'My last shift is on the 3rd of December, so kindly come on the 4th, in the morning hours',
      '2026-12-04 morning',
    ],
    ['friday works so that we have the room for saturday', '2026-11-27'],
    ['I have friday off', '2026-11-27'],
    // Bounds.
    ['has to be out by the 30th, so maybe sat the 28th', '2026-11-28'],
    ['by friday', '2026-11-27'],
    ['not before the 25th', '2026-11-25'],
    ['no later than noon on tuesday', '2026-11-24 morning'],
    // Counted from another.
    ['we close on december 4 so the day before, around 11', '2026-12-03 morning 11:00'],
    ['The last tenants leave Nov 30. Two days after that, 8 am', '2026-12-02 morning 08:00'],
    // Ruled out.
    ['wed no good thurs ok', '2026-11-26'],
    ['friday no monday', '2026-11-23'],
    ["except tuesdays I'm good all week", 'any'],
    ['any morning but monday', 'any morning'],
    ['any day except thursday or friday, mornings only', 'any morning'],
    ['the ramp is booked for us tue the 24th 9 till noon', '2026-11-24 morning'],
    // Sharpened.
    ['a saturday. the 28th if you can', '2026-11-28'],
    ['tomorrow if a truck is around, sunday afternoon', '2026-11-22 afternoon'],
    ['tues or wed next week', '2026-11-24'],
    ['evenings, any weekday next week', '2026-11-23 evening'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ['whenever works for yous', 'any'],
    ['not a bit fussy', 'any'],
    ["I'm not picky my love", 'any'],
    ['makes no difference to us', 'any'],
    ["doesn't matter one bit to me", 'any'],
    ["it's all the same to me", 'any'],
    ["I'll leave it up to you", 'any'],
    ['as soon as your lads can manage it', '2026-11-21 asap'],
    ['soon as a truck is free', '2026-11-21 asap'],
    ['the quicker the better frankly, it smells', '2026-11-21 asap'],
    ['quick as ye can', '2026-11-21 asap'],
    ["whenever you're next available", '2026-11-21 asap'],
    ['yesterday haha. as soon as you can', '2026-11-21 asap'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ['demain vers 3 h', '2026-11-22 afternoon 15:00'],
    ["dimanche dans l'après-midi", '2026-11-22 afternoon'],
    ['sunday around 2 hour in the afternoon', '2026-11-22 afternoon 14:00'],
    ['tmrw mornin so like 930', '2026-11-22 morning 09:30'],
    ['tues bout 4', '2026-11-24 afternoon 16:00'],
    ['monday b/w 1 and 4', '2026-11-23 afternoon'],
    ['eve', 'any evening'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ['my wife wants monday, me tuesday. tuesday it is', '2026-11-24'],
    ["we're home monday. afternoon's best", '2026-11-23 afternoon'],
    ["tuesday's chemo so how about thursday morning", '2026-11-26 morning'],
    ['the painters come monday. wednesday morning instead', '2026-11-25 morning'],
    ['on friday the 04.12. at 9:00', '2026-12-04 morning 09:00'],
    ['not before january. last friday of that', '2027-01-29'],
    ['tuesday first thing, the lads are there by then', '2026-11-24 morning'],
    ['monday at 8 and i mean 8 in the morning', '2026-11-23 morning 08:00'],
    ['tomorra evenin after me supper', '2026-11-22 evening'],
    ['saturday evening, not tonight, the next one', '2026-11-28 evening'],
    ['afternoons only, i start work at 7', 'any afternoon'],
    ['around 9 mon', '2026-11-23 morning 09:00'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});
