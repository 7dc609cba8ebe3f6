import { expect, it } from '@jest/globals';
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
import { ENGLISH } from '../wording/english.ts';

const OUTSIDE_ASKED = [...TO_ADDRESS, '5 Main St, Truro B2N 1A1'];

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
  [TO_INSTRUCTIONS, 'never mind, changed my mind about all of this. cancel'],
  [TO_REVIEW, "no leave it, we'll keep everything after all"],
  [OUTSIDE_ASKED, "that's fine, don't bother, i'll look for someone closer"],
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

it('how far out a crew comes is about the area, and how soon about the day', () => {
  const answerTo = (text: string) => converse(...TO_ADDRESS, text).replies.at(-1)?.content;
  expect(answerTo('how far out do you come?')).toContain(ENGLISH.answers.areas);
  expect(answerTo('how far out are you booked?')).toContain(ENGLISH.answers['how-soon']);
});

it('a house number that is put right leaves the load alone, whatever the street is called', () => {
  const before = ['an old couch', 'skip', 'Jane Roe', '902-555-0133', '14 Maple St, Halifax'];
  const { slots } = converse(...before, 'oops its 41 maple not 14').state;
  expect(slots).toMatchObject({ junkText: 'an old couch', address: '41 Maple St, Halifax' });
});

it.each(['I want to cancel please, my neighbour took the branches', 'i need to cancel'])(
  'with nothing told yet %j is of a request made before',
  (text) => {
    const { effects, replies } = converse(text);
    expect(effects).toContainEqual(expect.objectContaining({ about: 'cancel' }));
    expect(replies.at(-1)?.content).toContain(ENGLISH.existing.cancel);
  },
);

it('in the middle of a request it is of that one', () => {
  const { replies } = converse(...TO_NAME, 'I want to cancel please, my neighbour took the branches');
  expect(replies.at(-1)?.content).toContain('Shall I stop here');
});

it.each([
  [TO_NAME, 'ok thanks bye'],
  [TO_PHONE, 'bye now'],
  [TO_PHONE, 'merci, au revoir'],
  [TO_REVIEW, 'bye'],
])('a goodbye calls nothing off, however often it is said', (path, text) => {
  const { state, replies, effects } = converse(...path, text, text);
  expect(replies.at(-1)?.content).toMatch(/^No hurry: what you've told me stays here/);
  expect([state.pending, effects]).toEqual([null, []]);
});

it.each(['is anyone there', 'hello is anybody there?'])('%j hears who answers', (text) => {
  expect(lastReplyOf(converse(...TO_NAME, text))).toMatch(/^I'm the automated assistant/);
});

it.each(['faut annuler, ma mère a changé d’idée', 'il faut annuler'])('%j asks whether to stop', (text) => {
  expect(converse(...TO_REVIEW, text).state.pending).toEqual({ kind: 'stop' });
});

it.each(['ok im back', 'hi, I am back now'])('%j sends nothing', (text) => {
  const { state, replies } = converse(...TO_REVIEW, text);
  expect(state.lead).toBe('collecting');
  expect(replies.at(-1)?.content).toContain('Shall I submit');
});

it('whoever wants erased what they wrote is asked whether to stop, where notes are asked for', () => {
  const { state } = converse(...TO_INSTRUCTIONS, 'I changed my mind, stop this and erase what I wrote');
  expect(state.pending).toEqual({ kind: 'stop' });
});

it.each([
  [TO_REVIEW, 'merci et au revoir'],
  [TO_REVIEW, 'thanks and bye'],
  [TO_INSTRUCTIONS, "oui, c'est bon. Merci et au revoir!"],
])('a thank-you with a goodbye deletes nothing', (path, text) => {
  expect(converse(...path, text).state).toMatchObject({ pending: null, lead: 'collecting' });
});

it('"yes, bye" answers what was put first', () => {
  expect(converse('Can you take a couch?', 'yes thanks bye').state.slots.junkText).toBe('a couch');
  expect(converse(...TO_ADDRESS, '120 Main St, Yarmouth', 'yes, bye').state.slots).toMatchObject({
    address: '120 Main St, Yarmouth',
    addressOutside: true,
  });
});
