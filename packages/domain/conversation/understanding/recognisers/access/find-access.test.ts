import { expect, it } from '@jest/globals';
import type { Access } from '../../../../leads/fields/access.ts';
import { findAccess } from './find-access.ts';

it.each<[string, Access]>([
  ['third floor, no elevator', 'stairs'],
  ['no elevator, second floor', 'stairs'],
  ['No elevator.', 'stairs'],
  ["there isn't an elevator so mind your back", 'stairs'],
  ['3rd floor walk-up', 'stairs'],
  ['it is on the 2nd floor and the stairs are narrow', 'stairs'],
  ['There are three steps at the front door.', 'stairs'],
  ['There are 3 steps 🙂', 'stairs'],
  ['two flights up', 'stairs'],
  ['No elevator. Call me first', 'stairs'],
  ['stairs ✨', 'stairs'],
  ['not many stairs', 'stairs'],
  ['no elevator just stairs', 'stairs'],
  ['the elevator is broken, gate code 1234', 'stairs'],
  ['elevator out of service', 'stairs'],
  ['I have a couch, 902-555-0148, narrow staircase', 'stairs'],
  ['3e étage, pas d’ascenseur, escalier étroit', 'stairs'],
  ["y'a pas d'ascenseur pis l'escalier est ben à pic", 'stairs'],
  ["pas d'ascenseur, juste un escalier", 'stairs'],
  ["pas d'ascenseur puis quinze marches", 'stairs'],
  ['il y a 12 marches', 'stairs'],
  ["pas d'escalier pis un ascenseur", 'elevator'],
  ['elevator in the building', 'elevator'],
  ['no stairs just an elevator', 'elevator'],
  ['No stairs, there is an elevator', 'elevator'],
  ['There is a freight elevator. Buzz 12', 'elevator'],
  ['elevator and stairs', 'elevator'],
  ['if you need it, there is an elevator', 'elevator'],
  ['il y a un ascenseur', 'elevator'],
  ['it is at the curb', 'curb'],
  ['Curbside!', 'curb'],
  ['will be at the curb', 'curb'],
  ["no elevator but I'll bring it to the curb", 'curb'],
  ["third floor, no elevator, but we'll have it at the curb", 'curb'],
  ["it's at the end of my driveway", 'curb'],
  ['sur le trottoir', 'curb'],
])('findAccess reads "%s" as %s', (text, access) => {
  expect(findAccess(text).access).toBe(access);
});

it.each([
  '',
  'none',
  'no stairs',
  'There are no stairs or steps',
  'no stairs and no elevator',
  'no need to use stairs',
  'without stairs',
  "pas d'escalier pis pas d'ascenseur",
  'ça marche',
  'tu marches trop vite',
  'ground floor, no elevator',
  'no elevator needed',
  'not at the curb',
  "I can't get it to the curb",
  'third floor',
  'do you charge extra for stairs?',
  'Do you do stairs',
  'Should I bring it to the curb? It is a couch',
  'if there are stairs I can help',
  'an old stair lift',
  'stair carpet',
  'old stairs from the deck',
  '12 Stairs St, Halifax B3K 2M1',
  'please park at the curb',
  'Denis Stairs, 902-555-0148',
  'what are the next steps',
  'two people can lift it',
  'Jane Roe, 902-555-0148',
])('findAccess finds no access in "%s"', (text) => {
  expect(findAccess(text).access).toBeNull();
});

it.each<[string, Access[]]>([
  ['no stairs', ['stairs']],
  ['no stairs and no elevator', ['stairs', 'elevator']],
  ['no elevator, second floor', ['elevator']],
  ['not at the curb after all', ['curb']],
  ['there are stairs', []],
])('findAccess of "%s" rules out %j', (text, denied) => {
  expect(findAccess(text).denied).toEqual(denied);
});
