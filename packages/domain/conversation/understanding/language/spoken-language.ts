import type { Language } from '../../../site/language.ts';
import { wordSet } from '../../../text/word-set.ts';
import { foldText } from '../text/plain-text.ts';

/** Words of French that are neither English nor parts of names, places and streets. */
const FRENCH = wordSet(
  'bonjour bonsoir allo salut je jai cest une pis avec mes nous voudrais veux besoin faut aussi vieux vieil vieille vieilles suis etes avez avons peux pouvez quand combien quoi comment debarrasser ramasser emporter venir venez envoyez mettez passez appelez finalement demain matin soir apres midi lundi mardi mercredi jeudi vendredi samedi dimanche semaine plutot etage ascenseur escalier matelas fauteuil fauteuils frigo laveuse secheuse meubles prochain derriere gauche',
);
/** Words that also stand in names and streets ("des Pins", "Les"), or that English borrows: they count beside others alone. */
const SHARED = wordSet(
  'un et au aux il y les des la le de du dans pour mon ma ca oui non merci svp vous chez sur mais pas est ou qui par en vers sans deux trois quatre cinq six on photo texto heure passe passer parfait correct envoie appel courriel commode divan',
);
/** "J'ai", "c'est", "qu'on", but no "d'Entremont" */
const ELIDED = /^(?:[cjn]|qu)'[aeiouhy]|^y'a$/;
/** Somebody who greets in one of these speaks French, where nothing of it is English. */
const GREETINGS = wordSet('bonjour bonsoir allo salut');
const ENGLISH = wordSet(
  'i my the is are it its an and you your we our have has need want of for with at in can could would please thanks to get rid this that there what how when do does don not but or be from some old just got on six photo',
);
/** Whole words: what holds a digit says nothing, and "B3C 1Y9" is no French. */
const WORDS = /[a-z\d]+(?:'[a-z]+)?/g;
/** What English borrows whole. */
const PLEASE = /\bs'?il (?:vous|te) plait\b/g;
/** "In French, please", "parlez-vous français?", but no French doors. */
const ASKS_FOR_FRENCH =
  /\b(?:en francais|francais s|in french|speaks? french|parle[sz]? ?-?(?:vous|tu)? francais)/;
const ASKS_FOR_ENGLISH = /\b(?:en anglais|in english|speak english|english please|^english$)/;
const MIN_FRENCH = 2;
const MIN_ENGLISH = 3;

/** The language that a message is certainly in, or asks for; null where it could be either, as names and numbers are. */
export function spokenLanguage(text: string): Language | null {
  const folded = foldText(text);
  if (ASKS_FOR_ENGLISH.test(folded)) return 'en';
  if (ASKS_FOR_FRENCH.test(folded)) return 'fr';
  const found = withoutEmails(folded.replace(PLEASE, 'svp')).match(WORDS);
  const words = [...new Set(found)].filter((word) => !/\d/.test(word));
  const count = (isOne: (word: string) => boolean) => words.filter(isOne).length;
  const sure = count((word) => ELIDED.test(word) || FRENCH.has(lastPart(word)));
  const english = count((word) => ENGLISH.has(word.split("'")[0] ?? ''));
  const greeting = english === 0 ? count((word) => GREETINGS.has(word)) : 0;
  const french = sure + greeting + count((word) => SHARED.has(word));
  if (sure > 0 && french >= MIN_FRENCH && french > english) return 'fr';
  return sure === 0 && english >= MIN_ENGLISH && english > french ? 'en' : null;
}

/** "Escalier" of "l'escalier". */
const lastPart = (word: string) => word.slice(word.indexOf("'") + 1);

const withoutEmails = (text: string) =>
  text
    .split(' ')
    .filter((word) => !word.includes('@'))
    .join(' ');
