import { describe, expect, it } from '@jest/globals';
import { extractSlots } from './extract-slots.ts';

/** A Saturday, eleven in the morning in Halifax. */
const context = { now: new Date('2026-11-21T15:00:00Z') };
const phone = { display: '(902) 555-0148', e164: '+19025550148' };
const on = (day: string | null, more: object = {}) => ({ day, slot: null, time: null, asap: false, ...more });
const at = (address: string, area: string | null, postalCode: string | null) => ({
  address,
  area,
  postalCode,
  outside: false,
});

describe('extractSlots finds every slot of one message', () => {
  const whole = {
    name: 'Jane Roe',
    phone,
    address: at('12 Oak St Dartmouth B2Y 1A1', 'Dartmouth', 'B2Y 1A1'),
    pickup: on('2026-11-22', { slot: 'morning' }),
  };
  it.each([
    ['Jane Roe, 902-555-0148, 12 Oak St Dartmouth B2Y 1A1, tomorrow morning', whole],
    ['Jane Roe 902-555-0148 12 Oak St Dartmouth B2Y 1A1 tomorrow morning', whole],
    ['tomorrow morning; 12 Oak St Dartmouth b2y1a1; jane roe; (902) 555 0148', whole],
    ['Jane Roe\n902-555-0148\n12 Oak St Dartmouth B2Y 1A1\ntomorrow morning', whole],
    [
      'name: Jane Roe\nphone: 9025550148\naddress: 12 Oak St Dartmouth B2Y 1A1\nwhen: tomorrow morning',
      whole,
    ],
    [
      'Jane Roe\n902-555-0148\n12 Oak St\nDartmouth B2Y 1A1',
      { name: 'Jane Roe', phone, address: at('12 Oak St, Dartmouth B2Y 1A1', 'Dartmouth', 'B2Y 1A1') },
    ],
    ['Jane\n902 555 0148', { name: 'Jane', phone }],
    ['This is Stan Cole, you can call 902-555-0148 anytime', { name: 'Stan Cole', phone }],
    [
      'I live at 8 Elm Ave, Halifax B3H 2K1',
      { address: at('8 Elm Ave, Halifax B3H 2K1', 'Halifax', 'B3H 2K1') },
    ],
    [
      'ruth bay. 902-555-0148. 9 cole harbour rd b2v 1e1',
      { name: 'Ruth Bay', phone, address: at('9 cole harbour rd B2V 1E1', 'Cole Harbour', 'B2V 1E1') },
    ],
    [
      'my name is jane roe my number is 902-555-0148 and my address is 12 oak street halifax',
      { name: 'Jane Roe', phone, address: at('12 oak street halifax', 'Halifax', null) },
    ],
    ['jane 902 555 0148', { name: 'Jane', phone }],
    [
      'Hi, I’m Jane Roe and I have an old couch. My number is 902 555 0148. I live at 12 Oak St, Halifax. Friday at 2 works, text me 🙂',
      {
        name: 'Jane Roe',
        phone,
        address: at('12 Oak St, Halifax', 'Halifax', null),
        pickup: on('2026-11-27', { slot: 'afternoon', time: '14:00' }),
        junk: { junkType: 'furniture', confidence: 0.9 },
        contactMethod: 'sms',
      },
    ],
    [
      'need a fridge gone from 5 Elm Street Bedford asap, jane@example.com',
      {
        address: at('5 Elm Street Bedford', 'Bedford', null),
        pickup: on('2026-11-21', { asap: true }),
        email: 'jane@example.com',
        junk: { junkType: 'appliances', confidence: 0.9 },
      },
    ],
    [
      'Apt 4, 12 Oak St, Halifax NS B3H 1A1, 902-555-0148 ext 12',
      {
        phone: { display: '(902) 555-0148 x12', e164: '+19025550148' },
        address: at('Apt 4, 12 Oak St, Halifax NS B3H 1A1', 'Halifax', 'B3H 1A1'),
      },
    ],
    [
      'Bonjour, je m’appelle Zoé, 902-555-0148, demain matin svp',
      { name: 'Zoé', phone, pickup: on('2026-11-22', { slot: 'morning' }) },
    ],
  ])('%j', (text, slots) => {
    expect(extractSlots(text, context)).toEqual(slots);
  });
});

describe('extractSlots finds a single answer and no other slot', () => {
  it.each([
    ['Jane Roe', {}],
    ['Bob Wood', {}],
    ['April May', {}],
    ['902-555-0148', { phone }],
    ['12 Oak St', {}],
    ['12 Brick Lane Halifax', { address: at('12 Brick Lane Halifax', 'Halifax', null) }],
    ['12 March St, Dartmouth', { address: at('12 March St, Dartmouth', 'Dartmouth', null) }],
    ['tomorrow morning', { pickup: on('2026-11-22', { slot: 'morning' }) }],
    ['2026-12-05 at 10am', { pickup: on('2026-12-05', { slot: 'morning', time: '10:00' }) }],
    ['jane@example.com', { email: 'jane@example.com' }],
    ['couch', { junk: { junkType: 'furniture', confidence: 0.9 } }],
    ['a night table', { junk: { junkType: 'furniture', confidence: 0.9 } }],
    ['couch and a fridge', {}],
    ['side door, gate code 1234', {}],
    ['text me', { contactMethod: 'sms' }],
    ['call', {}],
    ['yes', {}],
    ['no thanks', {}],
    ['', {}],
  ])('%j', (text, slots) => {
    expect(extractSlots(text, context)).toEqual(slots);
  });
});
