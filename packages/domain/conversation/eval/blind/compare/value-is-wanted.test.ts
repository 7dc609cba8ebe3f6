import { expect, it } from '@jest/globals';
import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import { NO_SLOTS, type Slots } from '../../../slots.ts';
import type { BlindWants, WantedKey } from '../batch.ts';
import { valueIsWanted } from './value-is-wanted.ts';

const friday: Pickup = { day: '2026-11-20', slot: null, time: null, asap: false };
const soon: Pickup = { day: '2026-11-18', slot: null, time: null, asap: true };
const when = (wanted: object): BlindWants => ({ when: [{ asap: false, ...wanted }] });
const day = ['2026-11-20'];

const RIGHT: readonly (readonly [WantedKey, BlindWants, Partial<Slots>])[] = [
  ['junk', { junk: ['household', 'other'] }, { junkType: 'other' }],
  [
    'items',
    { items: ['couch', 'book shelf', 'batteries'] },
    { junkText: '2 couches, a shelf for books, a battery' },
  ],
  [
    'items',
    { items: ['branche', 'bureau', 'journal', 'cheveu', 'armoire'] },
    { junkText: "des branches, deux bureaux, de vieux journaux, des cheveux, l'armoire" },
  ],
  ['notes', { notes: ['ascenseur de service'] }, { specialInstructions: 'par l’ascenseur de service' }],
  ['items', { items: ['stove'] }, { specialInstructions: 'the stoves are in the shed' }],
  ['name', { name: ["Ann O'Neil"] }, { name: 'Ann O’Neil' }],
  ['phone', { phone: ['9025550134 x12'] }, { phone: '(902) 555-0134 x12' }],
  [
    'address',
    { address: ['12 Oak Street, Apt #4, Dartmouth, Nova Scotia b2w1a1'] },
    { address: '12 oak st apt 4 Dartmouth NS B2W 1A1' },
  ],
  ['address', { address: ['1 A Rd', 'Unit 3, 9 Élan Avenue'] }, { address: '#3 - 9 elan av.' }],
  ['when', when({ day }), { pickup: friday }],
  [
    'when',
    when({ day: ['2026-11-19', '2026-11-20'], part: ['morning'] }),
    { pickup: { ...friday, slot: 'morning' } },
  ],
  ['when', when({ day, time: ['14:00'] }), { pickup: { ...friday, slot: 'afternoon', time: '14:00' } }],
  [
    'when',
    when({ day, time: ['14:00'] }),
    { pickup: { ...friday, slot: 'afternoon', bounds: { from: '14:00', until: null } } },
  ],
  [
    'when',
    when({ day, part: ['afternoon'] }),
    { pickup: { ...friday, slot: 'afternoon', bounds: { from: '14:00', until: null } } },
  ],
  ['when', when({ day: ['any'] }), { pickup: { ...friday, day: null } }],
  ['when', when({ asap: true }), { pickup: soon }],
  ['contact', { contact: ['sms'] }, { preferredContactMethod: 'sms' }],
  ['email', { email: ['ann@b.ca'] }, { email: 'Ann@B.ca' }],
  [
    'notes',
    { notes: ['Buzzer 14', 'stairs'] },
    { specialInstructions: 'it is buzzer 14.', access: 'stairs' },
  ],
  ['notes', { notes: [] }, {}],
  [
    'notes',
    { notes: ['service lift', "neighbour's gate", 'its low'] },
    { specialInstructions: "the service lift’s round back; by the neighbour's gate, it's low" },
  ],
];

const WRONG: readonly (readonly [WantedKey, BlindWants, Partial<Slots>])[] = [
  ['junk', { junk: ['yard'] }, {}],
  ['items', { items: ['couch', 'rug'] }, { junkText: 'a couch' }],
  ['items', { items: ['eau'] }, { junkText: 'un anneau' }],
  ['items', { items: ['bureau'] }, { junkText: 'un bure' }],
  ['notes', { notes: ['ascenseur'] }, { specialInstructions: 'les ascenseurs' }],
  ['name', { name: ['Ann Lee'] }, { name: 'ann lee' }],
  ['phone', { phone: ['9025550134'] }, { phone: '(902) 555-0134 x12' }],
  ['address', { address: ['12 Oak St, Dartmouth'] }, { address: '12 Oak Rd, Dartmouth' }],
  ['when', when({ day }), { pickup: { ...friday, slot: 'morning' } }],
  ['when', when({ day, part: ['morning'] }), { pickup: { ...friday, slot: 'morning', time: '09:00' } }],
  ['when', when({ day, time: ['09:00'] }), { pickup: { ...friday, slot: 'morning' } }],
  [
    'when',
    when({ day, time: ['15:00'] }),
    { pickup: { ...friday, slot: 'afternoon', bounds: { from: '14:00', until: null } } },
  ],
  ['when', when({ day: ['any'] }), { pickup: soon }],
  ['when', when({ asap: true }), { pickup: friday }],
  ['notes', { notes: [] }, { specialInstructions: 'no' }],
  ['notes', { notes: ['buzzer 14'] }, { specialInstructions: 'buzzer 143' }],
  ['notes', { notes: ['service lift'] }, { specialInstructions: 'services lifted' }],
];

it.each(RIGHT)('%s %j is met by %j', (key, wants, slots) => {
  expect(valueIsWanted(key, wants, { ...NO_SLOTS, ...slots }, NO_SLOTS)).toBe(true);
});

it.each(WRONG)('%s %j is not met by %j', (key, wants, slots) => {
  expect(valueIsWanted(key, wants, { ...NO_SLOTS, ...slots }, NO_SLOTS)).toBe(false);
});

it('a wanted time without a day or an hour leaves them as they were', () => {
  const known = { ...NO_SLOTS, pickup: { ...friday, slot: 'morning' as const } };
  const after = { ...NO_SLOTS, pickup: { ...friday, slot: 'evening' as const } };
  expect(valueIsWanted('when', when({ part: ['evening'] }), after, known)).toBe(true);
  expect(valueIsWanted('when', when({ part: ['evening'] }), after, NO_SLOTS)).toBe(false);
  expect(valueIsWanted('when', when({ day }), known, known)).toBe(true);
});

it('a slot of which nothing is wanted is neither right nor wrong', () => {
  expect(valueIsWanted('name', {}, NO_SLOTS, NO_SLOTS)).toBeNull();
});
