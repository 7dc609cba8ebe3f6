import { expect, it } from '@jest/globals';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { answeredNotes, crewNotes } from './recognise-notes.ts';

/** Marks the tokens of phrases that other slots have claimed. */
function claimedIn(text: string, phrases: readonly string[]): boolean[] {
  const { tokens, text: tidied } = readUtterance(text);
  const ranges = phrases.map(
    (phrase) => [tidied.indexOf(phrase), tidied.indexOf(phrase) + phrase.length] as const,
  );
  return tokens.map(({ start }) => ranges.some(([from, to]) => from <= start && start < to));
}

it.each([
  'no steps, no gate, nothing like that',
  'no steps no dog no gate, easy as pie',
  'Nothing to add.\n\nJane Roe',
  'Is there a fee for steps?',
  "nope you're all set",
  "we're all set thanks",
  'were all good',
  'just make it 3pm instead of 1. nothing else',
  'nah yer good',
])('notes nothing in "%s"', (text) => {
  expect(answeredNotes(readUtterance(text), [])).toBeNull();
});

it.each([
  'noen',
  'nope, you covered everything',
  'you thought of everything thanks',
  'hope you all have a great day',
  'hope you have a good weekend',
  'no, good luck with it',
  'aucune consigne',
  'Pas de remarques particulières',
  'aucune demande spéciale, merci',
  "Non, rien d'autre à signaler",
  'no concerns',
  'no, stay safe out there',
  "I think you've asked everything",
])('what takes leave or declines is no note: "%s"', (text) => {
  expect(answeredNotes(readUtterance(text), [])).toBeNull();
});

it.each(['a couch, very heavy', 'a bike behind the shed', 'all that a hoarder left', 'just buzz my cell'])(
  'notes nothing for the crew in "%s"',
  (text) => {
    expect(crewNotes(readUtterance(text), [])).toBeNull();
  },
);

it.each([
  ['Gate code 1234.', 'Gate code 1234.'],
  ['no parking in front, use the lane\nring twice ', 'no parking in front, use the lane\nring twice'],
  ['There are 3 steps 🙂', 'There are 3 steps 🙂'],
  ['Watch out for the dog, she is deaf', 'Watch out for the dog, she is deaf'],
  ['Yes, the buzzer is 204', 'the buzzer is 204'],
  ['Thanks! Key is under the mat', 'Key is under the mat'],
  ['could you please ring the bell loudly', 'could you please ring the bell loudly'],
  ['Third floor, no elevator. Are you licensed?', 'Third floor, no elevator.'],
  ['are you licensed? The dog bites', 'The dog bites'],
  ['no stairs', 'no stairs'],
  ["don't block the driveway please", "don't block the driveway please"],
  ['call me when you get here', 'call me when you get here'],
  ['les chiens sont gentils', 'les chiens sont gentils'],
  ['Le code est 4412, merci', 'Le code est 4412'],
  ['nothing heavy but it is on the third floor', 'nothing heavy but it is on the third floor'],
  ['It is a bit of a maze dear, go left at the church', 'It is a bit of a maze dear, go left at the church'],
  ['no but the gate sticks', 'the gate sticks'],
  ['my husband Ron will let you in', 'my husband Ron will let you in'],
  [
    'Please be gentle with the door frame, it was just painted',
    'Please be gentle with the door frame, it was just painted',
  ],
])('an answer %j is the note %j', (text, notes) => {
  expect(answeredNotes(readUtterance(text), [])?.notes).toBe(notes);
});

it.each([
  '',
  'none',
  'No',
  'nope',
  "that's all",
  'Thats it, thanks!',
  "c'est tout",
  'nothing else',
  'no instructions',
  '👎',
  'all good',
  "nope, that'll be everything",
  'are you licensed?',
  'how much will it be',
  'submit',
  'go back',
  'thank you',
  'start over',
  'change my phone number',
  'hello',
  'ok',
  'non merci',
  'ok submit it',
  'see you Friday',
  'merci bonne journée',
])('an answer %j is no note', (text) => {
  expect(answeredNotes(readUtterance(text), [])).toBeNull();
});

it.each([
  ['actually my number is 902-555-0199', ['my number is 902-555-0199'], null],
  ['sorry, the address is 14 Oak St Halifax', ['14 Oak St Halifax'], null],
  ['make it monday instead. gate code is 99', ['monday'], 'gate code is 99'],
  ['call 902-555-0199 when you arrive', ['902-555-0199'], 'call 902-555-0199 when you arrive'],
  ['the dog is loose, knock at nine, not before.', [], 'the dog is loose, knock at nine, not before.'],
  ['my name is Tim not Tom', ['my name is Tim', 'Tom'], null],
])('%j with claimed %j leaves the note %j', (text, phrases, notes) => {
  expect(answeredNotes(readUtterance(text), claimedIn(text, phrases))?.notes ?? null).toBe(notes);
});

it.each([
  [
    "I'm Jane, 902-555-0148. Buzzer 204, and there is a dog",
    ['Jane', '902-555-0148'],
    'Buzzer 204, and there is a dog',
  ],
  ['friday morning, please call when you arrive', ['friday morning'], 'please call when you arrive'],
  ['best to call after 5', ['best to call'], 'best to call after 5'],
  ['phone, but dont call before noon I work nights', ['phone'], 'dont call before noon I work nights'],
  ['12 Oak St Halifax B3H 1A1. Key under the mat', ['12 Oak St Halifax B3H 1A1'], 'Key under the mat'],
  ['a couch. park in the back alley, gate code 4412', ['couch'], 'park in the back alley, gate code 4412'],
  ['mardi matin, sonnez deux fois', ['mardi matin'], 'sonnez deux fois'],
  ['text me when you get here', [], 'text me when you get here'],
  ['add that the goat is loose', [], 'the goat is loose'],
  ['please tell the driver to honk', [], 'honk'],
])('%j holds for the crew %j', (text, phrases, notes) => {
  expect(crewNotes(readUtterance(text), claimedIn(text, phrases))?.notes).toBe(notes);
});

it.each([
  '',
  'Jane Roe',
  'a couch and a fridge',
  '12 Oak St Halifax',
  'my postal code is B3H 1A1',
  'friday morning',
  'call me at 902-555-0148',
  'do you charge extra for stairs?',
  'how heavy can it be?',
  'text me',
  "text me, don't ring",
  'yes',
])('%j holds nothing for the crew', (text) => {
  expect(crewNotes(readUtterance(text), [])).toBeNull();
});

it.each(['down the side, past the bins', 'up the back, past the pool', 'round the corner'])(
  '"%s" is a note whole',
  (text) => {
    expect(answeredNotes(readUtterance(text), [])?.notes).toBe(text);
  },
);

it('a staircase that has to go is no note', () => {
  const text = 'planks and a fake staircase';
  expect(crewNotes(readUtterance(text), claimedIn(text, ['a fake staircase']))).toBeNull();
});

it.each([
  ["it's fine but they should know there's a wasp nest by the door", "there's a wasp nest by the door"],
  ['Looks good but add that the hoist is out of order. Then send.', 'the hoist is out of order.'],
  ['mention that the ramp has ice and then ship it', 'the ramp has ice'],
  ['heads up the bridge on our lane is weak', 'the bridge on our lane is weak'],
])('what %j says that the crew should know', (text, notes) => {
  expect(crewNotes(readUtterance(text), [])?.notes).toBe(notes);
});

it.each([
  'could you please come to the back gate?',
  'would it be possible not to use a loud truck?',
  "can you make sure they don't block the lane?",
  'can they be careful of the banister?',
])('a crew is asked politely: %j', (text) => {
  expect(answeredNotes(readUtterance(text), [])?.notes).toBe(text);
});

it.each([
  'can you please tell me what it will cost?',
  'could you take a fridge too please?',
  'will you need me?',
])('asks nothing of the crew: %j', (text) => {
  expect(answeredNotes(readUtterance(text), [])).toBeNull();
});
