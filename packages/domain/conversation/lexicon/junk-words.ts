import type { JunkType } from '../../leads/fields/junk-type.ts';
import { wordSet } from './word-set.ts';

interface JunkWords {
  /** Names of things of this type; singular, a phrase a line or between commas. */
  strong: string;
  /** Words that point to this type unless something else is named as well. */
  weak: string;
}

/** Names of junk as used in Halifax, English and some French, folded and singular (see `singular`). */
export const JUNK_WORDS: Record<JunkType, JunkWords> = {
  furniture: {
    strong: `couch, sofa, sectional, loveseat, love seat, futon, chesterfield, armchair, arm chair, recliner, chair,
      rocker, ottoman, footstool, bench, table, coffee table, end table, desk, computer desk, dresser, bureau,
      wardrobe, armoire, chest of drawer, nightstand, night stand, night table, bed, sofa bed, sofabed, bed frame, bedframe, boxspring,
      box spring, mattress, matress, mattres, headboard, crib, bunk bed, bunkbed, bookcase, bookshelf, book shelf, shelf,
      shelving unit, cabinet, china cabinet, hutch, sideboard, credenza, tv stand, tv unit, television stand,
      entertainment unit, entertainment center, filing cabinet, patio set, patio furniture, lawn chair, patio table,
      office chair, office furniture, computer chair, computer table, tv table, tv cabinet, tv bench,
      garden chair, garden bench,
      garden table, garden furniture, yard chair, kitchen table, kitchen chair, stereo cabinet, outdoor furniture,
      bar stool, furniture, furnishing, lazy boy, lazyboy, la z boy, piano, daybed,
      pull out, pullout, hide a bed, dining set, dinette, vanity, meuble, canape, divan, fauteuil, chaise, table basse,
      matela, sommier, commode, bibliotheque, bureau de travail`,
    weak: 'stool, buffet, organ, drawer, cushion, frame, mirror, lamp, rug',
  },
  appliances: {
    strong: `fridge, refridgerator, refrigerator, mini fridge, freezer, deep freeze, deep freezer, chest freezer, stove,
      oven, cooktop, range hood, dishwasher, dish washer, washer, washing machine, washing, dryer, drier, washer dryer,
      microwave, air conditioner, ac unit, a c, window ac, dehumidifier, humidifier, hot water tank, hot water heater,
      water heater, water tank, furnace, heat pump, wood stove, space heater, water cooler, wine cooler, bbq, barbecue,
      barbeque, grill, toaster, toaster oven, vacuum, vacuum cleaner, appliance, frigo, refrigerateur, congelateur,
      cuisiniere, laveuse, secheuse, lave vaisselle, laveuse secheuse, micro onde, electromenager, chauffe eau`,
    weak: 'range, fan, heater, kettle, blender, coffee maker',
  },
  construction: {
    strong: `construction, renovation, reno, demolition, demo, drywall, gyproc, gyprock, sheetrock, plaster, lumber,
      plywood, two by four, 2x4, 2x6, wood scrap, scrap wood, concrete, cement, brick, rubble, shingle, roofing,
      roof shingle, tile, flooring, hardwood floor, laminate, carpet, carpeting, linoleum, underlay, insulation,
      siding, old window, old door, screen door, window frame, garage door, old shed, old fence, toilet, bathtub,
      bath tub, sink, kitchen cabinet, cupboard, countertop,
      counter top, old deck, decking, fencing, gazebo, pallet, scrap metal, baseboard, building material, construction debris, building debris, debri, contractor bag,
      asphalt, material de construction, materiaux, gypse, placoplatre, beton, brique, bardeau, bois, plancher, tapi`,
    weak: 'door, window, deck, fence, shed, tub, pipe, trim, stud, skid, gravel, rock, wood, beam, board, plank, post, dumpster, metal, steel, stone, scrap, paving, pavement, dirt',
  },
  yard: {
    strong: `yard waste, yard debri, yardwaste, garden waste, yard clippings, yard trimmings, yard clean up, yard cleanup, green waste,
      leaves, leaf, bag of leaves, raked leaves, dead tree, tree removal, tree stump, old tree, branch,
      tree branch, brush, shrub, hedge, hedge clipping, clipping, grass clipping, tree trimming, tree limb,
      stump, fallen tree, christmas tree, xmas tree, weed, sod, soil, mulch, twig, compost, brushwood,
      landscaping, garden debri, firewood, storm debri, dead branch, hurricane debri, branchage, feuille, feuille morte, arbre,
      gazon, haie, dechet vert`,
    weak: 'yard, jardin, tree, bush, leave, limb, log, garden, grass, lawn, trimming, stick, backyard, pot, planter',
  },
  electronics: {
    strong: `electronic, tv, t v, television, telly, flat screen, flatscreen, flat screen tv, big screen, big screen tv, computer, pc, desktop, laptop,
      macbook, imac, monitor, crt, printer, photocopier, copier, scanner, fax machine, fax, stereo, speaker,
      receiver, amplifier, vcr, dvd player, dvd, cd player, record player, xbox, playstation, nintendo,
      game console, console, tablet, ipad, cell phone, cellphone, smartphone, router, modem, keyboard, server,
      e waste, ewaste, projector, radio, tele, televiseur, ordinateur, imprimante, ecran, electronique, gadget`,
    weak: 'screen, cable, amp, battery, wire, cord, electric, mouse',
  },
  household: {
    strong: `household, household junk, household item, household good, clothe, clothing, toy, kid toy, kitchenware,
      pot and pan, books, box of books, boxes of books, dishes, knick knack, knickknack, bric a brac, curtain, blanket, bedding, linen, suitcase,
      luggage, stroller, car seat, bicycle, bike, treadmill, exercise bike, elliptical, gym equipment,
      exercise equipment, workout equipment, sporting good, hockey gear, hoarding, hoarder, cleanout, clean out, clear out,
      clearout, decluttering, declutter, christmas decoration, decoration, household garbage, household trash, menager, vetement,
      jouet, livre, vaisselle, encombrant`,
    weak: `basement, attic, garage, estate, whole house, entire house, house full, storage unit, storage locker, shed content,
      dish, book, junk, trash, garbage, rubbish, clutter, stuff, thing, item, box, bag, crap, everything, mix, mixed, mixture,
      bit of everything, little of everything, variety, various, assorted, ordure, dechet, poubelle, tout, belonging, content,
      waste, odds and end, general`,
  },
  other: {
    strong: `other, misc, miscellaneou, miscellaneous, something else, none of these, none of the above, not listed,
      hot tub, hottub, jacuzzi, spa, swimming pool, pool table, tire, tyre, paint, paint can, propane tank, boat,
      canoe, kayak, camper, car part, auto part, motorcycle, snowblower, lawnmower, lawn mower,
      mower, ride on, trampoline, swing set, swingset, playset, play set, oil tank, chemical, autre, divers, pneu`,
    weak: 'safe, trailer, pool, car, vehicle, metal object, machine, equipment, tool, part',
  },
};

/** Ordinary words and names that lie one slip from a thing's name and do not mean it. */
export const NOT_MISSPELT_JUNK = wordSet(`
  there these those model models share chain charm crime clear close clean phone price place please money month moth today tonight
  about again other others where which while white whole would could should house large later maybe might never night
  quick quote right small still thing think three times total truck under until water weeks world years hello thank
  thanks street avenue halifax bedford brown black brian byron bruce grace trace peace tracy stable cable lodge
  board broad bread break great greet green fresh front found frank heavy ready really pretty stuck stack stick
  start state store stories steve stone shell shelly shred sheds friend fridays friday monday sunday driver drives
  drive river beach lunch bunch punch bushy busy pushy dusty rusty rocky socks locks boxer boxed books
  boots roots rooms broom brook brooke crook creek cheque check chuck couple coach touch catch match batch patch
  bring being going doing using having moving living leaving lease least piece pieces field filed wired
  tired tried tries cares carts parts party shirt short shore sheet sleet select serve seven several
`);
