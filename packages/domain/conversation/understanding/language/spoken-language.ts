import type { Language } from '../../../site/language.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { foldText } from '../text/plain-text.ts';

/** Words of French that are neither English nor parts of names, places and streets. */
const FRENCH = wordSet(
  'je j ai c est une les des pis avec dans pour mon mes ma vous nous ca oui voudrais veux besoin faut merci svp aussi vieux vieille chez sur mais pas suis etes avez avons peux pouvez quand combien ou qui quoi comment debarrasser ramasser emporter venir demain matin soir midi apres lundi mardi mercredi jeudi vendredi samedi dimanche semaine deux trois quatre un et au il y',
);
/** Somebody who says one of these speaks French, however little else. */
const GREETINGS = wordSet('bonjour bonsoir allo salut');
const ENGLISH = wordSet(
  'i my the is are it its a an and you your we our have has need want of for with at in can could would please thanks to get rid this that there what how when do does not',
);
const WORDS = /[a-z]+/g;
/** "In French, please", "parlez-vous français?", but no French doors. */
const ASKS_FOR_FRENCH =
  /\b(?:en francais|francais s|in french|speaks? french|parle[sz]? ?-?(?:vous|tu)? francais)/;
const ASKS_FOR_ENGLISH = /\b(?:en anglais|in english|speak english|english please|^english$)/;
const MIN_FRENCH = 2;
const MIN_ENGLISH = 4;

/** The language that a message is certainly in, or asks for; null where it could be either, as names and numbers are. */
export function spokenLanguage(text: string): Language | null {
  const folded = foldText(text);
  if (ASKS_FOR_ENGLISH.test(folded)) return 'en';
  if (ASKS_FOR_FRENCH.test(folded)) return 'fr';
  const words = folded.match(WORDS) ?? [];
  const greeting = words.some((word) => GREETINGS.has(word)) ? MIN_FRENCH : 0;
  const french = greeting + words.filter((word) => FRENCH.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  if (french >= MIN_FRENCH && french > english) return 'fr';
  return english >= MIN_ENGLISH && french === 0 ? 'en' : null;
}
