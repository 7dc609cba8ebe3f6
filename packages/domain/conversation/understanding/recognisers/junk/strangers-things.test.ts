import { expect, it } from '@jest/globals';
import { JUNK_TYPES, type JunkType } from '../../../../leads/fields/junk-type.ts';
import { NO_SLOTS } from '../../../slots.ts';
import { readJunkLoad } from '../../load/junk-load.ts';
import { understand } from '../../understand.ts';

/** What strangers call their things: brands, parts, words of the province and of newcomers, slips. */
const THINGS: Record<JunkType, string> = {
  furniture: `church pew, two church pews, la-z-boy, chesterfield and end tables, daybed with trundle, washstand, papasan chair,
    china hutch, boardroom table, hall tree, glass display cases, sleigh bed frame, toddlers bed, leather sectionnal, roll top desk, standing desk,
    barber chair, restaurant booths, school desks, ottaman, sofer, headborde, lectern, gateleg table`,
  appliances: `maytag washer n dryer, deep-freeze, wringer washer, kegerator, glass top stove, over the range microwave, dryier,
    window shaker ac, mini split heat pump, water softener, pop cooler, commercial ice machine, deep fat fryer, napoleon barbeque,
    air exchanger, insinkerator, stacked laundry, crockpot, hrv unit, machine for wash clothes`,
  construction: `gyp roc, jip rock, plaster n lathe, clapboard siding, cedar shakes, rockwool batts, beaverboard, two-by-sixes,
    deck boards, busted up concrete, ripped out carpet, chimney bricks, tub surround, kitchen cupbords, storm windows, baby barn, wharf timber, cushion floor,
    underpadding, eaves trough, chain link fence, scafolding, angle iron, tin roofing, culvert pipe, lime mortar`,
  yard: `alder cuttings, spruce boughs, hurricane blowdown, lawn clippings, knot weed, raspberry canes, raised beds, cornstalks,
    rockweed, wood chips, punky firewood, leaf bags, 60 bags a leaves, rhodos, straw bales, goutweed`,
  electronics: `teevee, big back tv, plasma, pc tower, laser jet, server rack, boombox, ghetto blaster, arcade cabinet,
    pos terminals, karaoke machine, adding machine, fax machine, surround sound`,
  household: `moms clothes, stuffies, tred mill, stair climber, crokinole board, fake tree, empties, wheel chair, skill saw,
    nick nacks, readers digest, hockey bags, suit cases, kids bikes, drapes`,
  other: `crab traps, lobster pots, cages à homard, eel traps, snow mobile, quad bike, motor bike, bed liner, tranny, snow thrower, snow plow,
    genny, hay baler, forklift, headstone, wood splitter, rotten hive boxes, old chevy, 5th wheel, beehives`,
};
const CARRIERS = [
  (thing: string) => thing,
  (thing: string) => `hi there, the ${thing} please`,
  (thing: string) => `need the old ${thing} gone`,
];

const SAYINGS = JUNK_TYPES.flatMap((type) =>
  THINGS[type].split(',').map((thing): [string, JunkType] => [thing.trim(), type]),
);

it.each(SAYINGS)('%j is %s', (thing, type) => {
  const situation = { asked: 'junkType' as const, known: NO_SLOTS, now: new Date(0) };
  for (const carrier of CARRIERS) {
    const load = readJunkLoad(understand(carrier(thing), situation), { wholeMessage: true });
    expect(load?.candidates[0]?.junkType).toBe(type);
  }
});

it.each([
  'my nephew typed this on the tablet',
  'hang on, the baby is in the tub',
  'sorry, one of them is in the shower',
  'I go to bed at nine',
  'he is still in bed',
])('%j names nothing to haul', (text) => {
  const situation = { asked: 'junkType' as const, known: NO_SLOTS, now: new Date(0) };
  expect(readJunkLoad(understand(text, situation), { wholeMessage: false })).toBeNull();
});
