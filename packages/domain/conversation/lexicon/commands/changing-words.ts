import { wordSet } from '../../../text/word-set.ts';
import type { SlotName } from '../../slots.ts';
import { phrasesOf } from '../junk/phrases.ts';

/** Words that wish a change, folded. */
export const CHANGING_WORDS = wordSet(
  'change swap edit update correct fix modify redo switch replace amend revise changer changez modifier modifiez modifie corriger corrigez corrige',
);
/** Of notes alone a part is taken out so; of what has to go, `edited-load` reads it. */
export const REMOVING_WORDS = wordSet(
  'remove delete erase cut scratch ote otez oter enleve enlevez enlever retire retirez retirer efface effacez effacer supprime supprimez supprimer',
);
export const ADDING_WORDS = wordSet('add include attach ajouter ajoutez ajoute rajouter rajoutez rajoute');
/** Only these slots are asked to be "new" or "another" one: "another item" is more junk. */
export const RENEWABLE_SLOTS: ReadonlySet<string> = new Set(['phone', 'address', 'pickup', 'name', 'email']);
export const RENEWING_WORDS = wordSet('different new another changed moved');
export const WRONG_WORDS = wordSet(
  'wrong incorrect mistake typo error misspelled misspelt mistyped mispelled faux erreur mauvais mauvaise',
);
export const STATING_WORDS = wordSet('is should be its to was now actually it as cest est with');
export const DETERMINERS = wordSet(
  'my the your our a an that this for in of mon ma mes le la les un une l up on about',
);

/** Phrases that name each slot, between commas. */
const NAMES_OF_SLOTS: readonly (readonly [SlotName, string])[] = [
  [
    'contactMethod',
    'contact method, contact preference, preferred contact, contact, phone call, phone calls, text message',
  ],
  ['email', 'email address, e mail, email, courriel, adresse courriel'],
  [
    'address',
    'house number, civic number, street number, unit number, apartment number, apt number, postal ' +
      'code, postal, street address, pickup address, address, adress, addres, adresse, ladresse, code postal, rue, ville, street, street name, ' +
      'postcode, zip code, city, town, unit, apartment, apt, location',
  ],
  [
    'phone',
    'phone number, telephone number, cell number, contact number, cell phone, cellphone, phone, ' +
      'telephone, cell, mobile, number, numero',
  ],
  [
    'pickup',
    'pickup time, pickup date, pick up time, pick up date, pickup day, pickup, pick up, time slot, ' +
      'timeslot, time, date, day, appointment, when, schedule, slot, heure, lheure, jour, ramassage',
  ],
  ['name', 'first name, last name, full name, surname, name, nom'],
  [
    'instructions',
    'special instructions, instructions, instruction, special notes, notes, note, comments, comment, consignes, consigne',
  ],
  ['photo', 'photo, photos, picture, pictures, pic, pics, image'],
  ['junkType', 'junk type, type of junk, junk, category, type, kind of junk, items, item'],
];

/** The slots that phrases name. */
export const SLOT_PHRASES: ReadonlyMap<string, SlotName> = new Map(
  NAMES_OF_SLOTS.flatMap(([slot, names]) => phrasesOf(names).map((name): [string, SlotName] => [name, slot])),
);
