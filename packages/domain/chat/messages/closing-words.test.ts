import { expect, it } from '@jest/globals';
import { isClosingWords } from './closing-words.ts';

it.each([
  'thanks',
  'Thank you!',
  'thanks, bye',
  'Thank you so much 🙏',
  'ok great thanks again, have a good one!',
  'Perfect, thank you for your help. Bye for now',
  'thx, see you then',
  'many thanks and good night',
  'Cheers!!',
  'Merci !',
  'merci beaucoup, au revoir',
  'D’accord, merci. Bonne journée à vous aussi',
  'Parfait, mille mercis pour votre aide',
  'à bientôt',
  'Super merci bonne fin de semaine',
])('“%s” ends a talk', (text) => {
  expect(isClosingWords(text)).toBe(true);
});

it.each([
  '',
  '🙏',
  'ok',
  'perfect',
  'parfait',
  'no thanks',
  'non merci',
  'thanks, when do you come?',
  'thanks?',
  'thanks but not on saturday',
  'Thank you, my number is 902-555-0148',
  'merci, mais pas vendredi',
  'bye the way it is two sofas',
  'thanks Dana',
  'see you saturday',
  'à samedi, merci',
  '12 Desk Street, please',
])('“%s” does not', (text) => {
  expect(isClosingWords(text)).toBe(false);
});

it('thanks somebody by their name, as the visitor sees it', () => {
  expect(isClosingWords('Thanks Dana, bye!', ['Dana'])).toBe(true);
  expect(isClosingWords('Merci Zoé', ['Zoe Roe'])).toBe(true);
  expect(isClosingWords('Dana', ['Dana'])).toBe(false);
});
