import { expect, it } from '@jest/globals';
import type { Slots } from './slots.ts';
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
} from './testing/converse.ts';

const EMAIL_ASKED = [...TO_CONTACT, '@contact:email'];
const OUTSIDE_ASKED = [...TO_ADDRESS, '5 Main St, Truro B2N 1A1'];

/** What somebody says at a step, and what is then known. */
const SAID: readonly (readonly [readonly string[], string, Partial<Slots>])[] = [
  // Names that are said in two goes.
  [TO_NAME, 'you can put Coach Benoit. Serge Benoit', { name: 'Serge Benoit' }],
  [TO_NAME, 'Gordon Keefe, folks call me Scooter', { name: 'Gordon Keefe' }],
  [TO_NAME, "I'm the niece, Colleen. it goes to my uncle, Percy Hartlen", { name: 'Percy Hartlen' }],
  [TO_NAME, 'rob thibaul srry rob thibault', { name: 'Rob Thibault' }],
  [TO_NAME, 'Ewa Kowalska, sorry my big thumbs, Kowalski', { name: 'Ewa Kowalski' }],
  [TO_NAME, 'Dang Thi Mai Loan', { name: 'Dang Thi Mai Loan' }],
  [TO_NAME, 'My name is spelled Z-o-r-i-c-a, last name Babic', { name: 'Zorica Babic' }],
  [TO_NAME, 'karl with a k, last name hines', { name: 'Karl Hines' }],
  [TO_NAME, 'my name is Amina Yusuf Amina A M I N A', { name: 'Amina Yusuf' }],
  [TO_NAME, 'Joost VAN DIEN', { name: 'Joost Van Dien' }],
  [TO_NAME, 'Choi Min-seo, family name Choi', { name: 'Choi Min-seo' }],
  [TO_REVIEW, 'change Jane to Janet please', { name: 'Janet Roe' }],
  [TO_REVIEW, "my surname should be written d'Eon", { name: "Jane d'Eon" }],
  [TO_NAME, 'Olek (Aleksander) Wrona', { name: 'Olek Wrona' }],
  [TO_NAME, "'Tis Fergus Daley", { name: 'Fergus Daley' }],
  [TO_PHONE, 'can u put my last name too, Comeau', { name: 'Jane Comeau' }],
  [TO_REVIEW, "it's J-A-N-I-S Roe", { name: 'Janis Roe' }],
  [TO_REVIEW, 'all good except its Roe-Smith', { name: 'Jane Roe-Smith' }],
  [
    TO_ADDRESS,
    'I live at 5 Elm Road Dartmouth but the couch is at 9 Oak St, Halifax',
    { address: '9 Oak St, Halifax' },
  ],
  [
    TO_REVIEW,
    'mettez plutôt courriel au lieu d’un appel : jo@example.ca',
    { preferredContactMethod: 'email' },
  ],
  [TO_INSTRUCTIONS, 'nope should be easy', { specialInstructions: null }],
  [TO_INSTRUCTIONS, 'will they phone before coming?', { specialInstructions: null }],
  [
    TO_INSTRUCTIONS,
    'keypad on the side door, 4410',
    { specialInstructions: 'keypad on the side door, 4410' },
  ],
  [['@junk:furniture'], 'cant do it from work. hamid karimi', { name: 'Hamid Karimi' }],
  [
    [],
    'moving into a new condo and cannot take the bookcase or the desk',
    {
      junkType: 'furniture',
      address: null,
      junkText: 'moving into a new condo and cannot take the bookcase or the desk',
    },
  ],
  [[], 'a washer. its a Maytag, beige, works but it leaks', { name: null }],
  [
    TO_REVIEW,
    'theres a lamp to go from 307',
    { pickup: { day: '2026-11-20', slot: 'afternoon', time: '14:00', asap: false } },
  ],
  [[], 'four units turned over this month. dressers and bed frames', { pickup: null }],
  [TO_CONTACT, 'par courriel, s.v.p. : jo@example.ca', { name: 'Jane Roe', preferredContactMethod: 'email' }],
  [
    TO_ADDRESS,
    '61 Elm Road Dartmouth, no sorry, 16 Elm Road. B2Y 1A1',
    { address: '16 Elm Road Dartmouth, B2Y 1A1' },
  ],
  [
    TO_ADDRESS,
    'Dad lives at 5 Elm Road in Truro but the stuff is at ours, 9 Oak St, Halifax',
    { address: '9 Oak St, Halifax' },
  ],
  [
    [],
    'they visit us for christmas so the old futon has to be gone',
    { junkType: 'furniture', pickup: null },
  ],
  [
    ["J'ai trois gros zigonneux, une commode pis un lit"],
    'passer',
    { junkText: "J'ai trois gros zigonneux, une commode pis un lit" },
  ],
  [TO_REVIEW, "House number's wrong, my mistake. It's 21.", { address: '21 Oak St, Dartmouth B2Y 1A1' }],
  [TO_REVIEW, 'put my last name on there, Surette', { name: 'Jane Surette' }],
  [
    TO_INSTRUCTIONS,
    "it's all by the shed, we won't be home",
    { specialInstructions: "it's all by the shed, we won't be home" },
  ],
  [[], 'do you take tires? i have six of them out back', { junkType: 'other' }],
  // A time that is none of the pickup's.
  [[], 'a stack of chairs, ten or so, and a bench', { pickup: null }],
  [[], 'a desk and a bookcase. we fly out on the 28th', { pickup: null }],
  [
    [],
    'need a dryer hauled out of the basement friday morning',
    { pickup: { day: '2026-11-20', slot: 'morning', time: null, asap: false } },
  ],
  [['@junk:furniture'], "will do tomorrow, for now it's Ada Fraser", { name: 'Ada Fraser', pickup: null }],
  [TO_PHONE, '902 555 0161, best before 4', { phone: '(902) 555-0161', pickup: null }],
  [TO_PHONE, "902 555 0161, I'm in most days so keep trying", { phone: '(902) 555-0161', pickup: null }],
  [TO_PHONE, '902 555 0161 then dial 44 for the office', { phone: '(902) 555-0161 x44' }],
  [TO_REVIEW, 'the last two digits of my phone are reversed', { phone: '(902) 555-0184' }],
  // Addresses put right and completed.
  [
    TO_ADDRESS,
    '214 Elm Road Dartmouth B2Y 1A1. oops, meant 241',
    { address: '241 Elm Road Dartmouth B2Y 1A1' },
  ],
  [TO_ADDRESS, '9 Elm Road, unit 4 sorry 6, Dartmouth', { address: '9 Elm Road, unit 6, Dartmouth' }],
  [
    TO_ADDRESS,
    '9 Elm Road, unit B-207, Dartmouth B2Y 1A1',
    { address: '9 Elm Road, unit B-207, Dartmouth B2Y 1A1' },
  ],
  [
    [...TO_ADDRESS, '9 Elm Road, Dartmouth'],
    'forgot the postal code, B2Y 4A4',
    { address: '9 Elm Road, Dartmouth, B2Y 4A4' },
  ],
  [OUTSIDE_ASKED, "yes keep it, I know it's a drive", { address: '5 Main St, Truro B2N 1A1' }],
  [TO_REVIEW, 'you forgot the unit, 4B', { address: '12 Oak St, unit 4B, Dartmouth B2Y 1A1' }],
  // Ways to be reached.
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
    [...TO_ADDRESS],
    '12 rue Oak, 2e étage, Halifax B3J 1S9',
    { address: '12 rue Oak, 2e étage, Halifax B3J 1S9', specialInstructions: null },
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
  // The story of the junk names others, and says by when at the latest.
  [[], "it's for my neighbour Harold, he has a rusty swing set", { name: null }],
  [[], 'it is for my mother Rosa Lima, a couch', { name: 'Rosa Lima' }],
  [[], '2 mattresses. Would like it gone by month end.', { pickup: null }],
  [
    ['a sofa, one dining table and old mattress', '@photo:skip', 'Jane Roe'],
    'wait, keep the dining table, so remove that one',
    { junkText: 'a sofa, old mattress' },
  ],
  [['@junk:furniture'], 'skip. soo-jin han', { name: 'Soo-Jin Han' }],
  [['@junk:furniture'], 'skip! phone broken', { name: null }],
  [TO_NAME, "c'est plutôt Luc Poirier", { name: 'Luc Poirier' }],
  [
    TO_ADDRESS,
    '2571 agricola, sorry 2517 agricola st halifax b3k4c4',
    { phone: '(902) 555-0148', address: '2517 agricola st halifax B3K 4C4' },
  ],
  [
    TO_REVIEW,
    'Street is Crichton Park Rd, not Oak. rest is fine',
    { address: '12 Crichton Park Rd, Dartmouth B2Y 1A1' },
  ],
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
  [TO_PICKUP, 'Saturday in the morning. Sunday no, I have church', { name: 'Jane Roe' }],
  [TO_CONTACT, 'text for sure', { preferredContactMethod: 'sms' }],
  [TO_REVIEW, 'please write my husband name, Tanvir Cole', { name: 'Tanvir Cole' }],
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
  // Ways to speak.
  [TO_CONTACT, 'Call me. Mi nah bother with the texting', { preferredContactMethod: 'phone' }],
  [TO_CONTACT, 'nah, text me', { preferredContactMethod: 'sms' }],
  [TO_CONTACT, 'phone or text, oh text I guess', { preferredContactMethod: 'sms' }],
  [TO_NAME, 'Winston Cole, but everybody here call me Mr. C', { name: 'Winston Cole' }],
  [TO_PICKUP, 'saturday mawnin', { pickup: { day: '2026-11-21', slot: 'morning', time: null, asap: false } }],
  [
    TO_INSTRUCTIONS,
    'I use a cane so give me a minute to get to the door',
    { specialInstructions: 'I use a cane so give me a minute to get to the door' },
  ],
  [TO_INSTRUCTIONS, 'give me a minute', { specialInstructions: null }],
  [
    TO_ADDRESS,
    '5 Oak Rd, Head of St. Margarets Bay B3Z 1Z8',
    { address: '5 Oak Rd, Head of St. Margarets Bay B3Z 1Z8' },
  ],
  // When to call.
  [
    TO_CONTACT,
    "don't call, I work nights, text",
    { preferredContactMethod: 'sms', specialInstructions: null },
  ],
  [TO_CONTACT, 'call me, after 5pm is best', { specialInstructions: 'When to call: after 5pm is best' }],
  [
    TO_CONTACT,
    "phone call's fine, but only after 4pm",
    { specialInstructions: 'When to call: only after 4pm' },
  ],
  // The same with a word for calling, which a crew's note could hold as well.
  [TO_PHONE, '902-555-0150, call me only after 5', { specialInstructions: 'When to call: after 5' }],
  [
    TO_PHONE,
    '902-555-0150. the gate code is 4471, please call me after 5',
    { specialInstructions: 'the gate code is 4471, please call me after 5' },
  ],
  [TO_PHONE, '902-555-0150 but not before noon', { specialInstructions: 'When to call: not before noon' }],
  [TO_CONTACT, "email, I'm at work until 5", { preferredContactMethod: 'email', specialInstructions: null }],
  [TO_CONTACT, 'text', { specialInstructions: null }],
  [TO_PHONE, '902 555 0161', { specialInstructions: null }],
  [
    TO_CONTACT,
    'no wait, saturday morning. text me',
    { preferredContactMethod: 'sms', specialInstructions: null },
  ],
  // What only sounds like somebody who comes back, or who would go back or pause.
  [TO_PHONE, 'use mine he never picks up lol 782 555 0119', { phone: '(782) 555-0119' }],
  [TO_CONTACT, 'text, I never pick up', { preferredContactMethod: 'sms' }],
  [
    TO_INSTRUCTIONS,
    'The super, Mr. Oake, has the key to the door',
    { specialInstructions: 'Mr. Oake, has the key to the door' },
  ],
  [
    TO_REVIEW,
    "make it monday instead, friday's nuts here. same time",
    { pickup: { day: '2026-11-23', slot: 'afternoon', time: '14:00', asap: false } },
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
  [
    [...TO_PICKUP, '5/12'],
    'neither sorry, fat fingers, i meant december 14',
    { pickup: { day: '2026-12-14', slot: null, time: null, asap: false } },
  ],
  [OUTSIDE_ASKED, "Yes please keep it, I don't mind waiting", { address: '5 Main St, Truro B2N 1A1' }],
  [['mattress and a fridge'], "other I guess, it's mixed", { junkType: 'other' }],
  [TO_NAME, 'Ann Marie Cole, no e on the Ann', { name: 'Ann Marie Cole' }],
  [TO_NAME, 'Marie Ann Cole, with an e on the Ann', { name: 'Marie Anne Cole' }],
  [TO_PICKUP, 'not tomorrow, the day after, between 12 and 3', { address: '12 Oak St, Dartmouth B2Y 1A1' }],
  // Notes, and what is none.
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
  // What another batch said, and was read wrong.
  [
    [],
    "It is my late wife's wardrobe and a bureau. Solid maple, but nobody wants them",
    { junkType: 'furniture' },
  ],
  [[], 'hi! flower shop here. our display cooler finally died', { name: null, junkType: 'appliances' }],
  [[], 'nobody admits they bought this 2nd couch. also a beer fridge', { junkText: null }],
  [TO_NAME, 'JIM VAN BUSKIRK', { name: 'Jim Van Buskirk' }],
  [TO_NAME, 'ben and lucy sparks', { name: 'Ben and Lucy Sparks' }],
  [TO_NAME, 'no camera, so skip. Wallace Rafuse is my name', { name: 'Wallace Rafuse' }],
  [
    TO_ADDRESS,
    '2 Civic Ave, no sorry 20 Civic Ave, Beaver Bank B4G 1A3',
    { address: '20 Civic Ave, Beaver Bank B4G 1A3' },
  ],
  [TO_REVIEW, "it's 14 Oak, not 12. The rest is right.", { address: '14 Oak St, Dartmouth B2Y 1A1' }],
  [
    TO_REVIEW,
    'call is better than text after all',
    { preferredContactMethod: 'phone', specialInstructions: null },
  ],
  [
    TO_CONTACT,
    'call me after all the kids are asleep',
    { specialInstructions: 'call me after all the kids are asleep' },
  ],
  [TO_PICKUP, 'do weekends cost more', { pickup: null }],
  [TO_PHONE, "Je passe, je suis encore à Gatineau jusqu'à jeudi.", { pickup: null }],
  [
    TO_ADDRESS,
    '2200 Windmill Rd, Dartmouth, units 204, 311 and 508',
    { address: '2200 Windmill Rd, Dartmouth, units 204, 311 and 508' },
  ],
  [TO_ADDRESS, 'apts 3 and 5, 12 Oak St Halifax', { address: 'apts 3 and 5, 12 Oak St Halifax' }],
  [['a couch', ...TO_REVIEW.slice(1)], 'can you also take a bbq', { junkText: 'a couch, bbq' }],
  [['a couch', ...TO_REVIEW.slice(1)], 'do you also take fridges?', { junkText: 'a couch' }],
  [[], 'HOT TUB 6 PERSON ITS CRACKED', { name: null }],
  [TO_NAME, 'my camera is broke but im Devon', { name: 'Devon' }],
  [TO_NAME, "His name is Wong Kwok-Leung. I'm Jasmine but put his", { name: 'Wong Kwok-Leung' }],
  [TO_PHONE, "782.555.0136, but please text, I'm in class all day", { preferredContactMethod: 'sms' }],
  [TO_PHONE, "I don't give out my number, can we just email?", { preferredContactMethod: 'email' }],
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
    "Apt 12, 3660 Commission St? no sorry that's the work one. 3480 Joseph Howe Dr apt 12, Halifax B3L 4H7",
    { address: '3480 Joseph Howe Dr apt 12, Halifax B3L 4H7', pickup: null },
  ],
  [TO_ADDRESS, '45 wright ave', { address: null }],
  [TO_ADDRESS, '800 Bedford Highway', { address: '800 Bedford Highway' }],
  [TO_PICKUP, 'sorry had a call. friday before noon', { preferredContactMethod: null }],
  [
    TO_PHONE,
    'my cell is 902-555-0128, the house phone is really only for telemarketers',
    { phone: '(902) 555-0128', preferredContactMethod: null },
  ],
  [TO_NAME, 'MacIsaac. Ronald.', { name: 'Ronald MacIsaac' }],
  [TO_NAME, 'Yared Tesfaye. Y A R E D', { name: 'Yared Tesfaye' }],
  [TO_CONTACT, "par téléphone c'est correct", { preferredContactMethod: 'phone' }],
  [
    TO_ADDRESS,
    'The unit is 6095 Coburg Rd, apt 412, Halifax B3H 4K1',
    { address: '6095 Coburg Rd, apt 412, Halifax B3H 4K1' },
  ],
  [
    TO_ADDRESS,
    '2 Oak Court, Spryfield. Come in the back lane',
    { specialInstructions: 'Come in the back lane' },
  ],
  [TO_PHONE, "my cell's dead this week, use my daughters 782 555 0121", { pickup: null }],
  [TO_NAME, 'skip for now, itll look different by sunday anyway', { pickup: null }],
  [
    TO_INSTRUCTIONS,
    "It's in the carport, easy to get at",
    { specialInstructions: "It's in the carport, easy to get at" },
  ],
  [
    ['table with 6 chairs', ...TO_REVIEW.slice(1)],
    "it's 5 chairs, not 6",
    { junkText: 'table with 5 chairs' },
  ],
  [TO_CONTACT, 'emial. actually no text is easier', { preferredContactMethod: 'sms' }],
  [
    [...TO_ADDRESS, "1695 route 1, Pointe-de-l'Église, B0W 1M0", 'oui gardez-la', 'friday'],
    "appelez-moi, j'ai pas de texto moi",
    { address: "1695 route 1, Pointe-de-l'Église, B0W 1M0", preferredContactMethod: 'phone' },
  ],
  [['a crib', ...TO_REVIEW.slice(1)], 'sorry i had to change a diaper', { junkText: 'a crib' }],
  [TO_REVIEW, "oui c'est beau envoie ça", { name: 'Jane Roe' }],
  [
    TO_REVIEW,
    "When you say Friday you do mean the 20th, don't you?",
    { pickup: converse(...TO_REVIEW).state.slots.pickup },
  ],
];

it.each(SAID.map(([before, text, known]) => [text, before, known] as const))('%j', (text, before, known) => {
  expect(converse(...before, text).state.slots).toMatchObject(known);
});

it.each([
  ['mondays and wednesdays I have physio. thursday next week works', '2026-11-26'],
  ['I work nights this week. saturday at 4 pm', '2026-11-21'],
  ['satday is grand', '2026-11-21'],
  ["I'm away 20th-27th, any day after", '2026-11-28'],
  ['my operation is the 26th so before that, the 25th even', '2026-11-25'],
])('%j is %s', (text, day) => {
  expect(converse(...TO_PICKUP, text).state.slots.pickup?.day).toBe(day);
});

it('a part of the day that is heard wrong is one all the same', () => {
  expect(converse(...TO_PICKUP, 'thursday mourning is good').state.slots.pickup?.slot).toBe('morning');
  expect(converse(...TO_PICKUP, 'we are in mourning').state.slots.pickup).toBeNull();
});

it('a question at the notes is answered, and they are asked for once more', () => {
  expect(converse(...TO_INSTRUCTIONS, 'does it have to be empty?').state.step).toBe('instructions');
});

it('whoever is done changing sends', () => {
  const said = converse(...TO_REVIEW, "ok I'm finished changing things, submit");
  expect(said.effects).toContainEqual(expect.objectContaining({ type: 'submit-lead' }));
});

it.each([
  [TO_INSTRUCTIONS, "you know what, never mind, I'm keeping the couch. cancel it"],
  [TO_INSTRUCTIONS, "you know what, we're going to keep it. please cancel"],
  [TO_PHONE, 'no im not giving that out, never mind ill look elsewhere'],
  [TO_PHONE, 'no thats ok, ill run it to the dump myself. cancel'],
  [TO_INSTRUCTIONS, "My husband says he'll do it himself so let's forget it, thanks anyway"],
  [TO_NAME, "no thanks, I was only after a price. I'll call around"],
  [OUTSIDE_ASKED, "oh. no dont bother then, i'll find someone in truro. thanks anyway"],
] as const)('at %j it is asked whether to stop', (before, text) => {
  expect(converse(...before, text).replies.at(-1)?.content).toContain('Shall I stop here');
});

it('what is left of something is no question', () => {
  const { slots } = converse('bags of leaves and what is left of a rotten fence', 'yard waste').state;
  expect(slots.openQuestions).toBeUndefined();
  expect(slots.junkText).toContain('fence');
});

it('a name that also is a place is put right as a name', () => {
  const { state } = converse(...TO_REVIEW);
  const asked = { ...state, slots: { ...state.slots, name: 'Glen Hibley' } };
  const { slots } = converseFrom(asked, ["it's Hubley with a u, not Hibley"]).state;
  expect(slots).toMatchObject({ name: 'Glen Hubley', address: state.slots.address });
});

it('what is left once the load is given up is all of it', () => {
  const given = 'forget the fridge, it is only the old decking boards and railings now';
  const said = ['a fridge, still runs', 'skip', 'Jane Roe', given, 'construction debris'];
  const { junkType, junkText } = converse(...said).state.slots;
  expect([junkType, junkText]).toEqual(['construction', expect.not.stringContaining('still runs')]);
});

it('a rest that is fine asks for no sending', () => {
  expect(converse(...TO_REVIEW, 'Call me rather than email. Otherwise fine').state.lead).toBe('collecting');
});

it.each(["oui c'est beau envoie ça", 'ok yes submit before i change my mind lol'])('%j sends', (text) => {
  expect(converse(...TO_REVIEW, text).state.lead).toBe('sending');
});

it('what was thought over holds nothing back that is to be sent', () => {
  const said = converse(...TO_REVIEW, 'text is better after all. Otherwise fine, go ahead and send it');
  expect(said.state.slots.preferredContactMethod).toBe('sms');
  expect(said.effects).toContainEqual(expect.objectContaining({ type: 'submit-lead' }));
});

it.each([
  [TO_ADDRESS, 'Pas mon adresse à moi, celle de mon père : 3 rue Kelly, Halifax B3N 1V8'],
  [TO_CONTACT, "Par courriel s'il vous plaît, je suis souvent au chevet des patients"],
  [[], 'bonjour monsieur, un divan'],
  [[], "j'ai besoin d'aide avec un divan"],
] as const)('no hazard is heard in everyday French: %j %j', (before, text) => {
  expect(
    converse(...before, text)
      .replies.map(({ content }) => content)
      .join(' '),
  ).not.toMatch(/cannot take|ne peuvent pas/);
});
