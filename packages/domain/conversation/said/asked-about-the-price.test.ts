import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converseFrom, lastReplyOf } from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const told = (language: 'en' | 'fr', ...said: string[]) => {
  const state = initialState();
  return lastReplyOf(converseFrom({ ...state, slots: { ...state.slots, language } }, said));
};

describe('whether tax is in the price', () => {
  it.each(['is tax included?', 'do I pay HST on the price', 'is hst on top of that?'])('%j', (text) => {
    expect(told('en', text)).toMatch(
      /^Prices are shown before tax: the professional's quote says what HST adds\.\n\nWhat type/,
    );
  });

  it.each(['est-ce que les taxes sont comprises?', 'la TVH est incluse?'])('%j', (text) => {
    expect(told('fr', text)).toMatch(
      /^Les prix affichés sont avant taxes\u00a0: la soumission dit ce que la TVH y ajoute\.\n\nQue/,
    );
  });
});

describe('whether stairs cost more', () => {
  it.each([
    'is it upstairs extra? its on the 2nd floor',
    'do you charge more for stairs?',
    'is it extra if its on the third floor',
  ])('%j', (text) => {
    expect(told('en', text)).toContain(
      'Stairs can add to the price, as can a piano or a hot tub: the quote says it.',
    );
  });

  it.each(['est-ce que l’escalier coûte plus cher?', 'c’est tu plus cher au deuxième étage?'])(
    '%j',
    (text) => {
      expect(told('fr', text)).toContain('Un escalier peut ajouter au prix, comme un piano ou un spa');
    },
  );
});
