import { expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

sayings('where a thing of the load stands', [
  [TO_REVIEW, 'the washer is in the basement', { specialInstructions: 'the washer is in the basement' }],
  [TO_REVIEW, 'la laveuse est au sous-sol', { specialInstructions: 'la laveuse est au sous-sol' }],
  [TO_REVIEW, 'le frigo est dans la cuisine', { specialInstructions: 'le frigo est dans la cuisine' }],
  [TO_REVIEW, 'the couch is on the third floor', { specialInstructions: 'the couch is on the third floor' }],
  [
    TO_REVIEW,
    'the couch is on Oak Street',
    { address: '12 Oak St, Dartmouth B2Y 1A1', specialInstructions: 'the couch is on Oak Street' },
  ],
  [TO_REVIEW, 'the gate is narrow', { specialInstructions: 'the gate is narrow' }],
  [TO_REVIEW, 'la barrière est étroite', { specialInstructions: 'la barrière est étroite' }],
]);

sayings('where what was told of stands is no junk, and is noted', [
  [
    [],
    "12 Oak St, Dartmouth, it's in the basement",
    { junkType: null, specialInstructions: "it's in the basement" },
  ],
  [
    [],
    '1201 chemin Cole Harbour, c’est dans le sous-sol',
    { junkType: null, specialInstructions: "c'est dans le sous-sol" },
  ],
  [[], 'ils sont au sous-sol', { junkType: null, specialInstructions: 'ils sont au sous-sol' }],
  [['its down in the basement'], 'a stove', { junkType: 'appliances', junkText: 'a stove' }],
  [TO_ADDRESS, "12 Oak St, Dartmouth, it's in the garage", { specialInstructions: "it's in the garage" }],
  [[], "a couch, it's in the garage", { junkText: "a couch, it's in the garage", specialInstructions: null }],
  [[], 'everything in the basement', { junkType: 'household', specialInstructions: null }],
  [[], 'clean out my garage', { junkType: 'household', specialInstructions: null }],
  [TO_ADDRESS, "it's in Dartmouth", { specialInstructions: null }],
]);

sayings('where the key is, and the gate', [
  [
    TO_PICKUP,
    'Thursday afternoon. The key is at Burke Law on Ochterloney Street.',
    { specialInstructions: 'The key is at Burke Law on Ochterloney Street.' },
  ],
  [
    TO_ADDRESS,
    "12 Oak St Dartmouth, there's a gate on the left, code 4471",
    { specialInstructions: "there's a gate on the left, code 4471" },
  ],
  [TO_CONTACT, '(my key is stuck) text', { specialInstructions: null }],
]);

sayings('what the assistant is said to have forgotten', [
  [TO_REVIEW, 'you forgot the key at Burke Law', { specialInstructions: 'the key at Burke Law' }],
  [TO_REVIEW, 'you left out the mattress', { junkText: 'mattress', specialInstructions: null }],
]);

sayings('what comes on top where notes are asked for', [
  [TO_INSTRUCTIONS, 'also a desk and a chair', { junkText: 'desk, chair', specialInstructions: null }],
  [TO_INSTRUCTIONS, 'oh and i forgot a bbq', { junkText: 'bbq', specialInstructions: null }],
  [TO_INSTRUCTIONS, 'also the couch is behind the house', { junkText: null }],
  [TO_INSTRUCTIONS, 'also a dog', { junkText: null, specialInstructions: 'a dog' }],
  [TO_INSTRUCTIONS, '902 555 0148', { phone: '(902) 555-0148', specialInstructions: null }],
  [TO_INSTRUCTIONS, '902 555 0199', { phone: '(902) 555-0148', specialInstructions: '902 555 0199' }],
]);

sayings('notes', [
  [TO_INSTRUCTIONS, 'nope should be easy', { specialInstructions: null }],
  [TO_INSTRUCTIONS, 'will they phone before coming?', { specialInstructions: null }],
  [
    TO_INSTRUCTIONS,
    'keypad on the side door, 4410',
    { specialInstructions: 'keypad on the side door, 4410' },
  ],
  [
    TO_INSTRUCTIONS,
    "it's all by the shed, we won't be home",
    { specialInstructions: "it's all by the shed, we won't be home" },
  ],
  [
    [...TO_ADDRESS],
    '12 Oak St, Dartmouth B2Y 1A1. Drivers should use the alley entrance',
    { specialInstructions: 'Drivers should use the alley entrance' },
  ],
  [
    [...TO_ADDRESS],
    "12 Oak St, Dartmouth B2Y 1A1. It's the basement door round the back",
    { specialInstructions: "It's the basement door round the back" },
  ],
  [
    TO_INSTRUCTIONS,
    'I use a cane so give me a minute to get to the door',
    { specialInstructions: 'I use a cane so give me a minute to get to the door' },
  ],
  [TO_INSTRUCTIONS, 'give me a minute', { specialInstructions: null }],
  [TO_INSTRUCTIONS, 'please call me after five', { specialInstructions: 'When to call: after five' }],
  [
    TO_INSTRUCTIONS,
    'Beware of the dog. Call me only after 5',
    { specialInstructions: 'Beware of the dog. Call me only after 5' },
  ],
  [TO_INSTRUCTIONS, 'please come after five', { specialInstructions: 'please come after five' }],
  [
    [],
    'I have an old couch, please call me after five',
    { specialInstructions: 'When to call: after five', pickup: null },
  ],
  [TO_CONTACT, 'call me, after 5pm is best', { specialInstructions: 'When to call: after 5pm is best' }],
  [
    TO_CONTACT,
    "phone call's fine, but only after 4pm",
    { specialInstructions: 'When to call: only after 4pm' },
  ],
  [TO_PHONE, '902-555-0150, call me only after 5', { specialInstructions: 'When to call: only after 5' }],
  [
    TO_PHONE,
    '902-555-0150. the gate code is 4471, please call me after 5',
    { specialInstructions: 'the gate code is 4471, please call me after 5' },
  ],
  [TO_PHONE, '902-555-0150 but not before noon', { specialInstructions: 'When to call: not before noon' }],
  [TO_CONTACT, 'text', { specialInstructions: null }],
  [TO_PHONE, '902 555 0161', { specialInstructions: null }],
  [
    TO_INSTRUCTIONS,
    'The super, Mr. Oake, has the key to the door',
    { specialInstructions: 'Mr. Oake, has the key to the door' },
  ],
  [
    TO_INSTRUCTIONS,
    'The pile is by the road. You can back right up to it',
    { specialInstructions: 'The pile is by the road. You can back right up to it' },
  ],
  [
    TO_INSTRUCTIONS,
    'nine stairs, each of them complains',
    { specialInstructions: 'nine stairs, each of them complains' },
  ],
  [TO_INSTRUCTIONS, "we'll leave it on the porch", { specialInstructions: "we'll leave it on the porch" }],
  [TO_INSTRUCTIONS, 'tell the lads to knock', { specialInstructions: 'knock' }],
  [TO_INSTRUCTIONS, 'nothing to add but thanks for making it so easy', { specialInstructions: null }],
  [
    TO_INSTRUCTIONS,
    'We keep two big poodles, otherwise no!',
    { specialInstructions: 'We keep two big poodles' },
  ],
  [TO_INSTRUCTIONS, 'nope, easy to get to', { specialInstructions: null }],
  [TO_CONTACT, 'text, and can the guys call ahead', { specialInstructions: 'can the guys call ahead' }],
  [
    TO_CONTACT,
    'call me after all the kids are asleep',
    { specialInstructions: 'call me after all the kids are asleep' },
  ],
  [
    TO_INSTRUCTIONS,
    "it's at the end of the driveway, I don't need to be home",
    {
      specialInstructions: "it's at the end of the driveway, I don't need to be home",
    },
  ],
  [
    TO_INSTRUCTIONS,
    'Could they take their boots off? New floors',
    {
      specialInstructions: 'Could they take their boots off? New floors',
    },
  ],
  [TO_ADDRESS, '45 Vimy ave halifax b3m 1t9 side door', { specialInstructions: 'side door' }],
  [
    TO_ADDRESS,
    '2 Oak Court, Spryfield. Come in the back lane',
    { specialInstructions: 'Come in the back lane' },
  ],
  [
    TO_INSTRUCTIONS,
    "It's in the carport, easy to get at",
    { specialInstructions: "It's in the carport, easy to get at" },
  ],
  [
    TO_NAME,
    'Hello I am Nadia Petrova, pleased to meet you',
    { name: 'Nadia Petrova', specialInstructions: null },
  ],
  [TO_INSTRUCTIONS, 'Does the crew come in or should I leave it at the curb?', { specialInstructions: null }],
  [
    TO_CONTACT,
    'phone, but speak up, I am hard of hearing',
    { preferredContactMethod: 'phone', specialInstructions: 'speak up' },
  ],
  [
    TO_CONTACT,
    'My wife is deaf so talk to me only',
    { specialInstructions: 'My wife is deaf so talk to me only' },
  ],
  [
    TO_PHONE,
    "use my wife's number 902 555 0177, her name is Jo",
    { name: 'Jane Roe', phone: '(902) 555-0177', specialInstructions: 'her name is Jo' },
  ],
]);

sayings('a day that is told by how near it is names its date, whenever the note is read', [
  [
    TO_INSTRUCTIONS,
    'I only get the keys tomorrow, so not before that',
    { specialInstructions: 'I only get the keys tomorrow (Thursday, November 19), so not before that' },
  ],
  [
    TO_INSTRUCTIONS,
    'the gate is open tomorrow morning',
    { specialInstructions: 'the gate is open tomorrow morning (Thursday, November 19)' },
  ],
  [
    TO_INSTRUCTIONS,
    'no parking out front today or the day after tomorrow',
    {
      specialInstructions:
        'no parking out front today (Wednesday, November 18) or the day after tomorrow (Friday, November 20)',
    },
  ],
  [
    TO_INSTRUCTIONS,
    'they are paving the driveway this afternoon',
    { specialInstructions: 'they are paving the driveway this afternoon (Wednesday, November 18)' },
  ],
  [TO_INSTRUCTIONS, 'my dog is home on Thursday', { specialInstructions: 'my dog is home on Thursday' }],
]);

it('and in French', () => {
  const before = converse(...TO_INSTRUCTIONS).state;
  const french = { ...before, slots: { ...before.slots, language: 'fr' as const } };
  const text = 'j’ai les clés demain matin seulement, le code est 4412';
  expect(converseFrom(french, [text]).state.slots.specialInstructions).toBe(
    "j'ai les clés demain matin (jeudi 19 novembre) seulement, le code est 4412",
  );
});

sayings('how to ring, and what a number is for', [
  [TO_PICKUP, 'saturday 9am, and ring the bottom bell', { specialInstructions: 'ring the bottom bell' }],
  [TO_PICKUP, 'friday, press the second buzzer', { specialInstructions: 'press the second buzzer' }],
  [
    TO_PICKUP,
    'friday and please send SMS when you are coming',
    { specialInstructions: 'please send SMS when you are coming' },
  ],
  [
    TO_PHONE,
    '902-555-0148, but please only use it on the day',
    { specialInstructions: 'please only use it on the day' },
  ],
  [
    TO_PHONE,
    "902-555-0148. Please don't share it with anyone",
    { specialInstructions: "Please don't share it with anyone" },
  ],
  [
    TO_PHONE,
    '902-555-0132 or my wife 902-555-0177. The gate code is 4471',
    { specialInstructions: '902-555-0132 or my wife 902-555-0177\nThe gate code is 4471' },
  ],
  // Of the photo.
  [['@junk:furniture'], 'not today. Wallace Downey here', { specialInstructions: null }],
]);

sayings('what is told behind a note is part of it', [
  [
    TO_INSTRUCTIONS,
    "Please do not take the piano, it's sold",
    { specialInstructions: "Please do not take the piano, it's sold" },
  ],
  [
    TO_INSTRUCTIONS,
    'Park on the left side, right is a fire lane',
    { specialInstructions: 'Park on the left side, right is a fire lane' },
  ],
]);

sayings('a second place is for the team to read', [
  [
    TO_REVIEW,
    "I also need a pickup at my dad's, 6 Elm Ave, Bedford, a dryer",
    {
      address: '12 Oak St, Dartmouth B2Y 1A1',
      specialInstructions: "I also need a pickup at my dad's, 6 Elm Ave, Bedford, a dryer",
    },
  ],
]);
