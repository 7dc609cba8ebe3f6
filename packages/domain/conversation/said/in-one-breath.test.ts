import { describe, expect, it } from '@jest/globals';
import type { Slots } from '../slots.ts';
import { converse, converseFrom, lastReplyOf, TO_INSTRUCTIONS, TO_REVIEW } from '../testing/converse.ts';
import { wordingIn } from '../wording/wording.ts';

const PICKUP = { day: '2026-11-25', slot: null, time: '13:30', asap: false };

/** The slots after a text at the recap, with what is known besides. */
function atRecap(text: string, known: Partial<Slots> = {}): Slots {
  const { state } = converse(...TO_REVIEW);
  return converseFrom({ ...state, slots: { ...state.slots, ...known } }, [text]).state.slots;
}

describe('a weekday in place of the one that is known', () => {
  it.each([
    ['thursday instead of wednesday', '2026-11-26'],
    ['can we make it thursday instead of wednesday, same time', '2026-11-26'],
    ['make it thursday, not wednesday', '2026-11-26'],
    ['not wednesday, friday', '2026-11-27'],
    ['swap the wednesday for the friday', '2026-11-27'],
    ['tuesday rather than wednesday please', '2026-11-24'],
    ['plutôt jeudi que mercredi', '2026-11-26'],
    ['make it thursday', '2026-11-19'],
    ['tomorrow instead of wednesday', '2026-11-19'],
    ['thursday of next week instead', '2026-11-26'],
    ['november 30 instead of wednesday', '2026-11-30'],
  ])('"%s" is %s', (text, day) => {
    expect(atRecap(text, { pickup: PICKUP }).pickup).toEqual({ ...PICKUP, day });
  });
});

describe('the hour put right', () => {
  it.each([
    ['I have a class monday morning, make it 2 pm monday', '2026-11-23', '14:00'],
    ['I work monday morning, move it to 3 pm', '2026-11-23', '15:00'],
    ['time should be 1500', '2026-11-23', '15:00'],
    ['the time should be 1500 now, meeting at 2', '2026-11-23', '15:00'],
    ['pickup time needs to be 1630', '2026-11-23', '16:30'],
    ['make it 10 30', '2026-11-23', null],
    ['make it around 10 30', '2026-11-23', '10:30'],
  ])('"%s" is %s at %s', (text, day, time) => {
    const pickup = { day: '2026-11-23', slot: 'morning', time: null, asap: false } as const;
    expect(atRecap(text, { pickup }).pickup).toMatchObject({ day, time });
  });
});

describe('details put right beside others', () => {
  it.each([
    ["it's lou@example.ca, dot ca not dot com", 'lou@example.ca'],
    ['lou@example.com dot com not dot ca', 'lou@example.com'],
    ["sam@example.ca, that's dot ca", 'sam@example.ca'],
    ['sam@example dot ca', 'sam@example.ca'],
    ['sam@mail.example dot qc dot ca', 'sam@mail.example.qc.ca'],
  ])('"%s" is the e-mail %s', (text, email) => {
    expect(atRecap(text).email).toBe(email);
  });

  it.each([
    ['change how you contact me to email, tess@example.com', 'email'],
    ['change the contact method: tess@example.com', 'email'],
    ['switch to email: tess@example.com', 'email'],
    ['add my email tess@example.com', 'phone'],
    ['my email is tess@example.com', 'phone'],
    ['change my phone number to 902 555 0177', 'phone'],
  ])('"%s" is answered by %s', (text, way) => {
    expect(atRecap(text).preferredContactMethod).toBe(way);
  });

  it.each([
    ['Anna Le Vert', "my last name is wrong, it's Levert", 'Anna Levert'],
    ['Anna De Long', 'last name is Delong, one word', 'Anna Delong'],
    ['Anna Le Vert', 'my last name is Blanc', 'Anna Le Blanc'],
    ['Anna Vert', 'my last name is Levert', 'Anna Levert'],
  ])('of %s "%s" makes %s', (name, text, now) => {
    expect(atRecap(text, { name }).name).toBe(now);
  });
});

describe('at the notes', () => {
  const { state } = converse(...TO_INSTRUCTIONS);

  it.each(['park on Cedar St, not in front', 'use Elm Ave, not the lane', 'come up Pine Street not Main'])(
    '"%s" leaves the address',
    (text) => {
      const { slots } = converseFrom(state, [text]).state;
      expect([slots.address, slots.specialInstructions]).toEqual([state.slots.address, text]);
    },
  );

  it('an address that is said to be the address is one', () => {
    const { slots } = converseFrom(state, ['actually the address is 14 Elm St, Dartmouth']).state;
    expect(slots.address).toBe('14 Elm St, Dartmouth');
  });

  it.each(['um', 'ummm', 'euh', 'sorry hit send'])('"%s" is no note and waits', (text) => {
    const after = converseFrom(state, [text]);
    expect(after.state.slots.specialInstructions).toBe(null);
    expect(lastReplyOf(after)).toContain(wordingIn().pause);
  });
});
