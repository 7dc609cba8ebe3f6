import type { JunkType } from '../../../leads/fields/junk-type.ts';

/** What only hints at a type: it counts where no thing is named. Folded, singular, between commas. */
export const JUNK_HINTS: Record<JunkType, string> = {
  furniture: 'bedroom stuff, living room stuff, dining room stuff, patio stuff',
  appliances: '',
  construction: 'contractor, building site, job site, worksite, scrap, debarras',
  yard: 'yard, backyard, back yard, front yard, garden, lawn, jardin, cour, landscaping, yard work, yard clean up, yard cleanup, spring cleanup, fall cleanup',
  electronics: 'electric, electrical',
  household: `junk, trash, garbage, rubbish, shit, refuse, clutter, crap, stuff, thing, item, belonging, content, possession, odds and ends, odd and end,
    bit of everything, little bit of everything, little of everything, mixed load, mixed junk, mixture, variety, assorted,
    clean out, cleanout, clear out, clearout, cleanup, clean up, garage clean out, garage cleanout, basement clean out, basement cleanout, house clean out, house cleanout, estate cleanout, estate clean out, attic cleanout, declutter, decluttering, hoarding, hoarder, downsizing, eviction, move out, estate, estate sale,
    basement, attic, garage, crawl space, whole house, entire house, whole apartment, entire apartment, whole condo, whole place, leftover, house full, houseful, storage unit, storage locker, storage, locker, shed content, closet,
    household, waste, bulky item, large item, big item, heavy item,
    dechet, ordure, poubelle, vidange, bourrier, cossin, barda, trainerie, butin, affaire, chose, bric a brac, encombrant, menage, sous sol, grenier, vieillerie, debarras, videe`,
  other:
    'misc, miscellaneous, something else, none of these, none of the above, not listed, autre chose, machine, equipment, machinery',
};

/** Those that are recognised with a slip in them. */
export const MISSPELLABLE_HINTS =
  'garbage, basement, garage, attic, rubbish, clutter, equipment, cleanout, cleanup, miscellaneous, backyard, hoarder, estate';

/** The faintest of them, which are said of anything: "sure thing", "one more item". */
export const FAINT_HINTS =
  'thing, item, stuff, content, possession, storage, general, electric, electrical, estate, household, variety, assorted, equipment, machine, machinery, chose, affaire, yard, garden, lawn, closet, locker, refuse, waste, menage, cour, jardin';

/**
 * Where junk stands rather than what it is: after "in", "by", "behind" and the like they are a place, and so are the
 * things beside which something stands.
 */
export const PLACE_THINGS = `bois, wood, basement, attic, garage, shed, hangar, remise, old shed, yard, backyard, back yard, front yard, garden, lawn, deck, porch, patio, fence, door, garage door, back door, front door, window, tree, pool, car, truck, trailer, stair, staircase, closet, storage unit, storage locker, storage, locker, crawl space, dumpster, counter, cupboard, cabinet, box, bag, bin, tote, garbage bag, whole house, dock, hedge, bush, gravel, pavement, asphalt, grass, floor, flooring, table, cour, jardin, sous sol, grenier, cabanon, galerie, house full, estate, car shelter, carport, greenhouse, chimney, fireplace, pile, skid, pallet, shelf, phone, cell phone, cellphone, estate sale, screen, computer, concrete, desk`;
