import { expect, it } from '@jest/globals';
import { spokenLanguage } from './spoken-language.ts';

it.each([
  'Bonjour',
  'allo!',
  'j’ai un vieux sofa à faire ramasser',
  "j'ai un couch pis des chairs à get rid of",
  'jai 2 matelas pis une laveuse',
  'vous êtes ouverts quand?',
  'combien ça coûte pour un frigo',
  "c'est combien?",
  'on peut parler en français svp?',
  'Do you speak French?',
  'parlez-vous français',
  'moi pis ma femme on a du stock à jeter, des vieilles chaises',
])('"%s" is French', (text) => {
  expect(spokenLanguage(text)).toBe('fr');
});

it.each([
  'I have an old couch and a fridge to get rid of',
  'can we do this in English please',
  'English please',
  'en anglais svp',
  'what time can you come on the 3rd',
])('"%s" is English', (text) => {
  expect(spokenLanguage(text)).toBe('en');
});

it.each([
  '',
  'Jean de la Tour',
  "12 Rue de l'Église, Bedford B4A 2T6",
  '902-555-0148',
  'Marie-Ève LeBlanc',
  'sofa',
  'oui',
  'non merci',
  'ok',
  'a set of French doors',
  'French door fridge, not working',
  'merci!',
  'skip',
  'Sur Mer Lane, Chester',
  'hi, a sofa please, merci',
  'the couch, oui, and a la-z-boy',
])('"%s" could be either, or is not certain', (text) => {
  expect(spokenLanguage(text)).not.toBe('fr');
});
