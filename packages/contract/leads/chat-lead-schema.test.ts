import { leadFromSlots } from '@harbour-haul/domain/conversation/lead-from-slots';
import { NO_SLOTS } from '@harbour-haul/domain/conversation/slots';
import { recogniseEmail } from '@harbour-haul/domain/conversation/understanding/recognisers/email/recognise-email';
import { readUtterance } from '@harbour-haul/domain/conversation/understanding/utterance/read-utterance';
import { expect, it } from '@jest/globals';
import { INVALID } from '../messages.ts';
import { validationErrors } from '../validate.ts';
import { chatLeadSchema } from './chat-lead-schema.ts';

const NOW = new Date('2026-11-18T15:00:00Z');

it('takes what the conversation makes of its slots, at their longest', async () => {
  const lead = leadFromSlots(
    {
      junkType: 'furniture',
      junkConfidence: 0.9,
      junkClassificationSource: 'ai',
      junkText: 'couch '.repeat(1000),
      photo: { kind: 'local' },
      name: 'J'.repeat(500),
      phone: '(902) 555-0148 x12345',
      address: '12 Oak St, Dartmouth '.repeat(50),
      addressOutside: true,
      pickup: { day: '2026-11-18', slot: 'morning', time: null, asap: true },
      preferredContactMethod: 'email',
      email: 'jane.roe+home@mail.example.com',
      specialInstructions: 'gate '.repeat(800),
      access: 'stairs',
      hazards: Array.from({ length: 50 }, (_, index) => `propane tank ${index}`),
      openQuestions: [`Do you take ${'pianos '.repeat(300)}?`, 'Is there\u0000 parking?'],
    },
    { visitorId: 'visitor-1', sessionId: 'session-1' },
    true,
  );
  await expect(chatLeadSchema(NOW).validate(lead, { strict: true })).resolves.toEqual(lead);
});

it('a chat lead has no field that requests refuse', () => {
  const slots = { ...NO_SLOTS, pickup: { day: null, slot: 'evening', time: null, asap: false } } as const;
  const lead = leadFromSlots({ ...slots, access: 'curb' }, { visitorId: 'visitor-1', sessionId: null }, true);
  expect(validationErrors(chatLeadSchema(NOW), lead)).toBeNull();
});

it.each<[object, string]>([
  [{ hazards: 'p'.repeat(201) }, 'Hazardous goods must be at most 200 characters.'],
  [{ openQuestions: 'q'.repeat(2001) }, 'Open questions must be at most 2000 characters.'],
  [{ hazards: 'paint\u0000' }, INVALID],
  [{ openQuestions: 'Why?\u001b[31m' }, INVALID],
  [{ hazards: ['paint'] }, INVALID],
])('refuses the list %j', (list, message) => {
  const errors = validationErrors(chatLeadSchema(NOW), { visitorId: 'visitor-1', ...list });
  expect(Object.values(errors ?? {})).toEqual([message]);
});

it.each(['jane@', 'karen@gmial'])('refuses the mail address %j', (email) => {
  expect(validationErrors(chatLeadSchema(NOW), { visitorId: 'visitor-1', email })).toEqual({
    email: "That doesn't look like a valid email.",
  });
});

it.each([
  'my email is jane.roe+home@mail.example.com',
  'jane dot roe at gmail',
  'jane@hotmail',
  "o'neil_1@x-y.ca",
])('takes the mail address that the assistant has of %j', (said) => {
  const [found] = recogniseEmail(readUtterance(said), { asked: 'email', known: NO_SLOTS, now: NOW });
  expect(found).toBeDefined();
  const lead = { visitorId: 'visitor-1', email: found?.value };
  expect(validationErrors(chatLeadSchema(NOW), lead)).toBeNull();
});

it('takes a lead of which little is known', async () => {
  const slots = { ...NO_SLOTS, phone: '(902) 555-0148' };
  const lead = leadFromSlots(slots, { visitorId: 'visitor-1', sessionId: null }, true);
  await expect(chatLeadSchema(NOW).validate(lead, { strict: true })).resolves.toEqual(lead);
});

it('measures a phone number as it is stored', () => {
  const errors = (phone: string) => validationErrors(chatLeadSchema(NOW), { visitorId: 'visitor-1', phone });
  expect(errors('+1 902 555 0155 ext 4')).toBeNull();
  expect(errors('9'.repeat(21))).toEqual({ phone: 'Phone number must be at most 20 characters.' });
});
