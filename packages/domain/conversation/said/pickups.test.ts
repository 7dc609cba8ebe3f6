import { describe, expect, it } from '@jest/globals';
import { converse, TO_INSTRUCTIONS, TO_NAME, TO_PHONE, TO_PICKUP, TO_REVIEW } from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const ORDER = '30 Wyse Road, Dartmouth';

sayings('by when all of it has to be gone is until then', [
  [
    TO_PICKUP,
    'samedi, faut que ce soit fini à midi',
    { pickup: { day: '2026-11-21', bounds: { from: null, until: '12:00' } } },
  ],
  [
    TO_PICKUP,
    'samedi matin, pis faut que ça soit terminé pour midi',
    { pickup: { slot: 'morning', bounds: { until: '12:00' } } },
  ],
  [
    TO_PICKUP,
    'saturday, it has to be done by noon',
    { pickup: { day: '2026-11-21', bounds: { from: null, until: '12:00' } } },
  ],
  [
    TO_PICKUP,
    'friday but everything must be out by 5pm',
    { pickup: { day: '2026-11-20', bounds: { until: '17:00' } } },
  ],
  [TO_REVIEW, 'it needs to be finished before noon', { pickup: { bounds: { until: '12:00' } } }],
  [
    TO_INSTRUCTIONS,
    'faut que ce soit fini à midi',
    { pickup: { time: '14:00' }, specialInstructions: 'faut que ce soit fini à midi' },
  ],
  [TO_PICKUP, 'saturday, im done by noon', { pickup: { bounds: { from: '12:00', until: null } } }],
  [TO_PICKUP, 'samedi, je finis à midi', { pickup: { bounds: { from: '12:00', until: null } } }],
]);

sayings('a date among the answers of a first message', [
  [
    [],
    `1 couch, ${ORDER}, friday december 11 at 10am, Rita Aucoin, 902-555-0127, by text`,
    { pickup: { day: '2026-12-11', time: '10:00' }, name: 'Rita Aucoin', preferredContactMethod: 'sms' },
  ],
  [
    [],
    "un lit et une commode, le mardi 15 décembre vers 14h, SMS uniquement, ne m'appelez surtout pas",
    { pickup: { day: '2026-12-15', time: '14:00' }, preferredContactMethod: 'sms' },
  ],
  [[], 'a couch, before christmas', { pickup: null }],
  [[], 'a couch and a bed, we move december 15th', { pickup: null }],
]);

sayings('a date with its hour in a first message', [
  [
    [],
    'two mattresses at 8 Pine St Dartmouth thursday december 10 at 11 am. Denis Roy',
    { pickup: { day: '2026-12-10', time: '11:00' }, name: 'Denis Roy', address: '8 Pine St Dartmouth' },
  ],
  [
    [],
    'un divan et un frigo au 14 rue Maple à Dartmouth samedi 5 décembre à 10 h. Lucie Gagnon, 902 555 0133',
    { pickup: { day: '2026-12-05', time: '10:00' }, address: '14 rue Maple, Dartmouth' },
  ],
  [[], 'we close on friday december 11 at 10am, two couches to go', { pickup: null }],
  [[], 'my brother was supposed to take this to the dump in September. five chairs', { pickup: null }],
]);

sayings('first and second choice in words', [
  [
    TO_PICKUP,
    'First choice would be Thursday afternoon, second choice Friday morning',
    {
      pickup: { day: '2026-11-19', slot: 'afternoon' },
      specialInstructions: 'Pickup: "First choice would be Thursday afternoon, second choice Friday morning"',
    },
  ],
  [
    TO_PICKUP,
    "Friday at 2. Hang on, that's the Legion supper. Saturday at 2",
    { pickup: { day: '2026-11-21' } },
  ],
]);

sayings('a second choice', [
  [
    TO_PICKUP,
    'Tuesday if you can otherwise Thursday',
    {
      pickup: { day: '2026-11-19', otherDays: ['2026-11-24'] },
      specialInstructions: 'Pickup: "Tuesday if you can otherwise Thursday"',
    },
  ],
  [
    TO_PICKUP,
    'friday if possible otherwise monday',
    { pickup: { day: '2026-11-20', otherDays: ['2026-11-23'] } },
  ],
  [
    TO_PICKUP,
    'vendredi si possible, sinon lundi',
    { pickup: { day: '2026-11-20', otherDays: ['2026-11-23'] } },
  ],
]);

const ANY_DAY = { day: null, slot: null, time: null, asap: false };
const noted = (words: string) => ({ specialInstructions: `Pickup: "${words}"` });

sayings('the day that is wanted first, and the one that suits as well', [
  [
    TO_PICKUP,
    'sunday if possible or monday',
    {
      pickup: { day: '2026-11-22', otherDays: ['2026-11-23'] },
      ...noted('sunday if possible or monday'),
    },
  ],
  [
    TO_PICKUP,
    'ideally thursday, otherwise friday',
    {
      pickup: { day: '2026-11-19', otherDays: ['2026-11-20'] },
      ...noted('ideally thursday, otherwise friday'),
    },
  ],
  [TO_PICKUP, 'dimanche si possible ou lundi', { pickup: { day: '2026-11-22', otherDays: ['2026-11-23'] } }],
  ...(
    [
      ['saturday is best but sunday works too', '2026-11-21'],
      ['saturday preferred, sunday ok', '2026-11-21'],
      ['thursday if possible, friday if not', '2026-11-19'],
      ["thursday or friday if thursday doesn't work", '2026-11-19'],
      ['best would be thursday, second choice friday', '2026-11-19'],
    ] as const
  ).map(([text, day]) => [TO_PICKUP, text, { pickup: { day }, ...noted(text) }] as const),
  [
    TO_PICKUP,
    'le mieux serait jeudi mais vendredi ça marche aussi',
    {
      pickup: { day: '2026-11-19' },
      specialInstructions: FRENCH.pickup.wish('le mieux serait jeudi mais vendredi ça marche aussi'),
    },
  ],
  [TO_PICKUP, 'friday if possible', { pickup: { day: '2026-11-20' }, specialInstructions: null }],
  [
    TO_PICKUP,
    'thursday, actually friday would be best',
    { pickup: { day: '2026-11-20' }, specialInstructions: null },
  ],
  [TO_PICKUP, 'not sunday, monday is best', { pickup: { day: '2026-11-23' }, specialInstructions: null }],
]);

sayings('any day but one', [
  ...[
    'any day but wednesday',
    'any day except the weekend',
    'any other day than wednesday',
    'any day apart from wednesday',
    'anyday cept wed',
    'no wednesdays, otherwise whatever',
  ].map((text) => [TO_PICKUP, text, { pickup: ANY_DAY, ...noted(text) }] as const),
  ...[
    "n'importe quel jour sauf mercredi",
    'tous les jours sauf la fin de semaine',
    'toute la semaine sauf mercredi',
    "pas mercredi, autrement n'importe quand",
    "n'importe quel jour à part mercredi",
  ].map(
    (text) => [TO_PICKUP, text, { pickup: ANY_DAY, specialInstructions: FRENCH.pickup.wish(text) }] as const,
  ),
  [TO_PICKUP, 'any time from friday', { pickup: { day: '2026-11-20' } }],
  [TO_PICKUP, 'not wednesday', { pickup: null }],
]);

sayings('the weekend that is left out leaves the hours', [
  [
    [...TO_PICKUP, 'any morning'],
    'weekdays only please, not weekends',
    {
      pickup: { day: null, slot: 'morning' },
      specialInstructions: 'Pickup: "weekdays only please, not weekends"',
    },
  ],
]);

sayings('days and hours in French', [
  [
    TO_PICKUP,
    'demain apres midi vers 2h',
    { pickup: { day: '2026-11-19', slot: 'afternoon', time: '14:00' } },
  ],
  [
    TO_PICKUP,
    'entre le 10 et le 12 décembre',
    { pickup: { day: '2026-12-10', otherDays: ['2026-12-11', '2026-12-12'] } },
  ],
  [TO_REVIEW, 'attention, mon entrée est très étroite', { pickup: { day: '2026-11-20' } }],
]);

sayings('pickups', [
  [
    TO_REVIEW,
    'theres a lamp to go from 307',
    { pickup: { day: '2026-11-20', slot: 'afternoon', time: '14:00', asap: false } },
  ],
  [[], 'four units turned over this month. dressers and bed frames', { pickup: null }],
  [[], 'a stack of chairs, ten or so, and a bench', { pickup: null }],
  [[], 'a desk and a bookcase. we fly out on the 28th', { pickup: null }],
  [
    [],
    'need a dryer hauled out of the basement friday morning',
    { pickup: { day: '2026-11-20', slot: 'morning', time: null, asap: false } },
  ],
  [[], '2 mattresses. Would like it gone by month end.', { pickup: null }],
  [
    TO_PICKUP,
    'sunday if you work sundays, around 11',
    { pickup: { day: '2026-11-22', slot: 'morning', time: '11:00', asap: false } },
  ],
  [
    TO_PICKUP,
    'je finis samedi matin, faque samedi en après-midi svp',
    { pickup: { day: '2026-11-21', slot: 'afternoon', time: null, asap: false } },
  ],
  [
    TO_REVIEW,
    'gotta move it. same time but next wednesday the 25th',
    { pickup: { day: '2026-11-25', slot: 'afternoon', time: '14:00', asap: false } },
  ],
  [[], 'washer and dryer, new ones coming friday', { pickup: null }],
  [[], 'we are shifting flat end of month. a couch', { pickup: null }],
  [
    TO_PICKUP,
    'tmrw or friday, either, after 9 am. friday if i have to pick',
    {
      pickup: {
        day: '2026-11-20',
        slot: 'morning',
        time: null,
        bounds: { from: '09:00', until: null },
        asap: false,
      },
    },
  ],
  [TO_PICKUP, 'saturday mawnin', { pickup: { day: '2026-11-21', slot: 'morning', time: null, asap: false } }],
  [
    TO_REVIEW,
    "make it monday instead, friday's nuts here. same time",
    { pickup: { day: '2026-11-23', slot: 'afternoon', time: '14:00', asap: false } },
  ],
  [
    [...TO_PICKUP, '5/12'],
    'neither sorry, fat fingers, i meant december 14',
    { pickup: { day: '2026-12-14', slot: null, time: null, asap: false } },
  ],
  [TO_PICKUP, 'do weekends cost more', { pickup: null }],
  [TO_PHONE, "Je passe, je suis encore à Gatineau jusqu'à jeudi.", { pickup: null }],
  [TO_PHONE, "my cell's dead this week, use my daughters 782 555 0121", { pickup: null }],
  [TO_NAME, 'skip for now, itll look different by sunday anyway', { pickup: null }],
  [
    TO_REVIEW,
    "When you say Friday you do mean the 20th, don't you?",
    { pickup: converse(...TO_REVIEW).state.slots.pickup },
  ],
  [
    TO_PICKUP,
    'thrusday nex week in the mornin',
    { pickup: { day: '2026-11-26', slot: 'morning', time: null, asap: false } },
  ],
  // The part of the day that somebody works in is none for the pickup.
  [
    TO_PICKUP,
    "I'm night duty till Friday so Saturday afternoon is ok",
    { pickup: { day: '2026-11-21', slot: 'afternoon', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    "I'm the night guard there, so friday afternoon",
    { pickup: { day: '2026-11-20', slot: 'afternoon', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'je suis sur le quart de soir donc samedi après-midi',
    { pickup: { day: '2026-11-21', slot: 'afternoon', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'saturday night is ok for me',
    { pickup: { day: '2026-11-21', slot: 'evening', time: null, asap: false } },
  ],
  // Dinner is at noon to some, which the hour tells.
  [
    TO_PICKUP,
    'Monday after dinner, about 1',
    { pickup: { day: '2026-11-23', slot: 'afternoon', time: '13:00', asap: false } },
  ],
  [
    TO_PICKUP,
    "Monday after dinner, say 2 o'clock",
    { pickup: { day: '2026-11-23', slot: 'afternoon', time: '14:00', asap: false } },
  ],
  [
    TO_PICKUP,
    'Monday after dinner, say 7',
    { pickup: { day: '2026-11-23', slot: 'evening', time: '19:00', asap: false } },
  ],
  [
    TO_PICKUP,
    'Monday after dinner',
    { pickup: { day: '2026-11-23', slot: 'evening', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'lundi après dîner, vers 1h',
    { pickup: { day: '2026-11-23', slot: 'afternoon', time: '13:00', asap: false } },
  ],
  [
    TO_PICKUP,
    'lundi après le souper, vers 6h',
    { pickup: { day: '2026-11-23', slot: 'evening', time: '18:00', asap: false } },
  ],
  // "First" that tells what comes before the rest is no date.
  [TO_PICKUP, "I'll ask my son when he gets home first", { pickup: null }],
  [TO_PICKUP, 'my wife has to be done work first', { pickup: null }],
  [TO_PICKUP, 'je dois demander à ma femme en premier', { pickup: null }],
  [TO_PICKUP, 'the first', { pickup: { day: '2026-12-01', slot: null, time: null, asap: false } }],
  [TO_PICKUP, 'december first', { pickup: { day: '2026-12-01', slot: null, time: null, asap: false } }],
  // A "no" behind a day with its time puts right.
  [
    TO_PICKUP,
    'monday mornin, er no thrusday the 26th mornin',
    { pickup: { day: '2026-11-26', slot: 'morning', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'friday morning, no saturday morning',
    { pickup: { day: '2026-11-21', slot: 'morning', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'friday morning no monday afternoon',
    { pickup: { day: '2026-11-23', slot: 'afternoon', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'friday at 2, no saturday at 3',
    { pickup: { day: '2026-11-21', slot: 'afternoon', time: '15:00', asap: false } },
  ],
  [
    TO_PICKUP,
    'vendredi matin, non samedi après-midi',
    { pickup: { day: '2026-11-21', slot: 'afternoon', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'lundi matin, euh non mercredi le 25 au matin',
    { pickup: { day: '2026-11-25', slot: 'morning', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'vendredi, non, samedi',
    { pickup: { day: '2026-11-21', slot: null, time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'friday morning, no mondays',
    { pickup: { day: '2026-11-20', slot: 'morning', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'friday afternoon, no stairs',
    { pickup: { day: '2026-11-20', slot: 'afternoon', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'friday or saturday morning, no sunday morning',
    { pickup: { day: '2026-11-20', slot: 'morning', time: null, asap: false, otherDays: ['2026-11-21'] } },
  ],
]);

describe('the part of the day that stands beside a day', () => {
  const said = (...parts: string[]) => converse(parts.join(', ')).state.slots.pickup;

  it.each([
    'my phone is best after 6',
    "I'm home evenings",
    'reach me mornings',
    'call anytime after 3',
    'text me in the evening',
    'the new couch comes at noon',
    'my husband works nights',
    'I work till 4',
  ])('stays, in a long first message with %j', (other) => {
    const pickup = { day: '2026-11-21', slot: 'morning' };
    for (const when of ['saturday morning', 'on saturday morning please', 'ideally saturday morning']) {
      expect(said('got a couch to go', when, other, 'Jane Roe')).toMatchObject(pickup);
      expect(said('got a couch to go', other, when, '902-555-0148')).toMatchObject(pickup);
    }
  });
});

sayings('days that suit alike, in one month', [
  [TO_PICKUP, 'nov 26 or 27', { pickup: { day: '2026-11-26', otherDays: ['2026-11-27'] } }],
  [TO_PICKUP, 'dec 2, 3 or 4', { pickup: { day: '2026-12-02', otherDays: ['2026-12-03', '2026-12-04'] } }],
  [TO_PICKUP, 'december 1st and 2nd both work', { pickup: { day: '2026-12-01', otherDays: ['2026-12-02'] } }],
]);

sayings('an early hour is of the morning', [
  [TO_PICKUP, 'tuesday at 7 if you come that early', { pickup: { day: '2026-11-24', time: '07:00' } }],
  [TO_PICKUP, 'friday 7:30 if you start so early', { pickup: { day: '2026-11-20', time: '07:30' } }],
  [
    TO_PICKUP,
    'my landlord wants it out so early afternoon tomorrow',
    { pickup: { day: '2026-11-19', slot: 'afternoon' } },
  ],
  [TO_PICKUP, 'friday 7:30', { pickup: { day: '2026-11-20', time: '19:30' } }],
]);

sayings('the next day of somebody is not the first there is', [
  [TO_PICKUP, 'the next day im off is the 26th', { pickup: { day: '2026-11-26', asap: false } }],
  [TO_PICKUP, 'the next day we are home is december 3', { pickup: { day: '2026-12-03', asap: false } }],
  [TO_PICKUP, 'next available day', { pickup: { asap: true } }],
]);

sayings('the day on which others come is none', [
  [[], 'the movers come the 30th, we need the beds gone', { pickup: null }],
  [[], 'our painters come on the 2nd of december. two sofas', { pickup: null }],
]);

sayings('a time that is that of other days alone', [
  [
    TO_PICKUP,
    'weekday evenings or saturday',
    {
      pickup: { day: '2026-11-21', slot: null },
      specialInstructions: 'Pickup: "weekday evenings or saturday"',
    },
  ],
  [TO_PICKUP, 'weekday evenings or saturday morning', { pickup: { day: '2026-11-21', slot: 'morning' } }],
  [TO_PICKUP, 'saturday or any weekday after 5', { pickup: { day: '2026-11-21', slot: null, time: null } }],
  [
    TO_PICKUP,
    'les soirs de semaine ou le samedi',
    {
      pickup: { day: '2026-11-21', slot: null },
      specialInstructions: 'Ramassage\u00a0: «\u00a0les soirs de semaine ou le samedi\u00a0»',
    },
  ],
  [
    TO_PICKUP,
    'friday afternoon or saturday',
    {
      pickup: { day: '2026-11-20', slot: 'afternoon' },
      specialInstructions: 'Pickup: "friday afternoon or saturday"',
    },
  ],
  [TO_PICKUP, 'weekday evenings', { pickup: { day: null, slot: 'evening' } }],
]);

sayings('a weekday that is cut short before its date', [
  [
    TO_PICKUP,
    'any day is ok but morning Thurs. Dec 3 is best',
    { pickup: { day: '2026-12-03', slot: 'morning' } },
  ],
  [TO_PICKUP, 'afternoon on Tues. Nov 24', { pickup: { day: '2026-11-24', slot: 'afternoon' } }],
]);

sayings('a pickup as francophones of the province put it', [
  [
    TO_PICKUP,
    'demain aprem si ça marche pour vous autres',
    { pickup: expect.objectContaining({ day: '2026-11-19', slot: 'afternoon' }) },
  ],
  [TO_PICKUP, 'aussitôt que vous pouvez, ça pue', { pickup: expect.objectContaining({ asap: true }) }],
]);

it.each(['can u come tomorrow', 'could u guys come 2morrow'])(
  '%j is asked whether it is to be put down',
  (text) => {
    expect(converse(...TO_PICKUP, text).state.pending).toMatchObject({
      kind: 'confirm',
      slots: { pickup: { day: '2026-11-19' } },
    });
  },
);
