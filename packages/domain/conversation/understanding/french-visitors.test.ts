import { beforeAll, describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import {
  converseFrom,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

beforeAll(() => addWording('fr', FRENCH));

/** What French visitors of Nova Scotia type: with and without accents, in chiac, as on a phone. */
const after = (steps: readonly string[], text: string) =>
  converseFrom(initialState('fr'), [{ type: 'open' }, ...steps, text]);
const slotsAfter = (steps: readonly string[], text: string) => after(steps, text).state.slots;

describe('what has to go', () => {
  it.each([
    ['un vieux divan', 'furniture'],
    ['jai un couch pis des chairs a get rid of', 'furniture'],
    ['un matelas queen et sa base', 'furniture'],
    ['laveuse secheuse', 'appliances'],
    ['un vieux frigo brisé', 'appliances'],
    ['un poele', 'appliances'],
    ['des branches pis du gazon', 'yard'],
    ['les feuilles mortes', 'yard'],
    ['du gypse', 'construction'],
    ['des bardeaux', 'construction'],
    ['une vieille galerie en bois', 'construction'],
    ['une tv', 'electronics'],
    ['un ordi', 'electronics'],
    ['des cossins', 'household'],
    ['des poches de vidanges', 'household'],
    ['du stock dans le garage', 'household'],
    ['des vieux pneus', 'other'],
  ])('"%s" is %s', (text, type) => {
    expect(slotsAfter([], text).junkType).toBe(type);
  });

  it('paint is told where it goes', () => {
    const { state, replies } = after([], 'de la peinture');
    expect(state.slots.hazards).toEqual(['paint and solvents']);
    expect(replies[0]?.content).toContain('ne peuvent pas emporter la peinture et les solvants');
  });
});

it.each([
  'non',
  'nan',
  'pas de photo',
  'plus tard',
  'on verra plus tard',
  'passer',
  'jen ai pas',
  'saute',
  'pas besoin',
])('"%s" is no photo', (text) => {
  expect(after(['@junk:furniture'], text).state.settled.photo).toBe(true);
});

it.each([
  ['je m’appelle Jean-Guy Cormier', 'Jean-Guy Cormier'],
  ['jm’appelle Steeve', 'Steeve'],
  ['moi c’est Marie', 'Marie'],
  ['cest au nom de Paul Comeau', 'Paul Comeau'],
  ['vous pouvez mettre Jean Doucet', 'Jean Doucet'],
  ['nom: Guy Surette', 'Guy Surette'],
])('"%s" is the name %s', (text, name) => {
  expect(slotsAfter(TO_NAME, text).name).toBe(name);
});

it.each([
  'c’est le 902 555 0148',
  'neuf zéro deux cinq cinq cinq zéro un quatre huit',
  'neuf cent deux, cinq cent cinquante-cinq, zéro un quarante-huit',
  '902 555 zero un quarante huit',
  'mon cell: 902.555.0148',
])('"%s" is a phone number', (text) => {
  expect(slotsAfter(TO_PHONE, text).phone).toBe('(902) 555-0148');
});

it.each([
  ['12 rue Main, Dartmouth', '12 rue Main, Dartmouth'],
  ['j’habite au 8 avenue Elm à Halifax', '8 avenue Elm, Halifax'],
  ['au 22 rue des Pins, Bedford, B4A 1A5', '22 rue des Pins, Bedford, B4A 1A5'],
  ['mon adresse est 77 Portland Street à Dartmouth', '77 Portland Street, Dartmouth'],
])('"%s" is the address %s', (text, address) => {
  expect(slotsAfter(TO_ADDRESS, text).address).toBe(address);
});

describe('the pickup, said on Wednesday, 18 November', () => {
  it.each([
    ['vendredi prochain', '2026-11-27', null],
    ['le 3 décembre', '2026-12-03', null],
    ['3 dec', '2026-12-03', null],
    ['dmain', '2026-11-19', null],
    ['demain matin', '2026-11-19', 'morning'],
    ['demain apres-midi', '2026-11-19', 'afternoon'],
    ['après-demain', '2026-11-20', null],
    ['dans deux semaines', '2026-12-02', null],
    ['en fin de semaine', '2026-11-21', null],
    ['fin de semaine prochaine', '2026-11-28', null],
    ['mercredi en huit', '2026-11-25', null],
    ['lundi le 30 novembre', '2026-11-30', null],
    ['mi-décembre', '2026-12-15', null],
    ['mardi en apres midi', '2026-11-24', 'afternoon'],
    ['d’ici vendredi', '2026-11-20', null],
    ['avant-midi', null, 'morning'],
    ['à soir', null, 'evening'],
    ['nimporte quand', null, null],
    ['jsais pas', null, null],
  ])('"%s" is %s, %s', (text, day, slot) => {
    expect(slotsAfter(TO_PICKUP, text).pickup).toMatchObject({ day, slot, asap: false });
  });

  it.each([
    ['vendredi à 14 h', '14:00'],
    ['vendredi 14h30', '14:30'],
    ['vers midi demain', '12:00'],
  ])('"%s" is at %s', (text, time) => {
    expect(slotsAfter(TO_PICKUP, text).pickup?.time).toBe(time);
  });

  it.each(['le plus vite possible', 'dès que possible', 'ça presse'])(
    '"%s" is as soon as possible',
    (text) => {
      expect(slotsAfter(TO_PICKUP, text).pickup?.asap).toBe(true);
    },
  );
});

it.each([
  ['par texto', 'sms'],
  ['textez moi', 'sms'],
  ['texte moé', 'sms'],
  ['envoyez-moi un text', 'sms'],
  ['appelez-moi', 'phone'],
  ['vous pouvez m’appeler', 'phone'],
  ['un coup de fil', 'phone'],
  ['call moi', 'phone'],
  ['par courriel', 'email'],
  ['peu importe', 'phone'],
])('"%s" is contact by %s', (text, method) => {
  expect(slotsAfter(TO_CONTACT, text).preferredContactMethod).toBe(method);
});

it.each([
  ['aucune', null],
  ['nan', null],
  ['c’est beau', null],
  ['sonnez à la porte d’en arrière', "sonnez à la porte d'en arrière"],
  ['le code est 2468', 'le code est 2468'],
])('at the instructions "%s" stores %j', (text, notes) => {
  expect(slotsAfter(TO_INSTRUCTIONS, text).specialInstructions).toBe(notes);
});

describe('at the recap', () => {
  it.each(['oui', 'envoyez', 'c’est beau', 'vas-y', 'd’accord', 'go', 'tout est beau'])(
    '"%s" sends',
    (text) => {
      expect(after(TO_REVIEW, text).state.lead).toBe('sending');
    },
  );

  it.each([
    ['changer l’adresse', 'address'],
    ['c’est pas la bonne adresse', 'address'],
    ['mauvais numéro', 'phone'],
    ['je veux changer le nom', 'name'],
    ['modifier la date', 'pickup'],
  ])('"%s" opens the %s', (text, step) => {
    expect(after(TO_REVIEW, text).state).toMatchObject({ step, editing: true });
  });

  it('a correction with its value is taken', () => {
    expect(slotsAfter(TO_REVIEW, 'non, plutôt lundi').pickup?.day).toBe('2026-11-23');
    expect(slotsAfter(TO_REVIEW, 'changez le nom pour Paul Comeau').name).toBe('Paul Comeau');
  });

  it.each([
    ['annuler', 'stop'],
    ['laisse faire', 'stop'],
    ['je veux recommencer', 'start-over'],
  ])('"%s" asks whether to %s', (text, kind) => {
    expect(after(TO_REVIEW, text).state.pending?.kind).toBe(kind);
  });
});

it.each([
  ['cest combien', '75'],
  ['comment je paie?', 'Vous payez le professionnel'],
  ['prenez-vous interac', 'Vous payez le professionnel'],
  ['c’est quoi vos heures', '9'],
  ['faut tu que je sois là', 'La présence de quelqu’un'],
  ['vous gardez mes infos?', 'Nous ne le vendons pas'],
  ['ça marche comment?', 'service de mise en relation'],
  ['vous venez quand', 'Souvent le jour même'],
  ['faites-vous les gros items', 'si deux personnes'],
  ['c quoi que vous prennez pas', 'matières dangereuses'],
  ['es-tu un robot?', 'assistant automatisé'],
])('"%s" is answered, and is no name', (text, part) => {
  const { state, replies } = after(TO_NAME, text);
  expect(replies[0]?.content).toContain(part);
  expect(state.slots.name).toBeNull();
});
