import { expect, it } from '@jest/globals';
import { leadFromSlots } from '../../conversation/lead-from-slots.ts';
import { NO_SLOTS, type Slots } from '../../conversation/slots.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import { firstWords, ownWords, withChatLines } from './own-words.ts';

const TOLD: Slots = {
  ...NO_SLOTS,
  junkText: 'an old couch',
  mentioned: ['hot tub'],
  pickup: { day: '2026-11-28', otherDays: ['2026-11-29'], slot: null, time: '15:00', asap: false },
  addressOutside: true,
  photo: { kind: 'local' },
  specialInstructions: 'gate code 4471\nWhen to call: after 5',
};
const detailsOf = (slots: Slots) =>
  leadFromSlots(slots, { visitorId: 'v', sessionId: 's' }, true).details ?? '';
const CHAT = detailsOf(TOLD);
const OWN = 'an old couch\ngate code 4471\nWhen to call: after 5';
const ENTRIES =
  'Added by the customer on 2026-11-22:\na piano too\n\nAsked again on 2026-11-23 (form):\nAccess: stairs\nPreferred date: 2026-12-01\na bed';

it('a visitor reads their own words of what the chat has written', () => {
  expect(CHAT.split('\n')).toHaveLength(7);
  expect(ownWords(CHAT)).toBe(OWN);
  expect(ownWords('Two sofas.\n\nThird floor')).toBe('Two sofas.\n\nThird floor');
  expect(ownWords(detailsOf({ ...NO_SLOTS, mentioned: ['hot tub'] }))).toBeNull();
  expect(ownWords(null)).toBeNull();
});

it('and of what was added later', () => {
  expect(ownWords(`${CHAT}\n\n${ENTRIES}`)).toBe(`${OWN}\n\na piano too\n\na bed`);
  expect(firstWords(`${CHAT}\n\n${ENTRIES}`)).toBe(CHAT);
  expect(firstWords(ENTRIES)).toBeNull();
  // A visitor's line is none of the server's.
  expect(ownWords('Access: by the back door')).toBe('Access: by the back door');
});

it('what they send back as they read it is stored as the chat has written it', () => {
  const notes = CHAT.split('\n').slice(1, -2);
  expect(withChatLines(OWN, CHAT)).toBe(
    [...notes, 'Junk: an old couch', 'Special instructions: gate code 4471', 'When to call: after 5'].join(
      '\n',
    ),
  );
  expect(withChatLines(OWN, `${CHAT}\n\n${ENTRIES}`)).toBe(withChatLines(OWN, CHAT));
  expect(withChatLines('two couches\ngate code 4471', CHAT)).toBe(
    [...notes, 'two couches', 'Special instructions: gate code 4471'].join('\n'),
  );
});

it('what the form says itself of the pickup takes the place of what the chat did', () => {
  const told = withChatLines('As soon as possible, please.\nan old couch', CHAT);
  expect(told).not.toContain('Pickup time');
  expect(told).toContain('Junk: an old couch');
});

it('nothing is lost of what was sent, and nothing is made of nothing', () => {
  const long = 'x'.repeat(MAX_DETAILS);
  expect(withChatLines(long, CHAT)).toBe(long);
  expect(withChatLines(null, CHAT)).toBeNull();
  expect(withChatLines('two sofas', null)).toBe('two sofas');
  expect(withChatLines('two sofas', 'a bed')).toBe('two sofas');
});
