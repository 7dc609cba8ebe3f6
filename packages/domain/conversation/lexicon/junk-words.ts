import type { JunkType } from '../../leads/junk-type.ts';

interface JunkWords {
  /** Names of things of this type; singular, a phrase a line or between commas. */
  strong: string;
  /** Words that point to this type unless something else is named as well. */
  weak: string;
}

/** What people call their junk in Halifax, English and some French, folded and singular (see `singular`). */
export const JUNK_WORDS: Record<JunkType, JunkWords> = {
  furniture: {
    strong: `couch, sofa, sectional, loveseat, love seat, futon, chesterfield, armchair, arm chair, recliner, chair,
      rocker, ottoman, footstool, stool, bench, table, coffee table, end table, desk, computer desk, dresser, bureau,
      wardrobe, armoire, chest of drawer, nightstand, night stand, night table, bed, bed frame, bedframe, boxspring,
      box spring, mattress, matress, mattres, headboard, crib, bunk bed, bunkbed, bookcase, bookshelf, book shelf, shelf,
      shelving unit, cabinet, china cabinet, hutch, sideboard, buffet, credenza, tv stand, tv unit, television stand,
      entertainment unit, entertainment center, filing cabinet, patio set, patio furniture, lawn chair, patio table,
      office chair, office furniture, furniture, furnishing, lazy boy, lazyboy, la z boy, piano, organ, daybed,
      pull out, pullout, hide a bed, dining set, dinette, vanity, meuble, canape, divan, fauteuil, chaise, table basse,
      lit, matela, sommier, commode, bibliotheque, bureau de travail`,
    weak: 'drawer, cushion, frame, mirror, lamp, rug',
  },
  appliances: {
    strong: `fridge, refridgerator, refrigerator, mini fridge, freezer, deep freeze, deep freezer, chest freezer, stove,
      oven, range, cooktop, range hood, dishwasher, dish washer, washer, washing machine, dryer, drier, washer dryer,
      microwave, air conditioner, ac unit, window ac, dehumidifier, humidifier, hot water tank, hot water heater,
      water heater, water tank, furnace, heat pump, wood stove, space heater, water cooler, wine cooler, bbq, barbecue,
      barbeque, grill, toaster, toaster oven, vacuum, vacuum cleaner, appliance, frigo, refrigerateur, congelateur,
      cuisiniere, four, laveuse, secheuse, lave vaisselle, laveuse secheuse, micro onde, electromenager, chauffe eau`,
    weak: 'fan, heater, kettle, blender, coffee maker',
  },
  construction: {
    strong: `construction, renovation, reno, demolition, demo, drywall, gyproc, gyprock, sheetrock, plaster, lumber,
      plywood, two by four, 2x4, 2x6, wood scrap, scrap wood, concrete, cement, brick, rubble, shingle, roofing,
      roof shingle, tile, flooring, hardwood floor, laminate, carpet, carpeting, linoleum, underlay, insulation,
      siding, window, door, old window, toilet, bathtub, bath tub, tub, sink, kitchen cabinet, cupboard, countertop,
      counter top, deck, old deck, decking, fence, fencing, shed, gazebo, pallet, skid, scrap metal, pipe, trim,
      baseboard, stud, building material, construction debris, building debris, debri, contractor bag, gravel, rock,
      asphalt, material de construction, materiaux, gypse, placoplatre, beton, brique, bardeau, bois, plancher, tapi`,
    weak: 'wood, beam, board, plank, post, dumpster, metal, steel, stone, scrap, paving, pavement, dirt',
  },
  yard: {
    strong: `yard, yard waste, yard debri, yardwaste, garden waste, green waste, leaf, leave, bag of leave, branch,
      tree branch, brush, shrub, bush, hedge, hedge clipping, clipping, grass clipping, tree trimming, tree limb, limb,
      stump, log, tree, fallen tree, christmas tree, xmas tree, weed, sod, soil, mulch, twig, compost, brushwood,
      landscaping, garden debri, firewood, storm debri, hurricane debri, branchage, feuille, feuille morte, arbre,
      gazon, haie, dechet vert, jardin`,
    weak: 'garden, grass, lawn, trimming, stick, backyard, pot, planter',
  },
  electronics: {
    strong: `electronic, tv, t v, television, telly, flat screen, flatscreen, big screen, computer, pc, desktop, laptop,
      macbook, imac, monitor, screen, crt, printer, photocopier, copier, scanner, fax machine, fax, stereo, speaker,
      receiver, amplifier, amp, vcr, dvd player, dvd, cd player, record player, xbox, playstation, nintendo,
      game console, console, tablet, ipad, cell phone, cellphone, smartphone, router, modem, keyboard, server, cable,
      e waste, ewaste, projector, radio, tele, televiseur, ordinateur, imprimante, ecran, electronique, gadget`,
    weak: 'battery, wire, cord, electric, mouse',
  },
  household: {
    strong: `household, household junk, household item, household good, clothe, clothing, toy, kid toy, dish, kitchenware,
      pot and pan, book, box of book, knick knack, knickknack, bric a brac, curtain, blanket, bedding, linen, suitcase,
      luggage, stroller, car seat, bicycle, bike, treadmill, exercise bike, elliptical, gym equipment,
      exercise equipment, workout equipment, sporting good, hockey gear, hoarding, hoarder, cleanout, clean out, clear out,
      clearout, estate, whole house, entire house, house full, basement, attic, garage, storage unit, storage locker,
      decluttering, declutter, christmas decoration, decoration, household garbage, household trash, menager, vetement,
      jouet, livre, vaisselle, encombrant`,
    weak: `junk, trash, garbage, rubbish, clutter, stuff, thing, item, box, bag, crap, everything, mix, mixed, mixture,
      bit of everything, little of everything, variety, assorted, ordure, dechet, poubelle, tout, belonging, content,
      waste, odds and end, general`,
  },
  other: {
    strong: `other, misc, miscellaneou, miscellaneous, something else, none of these, none of the above, not listed,
      hot tub, hottub, jacuzzi, spa, pool, swimming pool, pool table, tire, tyre, paint, paint can, propane tank, boat,
      canoe, kayak, trailer, camper, car, car part, auto part, vehicle, motorcycle, snowblower, lawnmower, lawn mower,
      mower, ride on, trampoline, swing set, swingset, playset, play set, safe, oil tank, chemical, autre, divers, pneu`,
    weak: 'metal object, machine, equipment, tool, part',
  },
};
