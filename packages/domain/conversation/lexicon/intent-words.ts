import type { SlotName } from '../slots.ts';
import { wordSet } from './word-set.ts';

/** Whole answers, as folded words without courtesy, that ask for one thing. */
export const SUBMIT_ANSWERS: ReadonlySet<string> = new Set([
  'submit',
  'send',
  'good to go',
  'that looks right',
  'that looks good',
  'everything is right',
  'its all good',
  'submit it',
  'submit now',
  'submit request',
  'submit my request',
  'submit the request',
  'send it',
  'send it in',
  'send the request',
  'send my request',
  'send it off',
  'confirm',
  'confirm it',
  'confirmed',
  'go ahead',
  'go ahead and submit',
  'looks good',
  'looks good submit',
  'looks great',
  'looks right',
  'looks correct',
  'all correct',
  'everything is correct',
  'everything looks good',
  'thats correct',
  'thats right',
  'yes submit',
  'yes submit it',
  'yes send it',
  'yes confirm',
  'ok submit',
  'sure submit',
  'lets go',
  'ship it',
  'book it',
  'soumettre',
  'envoyer',
  'confirmer',
  'confirme',
  'envoie',
  'submit quote request',
  'submit quote',
  'get my quote',
]);

export const GO_BACK_ANSWERS: ReadonlySet<string> = new Set([
  'back',
  'go back',
  'go back one',
  'go back a step',
  'go back one step',
  'back up',
  'back one',
  'one step back',
  'take me back',
  'previous',
  'previous step',
  'previous question',
  'undo',
  'retour',
  'revenir',
  'can i go back',
  'can we go back',
  'i want to go back',
  'let me go back',
  'wait go back',
  'no go back',
  'oops go back',
  'go back to the last question',
  'go back to the previous question',
  'last question',
]);

export const START_OVER_ANSWERS: ReadonlySet<string> = new Set([
  'restart',
  'reset',
  'recommencer',
  'start new',
  'start again',
]);
export const START_OVER_PHRASES = [
  'start over',
  'start again',
  'start from scratch',
  'start from the beginning',
  'begin again',
  'start afresh',
  'start fresh',
  'restart the chat',
  'restart the conversation',
  'restart chat',
  'recommencer a zero',
];

export const PERSON_ANSWERS: ReadonlySet<string> = new Set([
  'agent',
  'help',
  'help me',
  'i need help',
  'customer support',
  'human',
  'humain',
  'operator',
  'representative',
  'real person',
  'real human',
  'live agent',
  'live person',
  'live chat',
  'a human',
  'a person',
  'a real person',
  'a real human',
  'an agent',
  'customer service',
  'real agent',
  'human agent',
  'une vraie personne',
  'un humain',
  'une personne',
  'actual person',
  'actual human',
  'human now',
  'agent now',
  'a live person',
]);
export const TALKING_WORDS = wordSet('talk talking speak speaking chat connect transfer reach parler');
export const ASKING_WORDS = wordSet('want need get give prefer like rather find');
export const PERSON_WORDS = wordSet(
  'person human agent representative rep someone somebody operator manager staff owner people quelquun personne humain',
);
/** "I need someone to haul this" is about the pickup: only these go with a plain wish. */
export const CERTAIN_PERSON_WORDS = wordSet('human agent representative operator humain');

export const THANKS_FILLER = wordSet(
  'a lot for your help the ok okay great awesome perfect it that and have good day one bye goodbye all much so very cool i is beaucoup bien',
);
export const GREETING_FILLER = wordSet(
  'how are you doing today whats up is anyone anybody somebody someone here there it going to',
);

export const OPENERS = wordSet(
  'actually oops oop whoops wait sorry no hold on hang correction um uh oh hey hi please ok okay well but and so yes hmm ' +
    'can could may i id we want wanna need would like to have let lets me how do just also ah euh desole pardon ill must nope meant mean say you we pls plz could its it je veux voudrais',
);
/** Openers that by themselves say that something was wrong. */
export const CORRECTING_WORDS = wordSet(
  'actually oops oop whoops wait sorry correction meant mean instead rather pardon desole',
);
export const CHANGING_WORDS = wordSet(
  'change edit update correct fix modify redo switch replace amend revise changer modifier corriger',
);
export const ADDING_WORDS = wordSet('add include attach ajouter');
/** Only these slots are asked to be "new" or "another" one: "another item" is more junk. */
export const RENEWABLE_SLOTS: ReadonlySet<string> = new Set(['phone', 'address', 'pickup', 'name', 'email']);
export const RENEWING_WORDS = wordSet('different new another changed moved');
export const WRONG_WORDS = wordSet(
  'wrong incorrect mistake typo error misspelled misspelt mistyped mispelled faux erreur',
);
export const STATING_WORDS = wordSet('is should be its to was now actually it as cest est with');
export const DETERMINERS = wordSet(
  'my the your our a an that this for in of mon ma mes le la les un une up on about',
);

/** Phrases that name each slot; longer ones first. */
export const SLOT_PHRASES: readonly (readonly [string, SlotName])[] = [
  ['contact method', 'contactMethod'],
  ['contact preference', 'contactMethod'],
  ['preferred contact', 'contactMethod'],
  ['contact', 'contactMethod'],
  ['email address', 'email'],
  ['e mail', 'email'],
  ['email', 'email'],
  ['courriel', 'email'],
  ['phone number', 'phone'],
  ['telephone number', 'phone'],
  ['cell number', 'phone'],
  ['contact number', 'phone'],
  ['cell phone', 'phone'],
  ['cellphone', 'phone'],
  ['phone', 'phone'],
  ['telephone', 'phone'],
  ['cell', 'phone'],
  ['mobile', 'phone'],
  ['number', 'phone'],
  ['numero', 'phone'],
  ['postal code', 'address'],
  ['street address', 'address'],
  ['pickup address', 'address'],
  ['address', 'address'],
  ['adress', 'address'],
  ['addres', 'address'],
  ['adresse', 'address'],
  ['street', 'address'],
  ['location', 'address'],
  ['pickup time', 'pickup'],
  ['pickup date', 'pickup'],
  ['pick up time', 'pickup'],
  ['pick up date', 'pickup'],
  ['pickup day', 'pickup'],
  ['pickup', 'pickup'],
  ['pick up', 'pickup'],
  ['time slot', 'pickup'],
  ['timeslot', 'pickup'],
  ['time', 'pickup'],
  ['date', 'pickup'],
  ['day', 'pickup'],
  ['appointment', 'pickup'],
  ['schedule', 'pickup'],
  ['slot', 'pickup'],
  ['heure', 'pickup'],
  ['jour', 'pickup'],
  ['first name', 'name'],
  ['last name', 'name'],
  ['full name', 'name'],
  ['surname', 'name'],
  ['name', 'name'],
  ['nom', 'name'],
  ['special instructions', 'instructions'],
  ['instructions', 'instructions'],
  ['instruction', 'instructions'],
  ['special notes', 'instructions'],
  ['notes', 'instructions'],
  ['note', 'instructions'],
  ['comments', 'instructions'],
  ['comment', 'instructions'],
  ['photo', 'photo'],
  ['photos', 'photo'],
  ['picture', 'photo'],
  ['pictures', 'photo'],
  ['pic', 'photo'],
  ['pics', 'photo'],
  ['image', 'photo'],
  ['junk type', 'junkType'],
  ['type of junk', 'junkType'],
  ['junk', 'junkType'],
  ['category', 'junkType'],
  ['type', 'junkType'],
  ['items', 'junkType'],
  ['item', 'junkType'],
];
