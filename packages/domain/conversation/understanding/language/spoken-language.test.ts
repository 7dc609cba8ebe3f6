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
  'les matelas prennent le plus de place, donc meubles',
  'je passe. Luc Roy',
  'finalement mettez dimanche à la même heure',
  "2e étage, pas d'ascenseur",
  'samedi matin vers 10h',
  'sonnez à la porte de derrière',
  'par la porte à gauche, au deuxième étage',
  'appelez-moi plutôt le soir',
  "B3K 1Y4, c'est la maison bleue",
  'une table et des chaises',
])('"%s" is French', (text) => {
  expect(spokenLanguage(text)).toBe('fr');
});

it.each([
  'I have an old couch and a fridge to get rid of',
  'can we do this in English please',
  'English please',
  'en anglais svp',
  'what time can you come on the 3rd',
  "no I don't have a photo of it",
  "it's the house at the corner",
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
  'divan on the porch',
  'divan, commode',
  '27 Birch Street, Dartmouth B2Y 2Y7',
  '8 Elm Drive, Sackville B4C 3J1',
  'Unit 9, 12 Prince Street, Dartmouth, B2Y 1C9',
  'b3j 1j7',
  'its B four C one J five',
  'Nancy Day, N a n c y',
  'hello@bonjour-maison.ca',
  "E-mail, s'il vous plaît",
  'oui oui, keep it',
  'oui merci',
  'Bonjour, old couch and fridge',
  'Les and Mae Lecomte',
  'mon or tues, les days the better',
  'Luc et Marie Le Blanc',
  'demain would be good, tomorrow I mean, in the morning',
  'the old laveuse and the dryer',
])('"%s" could be either, or is not certain', (text) => {
  expect(spokenLanguage(text)).not.toBe('fr');
});
