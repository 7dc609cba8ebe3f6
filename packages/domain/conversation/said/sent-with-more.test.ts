import { describe, expect, it } from '@jest/globals';
import { converse, converseFrom, slotsAfter, TO_CONTACT, TO_REVIEW } from '../testing/converse.ts';

const { state } = converse(...TO_REVIEW);

describe('what is ordered beside the sending is sent with it', () => {
  it.each([
    ['put dont call in there. k go', 'put dont call in there'],
    ['yes, my mom moved to 40 Elm Ave so go there', 'my mom moved to 40 Elm Ave so go there'],
    [
      'looks good, key is with the neighbour not under the mat',
      'key is with the neighbour not under the mat',
    ],
    ['dis au crew que le washer reste là ok? then send it', 'dis au crew que le washer reste là ok'],
  ])('%j', (text, note) => {
    const said = converseFrom(state, [text]);
    expect(said.state).toMatchObject({ lead: 'sending', slots: { specialInstructions: note } });
  });

  it.each([
    ['send it. and add a mini fridge', 'Got it: Furniture (couch, mini fridge).'],
    ['submit, pine st door is unlocked', 'Got it: pine st door is unlocked.'],
    ['the number ends in 55, then submit', "Done, I've changed your phone number to (902) 555-0155."],
  ])('%j is told what goes with it', (text, told) => {
    const known = { ...state, slots: { ...state.slots, junkText: 'couch' } };
    const { replies } = converseFrom(known, [text]);
    expect(replies.map(({ content }) => content)).toEqual([told, 'One moment, your request is on its way…']);
  });

  it.each([
    'yes send it, my back is killing me',
    "yes send, don't worry about the photo",
    'send it before i change it again',
  ])('%j sends no more than was shown', (text) => {
    const said = converseFrom(state, [text]);
    expect(said.state).toMatchObject({ lead: 'sending', slots: { specialInstructions: null } });
  });

  it.each(['looks ok i guess but my wife has to look at it', "c'est beau mais ma femme doit vérifier"])(
    '%j sends nothing yet',
    (text) => {
      expect(converseFrom(state, [text]).state.lead).toBe('collecting');
    },
  );
});

describe('a statement at the summary of which nothing is understood is noted and read back', () => {
  it.each([
    'My son Ron will open the door',
    'key w/ neighbor at 35!!!',
    'the door is green',
    'ok my mom moved to 40 Elm Ave so go there',
  ])('%j', (text) => {
    const said = converseFrom(state, [text]);
    expect(said.state).toMatchObject({ lead: 'collecting', slots: { specialInstructions: text } });
    expect(said.replies.at(-1)?.content).toContain(text);
  });

  it.each([
    'this is taking forever',
    'And Ron?',
    'does submitting mean i have to pay',
    'i quit smoking 9 days ago',
  ])('%j is no note', (text) => {
    expect(converseFrom(state, [text]).state.slots.specialInstructions).toBeNull();
  });
});

describe('the number of somebody else leaves the own one', () => {
  it.each([
    'my brother Keith will be there not me, hes 902 555 0151',
    'my son lets you in, hes 902-555-0137',
  ])('%j', (text) => {
    for (const path of [TO_CONTACT, TO_REVIEW])
      expect(slotsAfter(path, text)).toMatchObject({ phone: '(902) 555-0148', specialInstructions: text });
  });

  it.each([
    ['use my wifes number instead, her cell is 902-555-0144', '(902) 555-0144'],
    ['ring Sanjay not me, he is at 902-555-0137', '(902) 555-0137'],
  ])('but %j', (text, phone) => {
    expect(slotsAfter(TO_CONTACT, text).phone).toBe(phone);
  });
});
