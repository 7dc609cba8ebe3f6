import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JUNK_TYPES, junkTypeLabel } from '../../../../leads/fields/junk-type.ts';
import { NO_SLOTS, type SlotName } from '../../../slots.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { recogniseJunk } from './recognise-junk.ts';

function mentions(text: string, asked: SlotName = 'junkType'): string[] {
  const proposals = recogniseJunk(readUtterance(text), { asked });
  return proposals.map(({ value: { junkType, thing, vague, hazard } }) => {
    const type = hazard === null ? `${junkType}${vague ? '?' : ''}` : `!${hazard}`;
    return `${type}: ${thing}`;
  });
}

it.each(JUNK_TYPES)('recogniseJunk is certain of %s by its own label', (junkType) => {
  const certain = [{ strength: 1, value: { junkType, vague: false, hazard: null } }];
  const situation = { asked: null, known: NO_SLOTS, now: new Date(0) };
  expect(recogniseJunk(readUtterance(junkType), situation)).toMatchObject(certain);
  expect(recogniseJunk(readUtterance(`${junkTypeLabel(junkType).toUpperCase()}!`), situation)).toMatchObject(
    certain,
  );
});

describe('recogniseJunk reads', () => {
  it.each([
    ['two old leather couches', ['furniture: two old leather couches']],
    ["a box of my late husband's books", ["household: box of my late husband's books"]],
    ['my tulip bed cuttings', ['yard: tulip bed cuttings']],
    ['bags of leaves', ['yard: bags of leaves']],
    ['a pile of bags of leaves', ['yard: pile of bags of leaves']],
    ['pile of drywall and a load of dirt', ['construction: pile of drywall', 'yard: load of dirt']],
    ['the couch cushions', ['household: couch cushions']],
    ['a patio furniture set', ['furniture: patio furniture set']],
    ['old kitchen cabinets', ['construction: old kitchen cabinets']],
    ['an old china cabinet', ['furniture: old china cabinet']],
    ['old chesterfield and a hoover', ['furniture: old chesterfield', 'appliances: hoover']],
    ['fridge stove tv', ['appliances: fridge', 'appliances: stove', 'electronics: tv']],
    ['couch,loveseat/ottoman', ['furniture: couch', 'furniture: loveseat/ottoman']],
    ['COUCHES!!', ['furniture: COUCHES']],
    ['couhc and a televison', ['furniture: couhc', 'electronics: televison']],
    ['a 55 inch tv, a tv stand', ['electronics: 55 inch tv', 'furniture: tv stand']],
    ['T.V.', ['electronics: T.V']],
    ['an ugly orange velvet sofa my ex left', ['furniture: ugly orange velvet sofa']],
    ['big, heavy oak dresser', ['furniture: big, heavy oak dresser']],
    ['old cell phones', ['electronics: old cell phones']],
    ['treadmill and some dumbbells', ['household: treadmill', 'household: dumbbells']],
    ['hot tub', ['other: hot tub']],
    ['4 winter tires', ['other: 4 winter tires']],
    ['chests of drawers', ['furniture: chests of drawers']],
    ['a fake christmas tree', ['household: fake christmas tree']],
    ['our christmas tree', ['yard: christmas tree']],
    ['un vieux canapé pis deux matelas', ['furniture: vieux canapé', 'furniture: deux matelas']],
    ['des sacs de feuilles', ['yard: sacs de feuilles']],
    ["table de cuisine et l'ordinateur", ['furniture: table de cuisine', "electronics: l'ordinateur"]],
    ['machine à laver', ['appliances: machine à laver']],
    ['coch and tabels, a dishwaser', ['furniture: coch', 'furniture: tabels', 'appliances: dishwaser']],
    ['wool rug and a few saxophones', ['household: wool rug', 'household: few saxophones']],
    ['stain and varnish', ['!paint: stain', '!paint: varnish']],
    ['leaves and grass', ['yard: leaves', 'yard: grass']],
    ['my tenant left a bunch of old chairs', ['furniture: bunch of old chairs']],
    ['old gas from the mower', ['!fuel: old gas']],
    ['one washing mashine, coffe table', ['appliances: washing mashine', 'furniture: coffe table']],
    ["lit d'enfant", ["furniture: lit d'enfant"]],
    ['a shed full of lawn tools', ['household: shed full of lawn tools']],
    ['old hot water boiler', ['appliances: old hot water boiler']],
    ['my old truck', ['other: old truck']],
    ['friday at 2 couch', ['furniture: couch']],
    ['dec 12 couch', ['furniture: couch']],
    ['12/5 couch, 902-555-0148 fridge', ['furniture: couch', 'appliances: fridge']],
    ['1/2 cord of firewood, 2-3 chairs', ['yard: 1/2 cord of firewood', 'furniture: 2-3 chairs']],
    ['no sofa, only leaves', ['furniture: sofa', 'yard: leaves']],
  ])('%s', (text, expected) => {
    expect(mentions(text)).toEqual(expected);
  });
});

describe('recogniseJunk takes as hints', () => {
  it.each([
    ['stuff in the basement', ['household?: stuff', 'household?: basement']],
    ['garage clean-out', ['household?: garage clean-out']],
    ['a garage full of junk', ['household?: garage full of junk']],
    ['everything in the shed', ['household?: shed']],
    ['some boxes', ['household?: boxes']],
  ])('%s', (text, expected) => {
    expect(mentions(text)).toEqual(expected);
  });
});

it.each([
  ['couch by the door, fridge in the garage', ['furniture: couch', 'appliances: fridge']],
  ['old deck boards behind the shed', ['construction: old deck boards']],
])('recogniseJunk leaves out where things stand: %s', (text, expected) => {
  expect(mentions(text)).toEqual(expected);
});

describe('recogniseJunk names the hazard of', () => {
  it.each([
    ['old fireworks', ['!explosive: old fireworks']],
    ['paint cans', ['!paint: paint cans']],
    ['half empty cans of paint', ['!paint: half empty cans of paint']],
    ['jugs of washer fluid', ['!fuel: jugs of washer fluid']],
    ['a bbq with its propane tank', ['appliances: bbq', '!propane: propane tank']],
    ['asbestos siding', ['!asbestos: asbestos siding']],
    ['dead car batteries', ['!battery: dead car batteries']],
    ['expired pills', ['!medical: pills']],
    ['bottles of bleach', ['!chemical: bottles of bleach']],
    ['an empty oil tank', ['!oil-tank: empty oil tank']],
    ['des pots de peinture', ['!paint: pots de peinture']],
    [
      'paint sprayer, oil painting, gun cabinet',
      ['household: paint sprayer', 'household: oil painting', 'furniture: gun cabinet'],
    ],
    ['gas stove and an electric heater', ['appliances: gas stove', 'appliances: electric heater']],
  ])('%s', (text, expected) => {
    expect(mentions(text)).toEqual(expected);
  });
});

it.each([
  ['Bob Wood', 'junkType'],
  ['my name is Bob Wood', 'name'],
  ['rose reed', 'name'],
  ['Cliff', 'name'],
  ['12 Cabinet St, Halifax', 'address'],
  ['45 Brick Lane', 'address'],
  ['112 Old Furniture Road Dartmouth', 'address'],
  ['9 rue du Bois', 'address'],
  ['i want to book a pickup', 'pickup'],
  ['he leaves at 5', 'pickup'],
  ['can you come friday', 'pickup'],
  ['jo.wood@couch.ca', 'email'],
  ['902-555-0148', 'phone'],
  ['Gary Woods', 'name'],
  ['Spring Garden Road apt 4', 'address'],
  ['PO Box 123', 'address'],
  ['is there a furniture store nearby', 'junkType'],
  ['hello', 'junkType'],
  ['yes please', 'photo'],
] as [string, SlotName][])('recogniseJunk finds no junk in %j, asked for %s', (text, asked) => {
  expect(mentions(text, asked)).toEqual([]);
});

it.each([
  'do you have a big truck',
  'call my phone',
  'there are 3 steps up to the house',
  'one more thing',
  'the price range',
  'sonnez à la porte',
  'change the junk type',
  'demain soir',
  'u can call 902-555-0128',
  'Ivy Stone, 902-555-0111',
])('recogniseJunk proposes only faintly in %j', (text) => {
  const proposals = recogniseJunk(readUtterance(text), { asked: null });
  expect(proposals.filter(({ strength }) => strength > 0.5)).toEqual([]);
});

it('recogniseJunk never throws, and its spans lie inside the message', () => {
  const words = fc.constantFrom(
    'couch',
    'of',
    'a',
    'box',
    'paint',
    "d'",
    'old',
    '2',
    ',',
    'Bob',
    'in',
    'leaves',
    '/',
    '-',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const utterance = readUtterance(text);
      const proposals = recogniseJunk(utterance, { asked: null });
      for (const { from, to } of proposals) {
        expect(0 <= from && from < to && to <= utterance.tokens.length).toBe(true);
      }
    }),
  );
});
