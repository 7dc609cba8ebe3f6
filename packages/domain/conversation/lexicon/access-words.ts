import type { Access } from '../../leads/fields/access.ts';
import { wordSet } from '../../text/word-set.ts';

/** Words that name a kind of access wherever they stand; folded, English and French. */
export const ACCESS_WORDS: Record<Access, ReadonlySet<string>> = {
  stairs: wordSet('stairs stair staircase stairway stairwell walkup escalier escaliers lescalier descalier'),
  elevator: wordSet(
    'elevator elevators elevater elavator ascenseur lascenseur dascenseur elevateur lelevateur delevateur',
  ),
  curb: wordSet('curb curbside kerb kerbside roadside trottoir'),
};

/** Phrases that name a kind of access where their single words do not. */
export const ACCESS_PHRASES: Record<Access, readonly string[]> = {
  stairs: [
    'walk up',
    'flight up',
    'flights up',
    'flight down',
    'flights down',
    'up the steps',
    'down the steps',
  ],
  elevator: ['there is a lift', 'theres a lift', 'has a lift', 'by lift', 'service lift', 'freight lift'],
  curb: [
    'side of the road',
    'by the road',
    'end of the driveway',
    'end of my driveway',
    'end of our driveway',
    'bord de la rue',
    'bord du chemin',
  ],
};

/** "12 steps", "quinze marches" and "front steps" are stairs; "next steps" are not. */
export const STEPS = wordSet('steps marches');
export const BEFORE_STEPS = wordSet(
  'few some many several two three four five six seven eight nine ten dozen of front back steep outside entrance porch more quelques plusieurs trois quatre cinq six sept huit dix douze quinze vingt',
);
export const NUMBER = /^\d{1,2}$/;

/** Without an elevator everything comes down the stairs, but for these: "ground floor", "no elevator needed". */
export const STEPLESS_PHRASES = [
  'ground floor',
  'ground level',
  'main floor',
  'main level',
  'first floor',
  '1st floor',
  'bungalow',
  'rez de chaussee',
  'no need',
  'dont need',
  'not needed',
  'elevator needed',
  'elevator required',
  'elevator necessary',
];

/** A word before that turns the meaning round: "no elevator", "there aren't any stairs". */
export const ACCESS_NEGATIONS = wordSet(
  'no not non dont doesnt isnt arent aint wont cant cannot never without neither nor sans pas aucun aucune zero',
);
/** Behind one of these a negation no longer reaches: "no elevator just stairs". */
export const CONTRASTS = wordSet(
  'but just only and so then with there theres mais seulement juste et pis puis many much',
);
/** "The elevator is broken" is as good as none. */
export const OUT_OF_ORDER = wordSet('broken out down dead busted');

/** What stairs are part of: "stair lift" and "stair carpet" are junk. */
export const AFTER_STAIR_JUNK = wordSet(
  'lift lifts carpet carpeting tread treads runner runners rail railing railings climber master gate gates chair',
);
export const BEFORE_STAIR_JUNK = wordSet('old wooden wood deck remove removing rotten demolish demo spiral');
/** "Park at the curb" is about the truck. */
export const PARKING_WORDS = wordSet('park parks parked parking stationner stationnement');

/** First words of a question that no question mark ends: "do you use the stairs". */
export const ASKING_STARTS = wordSet('do does did can could will would should is are ya');
export const ASKED_SUBJECTS = wordSet('you u i it there the they we your tu');
