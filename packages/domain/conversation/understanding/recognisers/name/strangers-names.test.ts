import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { step } from '../../../engine.ts';
import { converse, NOW, TO_NAME } from '../../../testing/converse.ts';

/** Names of people from many places, as they write them. */
const NAMES = [
  ...[
    'Priya Raman',
    'Darlene Fougere',
    'Khalid Mansour',
    'Edith M. Sangster',
    'Ngozi Okonkwo',
    'Chukwuemeka Obi',
  ],
  ...['Nguyen Van Minh', 'Park Ji-hoon', 'Gurpreet Singh Dhaliwal', 'Oksana Bondarenko', 'Søren Østergaard'],
  ...[
    'José María Ñúñez',
    'João da Silva',
    'Maarten de Vries',
    "Ann O'Hearn",
    "Rose-Aimée d'Eon",
    'Yuki Tanaka',
  ],
  ...[
    'Marie Claire LeBlanc',
    'Wei Ng',
    'Ben Morash',
    'Will Hunt',
    'June Summers',
    'Rusty Gates',
    'Fern Keddy',
  ],
  ...[
    'Mo Farah',
    'Bo Li',
    'Zbigniew Wojciechowski',
    'Freweini Kidane',
    'Hadiza Bello-Okafor',
    'Angus MacIsaac',
  ],
  ...[
    'Solveig Berg',
    'Faith Moon',
    'Rick Stairs',
    'Thi Nhung Tran',
    'Kwame Asante',
    'Sipho Dlamini',
    'Ewa Kowal',
  ],
];

/** What people put around their name. */
const CARRIERS = [
  ...['{n}', 'my name is {n}', "it's {n}", 'im {n}', 'this is {n}', '{n} here', '{n} speaking', 'name: {n}'],
  ...[
    "the name's {n}",
    'put {n}',
    'put it under {n}',
    'put down {n} please',
    'write down {n}',
    'call me {n}',
  ],
  ...['for my mother, {n}', "it's for my dad {n}", 'on behalf of my aunt {n}', "my husband's name is {n}"],
  ...[
    'his name is {n}',
    "she's {n}",
    'Mr. {n}',
    'Mrs {n}',
    'The Honourable {n}',
    '{n} hun',
    '{n}, boss',
    '{n} sir',
  ],
  ...[
    '{n}, brother',
    '{n} my friend',
    '{n}, dear',
    '{n} lol',
    '{n}, thank you',
    'hi, {n}',
    'uh {n}',
    'sure, {n}',
  ],
  ...[
    '{n}!',
    '{n} :)',
    'sorry, {n}',
    '{n}, why do you need it?',
    "{n} and I'm in a hurry",
    '{n}, I have a couch',
  ],
  ...["je m'appelle {n}", "moi c'est {n}", 'mi nombre es {n}', 'well, that would be {n}', "{n}, that's me"],
  ...[
    '{n} is my name',
    'they call me {n}',
    'I go by {n}',
    'good morning, {n} here',
    'no photo. {n}',
    '1) {n}',
  ],
  ...[
    '"{n}"',
    '({n})',
    '{n} (homeowner)',
    '{n} from the church',
    'I already told you, {n}',
    '{n} again',
    'just {n}',
  ],
  ...[
    'hey man, {n}',
    'yo its {n}',
    'as I said, {n}',
    '{n} if you must know',
    '{n} will do',
    'only {n}',
    'under {n}',
  ],
  ...['please put {n} on it', 'c/o {n}', 'attention {n}', 'make it out to {n}'],
];

const ASKED = converse(...TO_NAME).state;

/** The name that an answer stores; behind a question mark, where it is only asked about. */
function heardName(text: string): string | null {
  const { state } = step(ASKED, { type: 'text', text }, { now: NOW });
  if (state.slots.name !== null) return state.slots.name;
  const asked = state.pending?.kind === 'confirm' ? state.pending.slots.name : null;
  return asked === null || asked === undefined ? null : `? ${asked}`;
}

it('hears every name in every way of saying it', () => {
  const misheard = CARRIERS.flatMap((carrier) =>
    NAMES.filter((name) => heardName(carrier.replace('{n}', name))?.replace('? ', '') !== name).map((name) =>
      carrier.replace('{n}', name),
    ),
  );
  expect(misheard).toEqual([]);
});

it('hears given and family name in whatever parts', () => {
  const parts = fc.constantFrom(
    ...[
      'first {g} last {f}',
      'last {f} first {g}',
      '{g} first, {f} last',
      'first: {g} last: {f}',
      '{g}. Last name {f}',
    ],
    ...[
      '{g} is my first name, {f} is my last',
      'surname {f}, given name {g}',
      '1. {g} 2. {f}',
      '1) {g} 2) {f}',
    ],
    ...['{f}, {g}', 'first name {g} surname {f}', "first name's {g}, last name's {f}"],
  );
  const given = fc.constantFrom('Katarzyna', 'Edward', 'Adaeze', 'Gurpreet', 'Solveig', 'Yusuf', 'Marie');
  const family = fc.constantFrom('Nowak', 'Pye', 'Okonkwo', 'Dhaliwal', 'Haugen', 'Demir', 'Tremblay');
  fc.assert(
    fc.property(parts, given, family, (said, g, f) => {
      const text = said.replace('{g}', g).replace('{f}', f);
      expect(heardName(text)?.replace('? ', '')).toBe(`${g} ${f}`);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['PYE, EDWARD', 'Edward Pye'],
  ['this is for my uncle, his name is Edward Pye. im Flo', 'Edward Pye'],
  ["that's my sister's couch, her name is Ann Pye. im Flo", 'Flo'],
  ['No photo here. Name: Pye, Edward', 'Edward Pye'],
  ['de Vries, Maarten', 'Maarten de Vries'],
  ['Pye, Edward R.', 'Edward R. Pye'],
  ["it's Dave. Langille.", 'Dave Langille'],
  ['dave, langille', 'Dave Langille'],
  ['N-G-U-Y-E-N is the last name, first is Thuy', 'Thuy Nguyen'],
  ['bo. just bo', 'Bo'],
  ['flo. only flo', 'Flo'],
  ['call me Captain, all do', 'Captain'],
  ['they call me Tiny', 'Tiny'],
  ['just call me Chief', 'Chief'],
  ['Margaret or Peggy, whichever, surname Boyd', 'Margaret Boyd'],
  ['Liam but put it under my wife, Siobhan Keane', 'Siobhan Keane'],
  ["Liam but use my wife Siobhan's name", 'Siobhan'],
  ['im lena but put nanas name its Beulah Sampson', 'Beulah Sampson'],
  ['They call me Big Ron but its Ronald Pace on the bills', 'Ronald Pace'],
  ['Jill Kroft oops Croft', 'Jill Croft'],
  ['Jill Kroft, I mean Croft', 'Jill Croft'],
  ['Ann Clark, no e', 'Ann Clark'],
  ['Jon without the h', 'Jon'],
  ['Sandy MacNeil, M-a-c', 'Sandy MacNeil'],
  ["Elise that's E L I S E Surette S U R E T T E", 'Elise Surette'],
  ['hannah macisaac', 'Hannah MacIsaac'],
  ['mackenzie roy', 'Mackenzie Roy'],
  ["RHÉAL D'EON", "Rhéal D'Eon"],
  ['june may rose, last name Webber', 'June May Rose Webber'],
  ['Anna Maria, last name Lopez', 'Anna Maria Lopez'],
  ['Tim Kohl, last name Cole', 'Tim Cole'],
  ['hi, I want to be called Mrs. Pothier', 'Pothier'],
  ['only Jill, I never give my last name', 'Jill'],
  ['Ricky Cole, everybody calls me Brick', 'Ricky Cole'],
  ['Robert Cole, everyone calls me Bob', 'Bob Cole'],
  ['Tran Thi Lan but Lan is fine', 'Tran Thi Lan'],
  ['Null. That really is my last name: Priya Null', 'Priya Null'],
  ['Joan. My last name is Van Dyke', 'Joan Van Dyke'],
  ['Ana, last name: de la Cruz', 'Ana de la Cruz'],
  ['Will Friday, 902-555-0102', 'Will Friday'],
])('%s', (text, name) => {
  expect(heardName(text)?.replace('? ', '')).toBe(name);
});

it.each([
  ["Wendy Zinck that's Z I N C K", 'Wendy Zinck'],
  ['Tim Quillan spelled Q U I L L A N', 'Tim Quillan'],
  ['Stelios is my name, Kotsis', 'Stelios Kotsis'],
  ["Tim's my name, Cole", 'Tim Cole'],
  ['Dana is the name, Hollett', 'Dana Hollett'],
  ['jo here, smith', 'Jo Smith'],
  ['Ravi here, thanks', 'Ravi'],
  ['zoltan nemeth, no photo', 'Zoltan Nemeth'],
  ['skip, its ravi', 'Ravi'],
  ['Chan eile, no photo', null],
  ["maybe later! I'm Siobhan, Siobhan Ní Riain", 'Siobhan Ní Riain'],
  ['Skip Bowman', 'Skip Bowman'],
  ["can't, paint all over", null],
  ['no pics, grease everywhere', null],
  ['nope its heavy skip', null],
  ['its hideous skip', null],
  ['no photo but theres a sideboard, solid maple, weighs plenty', null],
])('beside the photo, "%s" is %j', (text, name) => {
  expect(converse(...TO_NAME.slice(0, 1), text).state.slots.name).toBe(name);
});

it.each([
  'no thank you brother',
  'ok boss',
  'sure thing buddy',
  'whichever',
  'call me later',
  'call me Friday',
  'grandpas',
  '1) no photo',
])('"%s" stores no name', (text) => {
  expect(converse(...TO_NAME, text).state.slots.name).toBeNull();
});

it.each([
  ['Joanne Clarke', "there's no e on the end of Clark", 'Joanne Clark'],
  ['Steven Roy', 'Stephen with a ph', 'Stephen Roy'],
  ['Mark Roy', 'Marc with a c', 'Marc Roy'],
  ['Jacky Roy', 'Jackie with an ie', 'Jackie Roy'],
  ['Catherine Roy', "My first name is spelled Catharine, with two a's", 'Catharine Roy'],
  ['Aron Roy', "Aaron with two a's", 'Aaron Roy'],
  ['Katherine Burke', 'its Cathryn with a C and a y', 'Cathryn Burke'],
  ['Jaden Roy', 'spelled Jayden with a y, J-a-y-d-e-n', 'Jayden Roy'],
  ['Geoffrey Roy', 'name is spelled with a J, Jeffrey', 'Jeffrey Roy'],
  ['Ann Perrault', "my last name's spelled Perreault not Perrault", 'Ann Perreault'],
  ['Margaret Roy', 'you have my name wrong, its Margarete', 'Margarete Roy'],
  ['William Roy', 'all good except call me Billy instead of William', 'Billy'],
  ['Sam Roy', "the street's wrong, it's Duncan not Dunbar", 'Sam Roy'],
  ['Sam Roy', "it's Unit C, not D", 'Sam Roy'],
  ['Carla Roy', "that isn't me, I'm her mother Jane Hart", 'Jane Hart'],
  ['Catherine Roy', "it's spelled Kathryn with a K and a Y, not Catherine", 'Kathryn Roy'],
  ['Krista', "add my last name if it's missing its Hart", 'Krista Hart'],
  ['Zeke Roy', 'make it 3, dave has a thing', 'Zeke Roy'],
])('of %s, "%s" makes %s', (known, text, name) => {
  const review = { ...ASKED, step: 'review' as const, slots: { ...ASKED.slots, name: known } };
  expect(step(review, { type: 'text', text }, { now: NOW }).state.slots.name).toBe(name);
});

it.each([
  ['first name Sunday, last name Okoro', 'Sunday Okoro'],
  ["June. surname's Monday", 'June Monday'],
  ['my name is Wednesday Hart', 'Wednesday Hart'],
  ["Wilfred Hart, Wilf'll do, nah put Wilfred", 'Wilfred Hart'],
  ['Call me Obi. In full, Obinna Hart.', 'Obinna Hart'],
  ["it's Ngaio N G A I O Marsh", 'Ngaio Marsh'],
  ['dale. leblanc. with an e after the l', 'Dale Leblanc'],
  ['jean tibodeau, with an h after the t', 'Jean Thibodeau'],
  ['For the record: Augusta P. Thornhill', 'Augusta P. Thornhill'],
  ["I'm Mrs. Opal Boudreau, the lease is still under my son Gary", 'Opal Boudreau'],
  ["O'Leary, Maeve. Thank you kindly, dear", "Maeve O'Leary"],
  ['de Wit, Hanneke. call anytime', 'Hanneke de Wit'],
  ['joe pye thats p y e', 'Joe Pye'],
  ["Rhona MacNab that's capital M capital N", 'Rhona MacNab'],
  ['my name hmm sorry, im thulani', 'Thulani'],
  ['Tebitha Roe. *Tabitha', 'Tabitha Roe'],
])('asked for it, "%s" is the name %s', (text, name) => {
  expect(converse(...TO_NAME, text).state.slots).toMatchObject({ name, pickup: null });
});

it.each(["I'd rather not say", 'not until I know the price', 'why do you need that'])(
  'said twice, "%s" is no name',
  (text) => {
    expect(converse(...TO_NAME, text, text).state.slots.name).toBeNull();
  },
);

it.each([
  ['the Sally Ann took the rest', null],
  ["it's my sister's cell, her name is Joy", null],
  ['old chairs. jordan 782 555 0122', 'Jordan'],
])('at the junk, "%s" names %j', (text, name) => {
  expect(converse(text).state.slots.name).toBe(name);
});

it.each([
  ['skip it im rajwinder', 'Rajwinder'],
  ['skip im knackered', null],
  ['Bev says no photos, sorry', null],
])('at the photo, "%s" names %j', (text, name) => {
  expect(converse('an old couch', text).state.slots.name).toBe(name);
});

it.each([
  ["I'd go by Hamid", 'Hamid'],
  ['I answer to Dot', 'Dot'],
  ['most people call me Gus', 'Gus'],
  ['Sara no h. Sara Lohnes', 'Sara Lohnes'],
  ['Ana with one n. Ana Ruiz', 'Ana Ruiz'],
  ['Jasper Fern', 'Jasper Fern'],
  ['Rose Garden, I know', 'Rose Garden'],
  ['Cliff Stone', 'Cliff Stone'],
  ['Penny Stove', 'Penny Stove'],
  ['Art Carpet', 'Art Carpet'],
  ['Ivy Bushes', 'Ivy Bushes'],
  ['Robin Chair, thanks', 'Robin Chair'],
  ['Tran Thi Bich Ngoc, but call me Bee', 'Bee Ngoc'],
])('a name of words is one: "%s" is %s', (text, name) => {
  expect(converse(...TO_NAME, text).state.slots.name).toBe(name);
});

it.each(['Two Couches', 'Old Stove', 'my couch'])('"%s" is no name', (text) => {
  expect(converse(...TO_NAME, text).state.slots.name).toBeNull();
});
