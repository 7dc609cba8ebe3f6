import { expect, it } from '@jest/globals';
import { NO_SLOTS } from '../../../slots.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { recogniseContact } from './recognise-contact.ts';

const situation = { asked: 'contactMethod', known: NO_SLOTS, now: new Date('2026-11-21T15:00:00Z') } as const;

function chosen(text: string) {
  const proposals = recogniseContact(readUtterance(text), situation).filter(({ strength }) => strength > 0);
  return proposals.toSorted((a, b) => b.strength - a.strength)[0] ?? null;
}

it.each([
  ["I'd prefer not to give it out, could you just email me?", 'email'],
  ["no calls, I'm in class. text", 'sms'],
  ['call', 'phone'],
  ['Phone Call', 'phone'],
  ['give me a ring 📞', 'phone'],
  ['give me a shout', 'phone'],
  ['a ring would be lovely', 'phone'],
  ['appelez-moi svp', 'phone'],
  ['par téléphone', 'phone'],
  ["call me, don't text", 'phone'],
  ['phone, my email is jo@example.com', 'phone'],
  ['phone please, I never read my email', 'phone'],
  ['best to call after 5', 'phone'],
  ['ph', 'phone'],
  ['phnoe', 'phone'],
  ['calll me', 'phone'],
  ['no texts please, phone only', 'phone'],
  ['text, or actually no call me', 'phone'],
  ['un texto, ou bin non appelez moi', 'phone'],
  ["texto, non pas d'appel", 'sms'],
  ['I would rather talk to someone on the phone dear', 'phone'],
  ['gimme a call', 'phone'],
  ['un coup de fil', 'phone'],
  ['text', 'sms'],
  ['Text Message', 'sms'],
  ['SMS please', 'sms'],
  ['txt my cell', 'sms'],
  ["text is better, don't call", 'sms'],
  ['text rather than call', 'sms'],
  ['text or call', 'sms'],
  ['either but text is easier', 'sms'],
  ['call is ok but I prefer text', 'sms'],
  ['whatsapp', 'sms'],
  ['par texto', 'sms'],
  ['textez moi', 'sms'],
  ['not by phone, text me', 'sms'],
  ['no calls text me', 'sms'],
  ["I can't talk at work so text", 'sms'],
  ['texting is good', 'sms'],
  ["texting's grand", 'sms'],
  ["calling's fine", 'phone'],
  ['WhatsApp otherwise email', 'email'],
  ['call no wait text', 'sms'],
  ['text I think, actually email', 'email'],
  ['smoke signals lol no text is fine', 'sms'],
  ['all right except I would rather a call', 'phone'],
  ['telegram? if not then phone', 'phone'],
  ['signal, or else an email', 'email'],
  ['whatsapp if you have it, if not call', 'phone'],
  ['messenger or text if not', 'sms'],
  ['txet', 'sms'],
  ['shoot me a text', 'sms'],
  ['not a call, a text', 'sms'],
  ["I'm deaf so please message me", 'sms'],
  ['email', 'email'],
  ['by e-mail', 'email'],
  ['email me, no phone calls', 'email'],
  ['par courriel', 'email'],
  ['by courriel', 'email'],
  ['emial', 'email'],
  ['send me an email', 'email'],
  ['whichever', 'phone'],
  ["don't mind", 'phone'],
  ['whatever is easiest', 'phone'],
  ["doesn't matter", 'phone'],
  ['peu importe', 'phone'],
  ['call or text', 'phone'],
  ["I wouldn't mind you ringing me", 'phone'],
  ["don't hesitate to phone", 'phone'],
  ['buzz me on the cell, voice not typing', 'phone'],
  ['can u switch email to a call', 'phone'],
  ['swap the call for a text', 'sms'],
  ["a message on my mobile is best, I don't check mail", 'sms'],
  ['never mind texting, call me', 'phone'],
  ['the afternoon instead and text me rather than ring', 'sms'],
  ['email is best: jo@example.com', 'email'],
  ['par courriel: jo@example.com', 'email'],
  ['email me at jo@example.com', 'email'],
])('"%s" chooses %s', (text, value) => {
  expect(chosen(text)).toMatchObject({ value });
  expect(chosen(text)?.strength).toBeGreaterThanOrEqual(0.3);
});

it.each([
  '',
  'yes',
  'Jane Roe',
  '902-555-0148',
  "don't call",
  'not by phone',
  'no texts',
  "please don't email me",
  'I have a couch',
  'after 6 PM would be best',
])('"%s" chooses none', (text) => {
  expect(chosen(text)).toBeNull();
});

it.each([
  'my phone number is 902-555-0148',
  'call me at 902-555-0148',
  'phone: 902-555-0148',
  'my email is jo@example.com',
  'an old phone and a couch',
  'cell 902 555 0148',
  '902 555 0148 cell',
  "I'll send one later by email",
])('"%s" hardly chooses one', (text) => {
  expect(chosen(text)?.strength ?? 0).toBeLessThan(0.3);
});

it.each([
  ['text me please', 'sms'],
  ["I'm Jane, please text me, 902-555-0148", 'sms'],
  ['couch to go, call me', 'phone'],
  ['prefer email', 'email'],
])('"%s" chooses %s whatever was asked', (text, value) => {
  expect(chosen(text)).toMatchObject({ value });
  expect(chosen(text)?.strength).toBeGreaterThanOrEqual(0.6);
});

it.each([
  ['anything but a call', 'sms'],
  ['whatever, just no email', 'phone'],
  ['tout sauf le telephone', 'sms'],
])('"%s" leaves %s, which is asked about first', (text, value) => {
  expect(chosen(text)).toMatchObject({ value, strength: 0.2 });
});
