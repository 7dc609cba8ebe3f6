import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  lastReplyOf,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const EMAIL_ASKED = [...TO_CONTACT, '@contact:email'];

sayings('numbers and ways to be reached', [
  [
    [],
    'an old couch, Ann Roe, 902 555 0148, 12 Oak St Dartmouth B2Y 1A1, friday morning, text',
    { preferredContactMethod: 'sms' },
  ],
  [
    [],
    'an old couch and 6 bags of garbage, Ann Roe, 902 555 0148, friday morning, email',
    { preferredContactMethod: 'email' },
  ],
  [[], 'an old couch, Ann Roe, 902 555 0148, cell', { preferredContactMethod: null }],
  [TO_NAME, 'Réjean Doucet 902 555 0170 texto svp', { name: 'Réjean Doucet', preferredContactMethod: 'sms' }],
  [TO_NAME, 'Jim Doucet 902 555 0170 text pls', { name: 'Jim Doucet', preferredContactMethod: 'sms' }],
  [TO_NAME, 'Jim Doucet, 902-555-0170 (text only)', { preferredContactMethod: 'sms' }],
  [TO_NAME, 'Jim Doucet 902-555-0170 call is best', { preferredContactMethod: 'phone' }],
  [TO_NAME, 'Jim Doucet 902-555-0170 no texts', { preferredContactMethod: null }],
  [TO_NAME, 'Jim Doucet 902-555-0170 cell', { preferredContactMethod: null }],
  [TO_NAME, 'Jim Doucet 902-555-0170 phone', { preferredContactMethod: null }],
  [TO_PHONE, '902-555-0170 text or call', { preferredContactMethod: null }],
  [TO_PHONE, '902 555 0170, text me not before noon', { preferredContactMethod: 'sms' }],
  [TO_PHONE, '902 555 0170, texte-moé pas avant midi', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, 'texte-moé pas', { preferredContactMethod: null }],
  [TO_ADDRESS, '12 Oak St, Dartmouth, text please', { preferredContactMethod: 'sms' }],
  [TO_ADDRESS, '12 Oak St, Dartmouth, not by text please', { preferredContactMethod: null }],
  [TO_ADDRESS, '12 Oak St, Dartmouth, buzzer 204', { preferredContactMethod: null }],
  [
    TO_ADDRESS,
    '12 Oak St, Dartmouth, text pls but not before 10',
    { preferredContactMethod: 'sms', specialInstructions: 'When to call: not before 10' },
  ],
  [TO_CONTACT, 'Textez-moé, appelez pas, je travaille de nuit', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, 'no email me instead', { preferredContactMethod: 'email' }],
  [TO_REVIEW, 'no text me instead please', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, 'no email, text me instead', { preferredContactMethod: 'sms', email: null }],
  [TO_CONTACT, 'no texts please', { preferredContactMethod: null }],
  [
    EMAIL_ASKED,
    'jo@example.com but if that bounces ann@example.com',
    { email: 'jo@example.com', specialInstructions: 'Other email: ann@example.com' },
  ],
  [EMAIL_ASKED, 'jo@example.com sorry jo@example.ca', { email: 'jo@example.ca', specialInstructions: null }],
  [
    EMAIL_ASKED,
    'jo@example.com or ann@example.com, the second one',
    { email: 'ann@example.com', specialInstructions: null },
  ],
  [
    TO_INSTRUCTIONS,
    'and the phone number is 902-555-0123',
    { phone: '(902) 555-0123', specialInstructions: null },
  ],
  [TO_INSTRUCTIONS, "the super's phone number is 902-555-0123", { phone: '(902) 555-0148' }],
  [TO_ADDRESS, 'its 7878 sorry', { phone: '(902) 555-7878', address: null }],
  [TO_ADDRESS, 'c’est 7878 désolée', { phone: '(902) 555-7878', address: null }],
  [
    TO_REVIEW,
    'mettez plutôt courriel au lieu d’un appel : jo@example.ca',
    { preferredContactMethod: 'email' },
  ],
  [TO_PHONE, '902 555 0161, best before 4', { phone: '(902) 555-0161', pickup: null }],
  [TO_PHONE, "902 555 0161, I'm in most days so keep trying", { phone: '(902) 555-0161', pickup: null }],
  [TO_PHONE, '902 555 0161 then dial 44 for the office', { phone: '(902) 555-0161 x44' }],
  [TO_REVIEW, 'the last two digits of my phone are reversed', { phone: '(902) 555-0184' }],
  [TO_PHONE, '902-555-0133 cell, 902-555-0144 home. cell is best', { preferredContactMethod: null }],
  [TO_REVIEW, "I'd rather email: lena@example.ca", { preferredContactMethod: 'email' }],
  [TO_CONTACT, 'text me not mom', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, "no calls, I'm deaf. text", { preferredContactMethod: 'sms', specialInstructions: null }],
  [EMAIL_ASKED, 'ah never mind the email just text', { preferredContactMethod: 'sms' }],
  [
    TO_REVIEW,
    'switch contact to email lena@example.ca',
    { preferredContactMethod: 'email', email: 'lena@example.ca' },
  ],
  [
    TO_ADDRESS,
    '2571 agricola, sorry 2517 agricola st halifax b3k4c4',
    { phone: '(902) 555-0148', address: '2517 agricola st halifax B3K 4C4' },
  ],
  [TO_CONTACT, 'text for sure', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, 'Call me. Mi nah bother with the texting', { preferredContactMethod: 'phone' }],
  [TO_CONTACT, 'nah, text me', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, 'phone or text, oh text I guess', { preferredContactMethod: 'sms' }],
  [
    TO_CONTACT,
    "don't call, I work nights, text",
    { preferredContactMethod: 'sms', specialInstructions: null },
  ],
  [TO_CONTACT, "email, I'm at work until 5", { preferredContactMethod: 'email', specialInstructions: null }],
  [
    TO_CONTACT,
    'no wait, saturday morning. text me',
    { preferredContactMethod: 'sms', specialInstructions: null },
  ],
  [TO_PHONE, 'use mine he never picks up lol 782 555 0119', { phone: '(782) 555-0119' }],
  [TO_CONTACT, 'text, I never pick up', { preferredContactMethod: 'sms' }],
  [
    TO_REVIEW,
    'call is better than text after all',
    { preferredContactMethod: 'phone', specialInstructions: null },
  ],
  [TO_PHONE, "782.555.0136, but please text, I'm in class all day", { preferredContactMethod: 'sms' }],
  [TO_PHONE, "I don't give out my number, can we just email?", { preferredContactMethod: 'email' }],
  [TO_PICKUP, 'sorry had a call. friday before noon', { preferredContactMethod: null }],
  [
    TO_PHONE,
    'my cell is 902-555-0128, the house phone is really only for telemarketers',
    { phone: '(902) 555-0128', preferredContactMethod: null },
  ],
  [TO_CONTACT, "par téléphone c'est correct", { preferredContactMethod: 'phone' }],
  [TO_CONTACT, 'emial. actually no text is easier', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, 'do you call from a private number?', { preferredContactMethod: null }],
  [TO_CONTACT, 'will you text from your own phone?', { preferredContactMethod: null }],
  // Whether they call is asked, and none is asked for.
  [
    TO_CONTACT,
    'will you phone me before you arrive?',
    { preferredContactMethod: null, specialInstructions: null },
  ],
  [
    TO_PICKUP,
    'will you phone me before you arrive?',
    { specialInstructions: 'will you phone me before you arrive?' },
  ],
  [TO_CONTACT, 'do you call before you come?', { preferredContactMethod: null, specialInstructions: null }],
  [
    TO_CONTACT,
    'allez-vous m’appeler avant de venir?',
    { preferredContactMethod: null, specialInstructions: null },
  ],
  [
    TO_CONTACT,
    'can you call me before you come?',
    { preferredContactMethod: 'phone', specialInstructions: 'can you call me before you come?' },
  ],
  [TO_CONTACT, 'will you please call me, not text?', { preferredContactMethod: 'phone' }],
]);

sayings('one way that is approved of at the recap is chosen', [
  [TO_REVIEW, 'text is fine', { preferredContactMethod: 'sms' }],
  [TO_REVIEW, 'texting is fine thanks', { preferredContactMethod: 'sms' }],
  [TO_REVIEW, 'actually email works', { preferredContactMethod: 'email' }],
  [TO_REVIEW, 'the text is fine but the address is wrong', { preferredContactMethod: 'phone' }],
  [
    TO_ADDRESS,
    'doesnt matter how you reach me but email is best marg.p@yahoo.ca',
    { preferredContactMethod: 'email', email: 'marg.p@yahoo.ca' },
  ],
  [TO_ADDRESS, 'my best email is marg.p@yahoo.ca', { preferredContactMethod: null }],
]);

sayings('how not to be reached on a number is noted beside it', [
  [
    TO_PHONE,
    '902 455 0142 thats my landline no texts',
    { phone: '(902) 455-0142', specialInstructions: 'thats my landline no texts' },
  ],
  [TO_PHONE, '902 455 0142, no pictures', { specialInstructions: null }],
]);

const leftOpen = (text: string) => converseFrom(converse(...TO_CONTACT).state, [text]);

describe('how to be reached that is left open', () => {
  it.each([
    'peu importe comment vous me rejoignez',
    'no matter how you reach me',
    "ça me dérange pas comment vous m'appelez",
  ])('%j is a call, and no question', (text) => {
    const said = leftOpen(text);
    expect(said.state.slots).toMatchObject({ preferredContactMethod: 'phone', specialInstructions: null });
    expect(said.state.slots.openQuestions ?? []).toEqual([]);
  });

  it.each([
    [
      'doesnt matter how you reach me, just not before noon',
      ENGLISH.contactMethod.callTimes('just not before noon'),
    ],
    [
      'peu importe comment vous me contactez, mais pas avant midi',
      FRENCH.contactMethod.callTimes('pas avant midi'),
    ],
  ])('%j keeps the hour', (text, notes) => {
    const said = leftOpen(text);
    expect(said.state.slots).toMatchObject({ preferredContactMethod: 'phone', specialInstructions: notes });
    expect(said.state.slots.openQuestions ?? []).toEqual([]);
    expect(lastReplyOf(said)).not.toContain(ENGLISH.answers['how-contact']);
  });

  it('but who asks how they are reached is told', () => {
    expect(lastReplyOf(leftOpen('how do you reach me'))).toContain(ENGLISH.answers['how-contact']);
  });
});

sayings('a no to something else refuses no way that is fine', [
  [TO_CONTACT, 'carrier pigeon haha. no a text is fine', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, 'no a call is bad', { preferredContactMethod: null }],
]);

sayings('what somebody would rather comes before what a number is for', [
  [
    TO_PHONE,
    '902-555-0188 is for texting only. I would rather you wrote to me by e-mail at hw@example.com.',
    { phone: '(902) 555-0188', email: 'hw@example.com', preferredContactMethod: null },
  ],
  [
    [...TO_CONTACT, 'text'],
    'contact me by e-mail, not by text.',
    { preferredContactMethod: 'email', specialInstructions: null },
  ],
]);
