import { beforeAll, describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converseFrom, TO_INSTRUCTIONS, TO_NAME, TO_PICKUP, TO_REVIEW } from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

beforeAll(() => addWording('fr', FRENCH));

/** What Acadian visitors say beside the answer, as they speak. */
const after = (steps: readonly string[], ...texts: string[]) =>
  converseFrom(initialState('fr'), [{ type: 'open' }, ...steps, ...texts]);
const slotsAfter = (steps: readonly string[], ...texts: string[]) => after(steps, ...texts).state.slots;

describe('a remark at the recap', () => {
  it.each([
    "y'a quatre marches en avant de la maison",
    'ya un gros chien noir dans la cour',
    "y'a deux vans dans l'entrée, faut les contourner",
    'il y a un fossé le long du chemin',
    "y'a pas de place pour tourner un gros camion",
    'pas de stationnement sur notre rue',
    "y'en a qui dorment le jour en haut",
    'mais y a une barrière au bout du chemin',
  ])('"%s" is for the crew, and sends nothing', (text) => {
    const { lead, step, slots } = after(TO_REVIEW, text).state;
    expect({ lead, step, notes: slots.specialInstructions }).toEqual({
      lead: 'collecting',
      step: 'review',
      notes: text.replace(/^mais /, ''),
    });
  });

  it.each([
    'si je suis pas chez nous le voisin est là',
    'sur la galerie ça serait mieux',
    "sur l'côté gauche de la grange",
    "y'a une valise",
    'y faut que je demande à mon mari',
    "y'a-tu moyen de changer de journée",
    "y'a une faute dans mon nom",
  ])('"%s" sends nothing', (text) => {
    expect(after(TO_REVIEW, text).state.lead).toBe('collecting');
  });

  it.each(['y', 'ya', 'si', 'sur', 'ya, envoie', 'ya send it', 'ya c’est beau', 'oui, y’a un chien'])(
    '"%s" sends',
    (text) => {
      expect(after(TO_REVIEW, text).state.lead).toBe('sending');
    },
  );

  it('"ya send it" is no note', () => {
    expect(slotsAfter(TO_REVIEW, 'ya send it').specialInstructions).toBeNull();
  });

  it('adds what there is besides', () => {
    expect(slotsAfter(TO_REVIEW, "y'a un matelas itou").junkText).toContain('matelas');
  });
});

it.each([
  ['chus au troisième, pas d’ascenseur', 'stairs'],
  ['j’suis au quatrième, sans élévateur', 'stairs'],
  ['on est au deuxième étage', null],
])('"%s" is no name, and is kept', (text, access) => {
  const slots = slotsAfter(TO_NAME, text);
  expect({ name: slots.name, access: slots.access ?? null }).toEqual({ name: null, access });
  expect(slots.specialInstructions).not.toBeNull();
});

it.each([
  ['chus Rhéal Thériault', 'Rhéal Thériault'],
  ['Adolphe à Médée', 'Adolphe à Médée'],
  ["moi c'est Zélie à Arthur Deveau", 'Zélie à Arthur Deveau'],
  ['Marie Comeau à Halifax', 'Marie Comeau'],
])('"%s" is the name %s', (text, name) => {
  expect(slotsAfter(TO_NAME, text).name).toBe(name);
});

it.each([
  ['le samedi qui vient, vers une heure et demie', '2026-11-21', '13:30'],
  ['vendredi à 3h et quart', '2026-11-20', '15:15'],
  ['lundi, dix heures moins le quart', '2026-11-23', '09:45'],
  ['mardi midi et demi', '2026-11-24', '12:30'],
])('"%s" is %s at %s, and asks nothing', (text, day, time) => {
  const { state, replies } = after(TO_PICKUP, text);
  expect(state.slots.pickup).toMatchObject({ day, time });
  expect(replies[0]?.content).not.toContain('professionnel local');
});

it.each(['qui vient chercher ça?', 'c’est qui qui vient'])('"%s" asks who comes', (text) => {
  expect(after(TO_NAME, text).replies[0]?.content).toContain('professionnel local');
});

it.each(["y'a rien de spécial", "y'a pas rien d'autre"])('at the instructions "%s" is none', (text) => {
  expect(slotsAfter(TO_INSTRUCTIONS, text).specialInstructions).toBeNull();
});

it.each([
  'ça va-tu me coûter cher, ça va me coûter combien',
  'quoi que ça va nous coûter tout ça',
  'combien ça va me coûter, avec la taxe',
  "y'a-tu des frais de plus pour l'escalier",
])('at the instructions "%s" is answered, and no note', (text) => {
  const { state, replies } = after(TO_INSTRUCTIONS, text);
  expect(state.slots.specialInstructions).toBeNull();
  expect(state.slots.access ?? null).toBeNull();
  expect(state.step).toBe('instructions');
  expect(replies[0]?.content).toContain('un seul objet');
});

it.each([
  ['non pas le poêle, juste le divan pis des vieux bardeaux', ['divan', 'bardeaux'], ['poêle', 'lampe']],
  ['non, pas la laveuse, seulement les chaises et un bureau', ['chaises', 'bureau'], ['laveuse', 'lampe']],
])('"%s" is all there is', (text, kept, gone) => {
  const { state } = after([], 'une lampe', text);
  const load = state.pending?.kind === 'which-junk' ? state.pending.text : state.slots.junkText;
  for (const thing of kept) expect(load).toContain(thing);
  for (const thing of gone) expect(load).not.toContain(thing);
});
