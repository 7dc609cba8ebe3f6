/** Kinds of hazardous and refused goods. */
export const HAZARD_KINDS = [
  'paint',
  'fuel',
  'propane',
  'pesticide',
  'asbestos',
  'battery',
  'explosive',
  'medical',
  'biological',
  'mercury',
  'refrigerant',
  'oil-tank',
  'chemical',
] as const;

export type HazardKind = (typeof HAZARD_KINDS)[number];

export interface Hazard {
  /** Its names: folded, singular, between commas; as the last noun of a compound, or of all that it holds. */
  words: string;
  /** As a sentence names it. */
  label: string;
  /** Where it goes in the Halifax area. */
  disposal: string;
}

/** Goods that a crew does not load, and where residents of the Halifax area take them instead. */
export const HAZARDS: Record<HazardKind, Hazard> = {
  paint: {
    label: 'paint and solvents',
    disposal:
      'Enviro-Depots take leftover paint and paint cans; solvents and thinners go to the Household Special Waste depot in Bayers Lake or one of its mobile events.',
    words: `paint, house paint, latex paint, spray paint, primer, stain, varnish, lacquer, shellac, polyurethane,
    urethane, thinner, paint stripper, paint remover, solvent, turpentine, mineral spirit, varsol, acetone,
    epoxy, driveway sealer, peinture, teinture, vernis, diluant, solvant, terebenthine`,
  },
  fuel: {
    label: 'fuels and oils',
    disposal:
      'Fuel, used oil and car fluids go to the Household Special Waste depot in Bayers Lake or one of its mobile events; used oil and antifreeze also to a used-oil collection site.',
    words: `gasoline, petrol, gas, jerry can, jerrycan, diesel, kerosene, fuel, heating oil, lighter fluid, camp fuel,
    naphtha, oil, hydraulic oil, hydraulic fluid, transmission fluid, brake fluid, power steering fluid,
    antifreeze, anti freeze, coolant, washer fluid, windshield washer fluid, windshield fluid, wiper fluid,
    car fluid, grease, oily rag, tar, essence, carburant, mazout, huile, huile a moteur, huile a chauffage,
    huile usee, antigel, lave glace, liquide lave glace`,
  },
  propane: {
    label: 'propane and gas bottles',
    disposal:
      'Propane tanks and small cylinders go to the Household Special Waste depot in Bayers Lake, one of its mobile events, or a retailer that exchanges tanks.',
    words: `propane, propane bottle, bbq tank, barbecue tank, gas bottle, gas cylinder, gas canister, butane,
    butane canister, camp stove cylinder, oxygen tank, oxygen cylinder, oxygen bottle, helium tank, acetylene,
    co2 tank, compressed gas, scuba tank, fire extinguisher, aerosol, spray can, bonbonne de gaz, bonbonne,
    reservoir de propane, extincteur`,
  },
  pesticide: {
    label: 'pesticides and pool chemicals',
    disposal:
      'Pesticides, weed killer and pool chemicals go to the Household Special Waste depot in Bayers Lake or one of its mobile events.',
    words: `pesticide, insecticide, herbicide, fungicide, weed killer, weedkiller, weed and feed, roundup, round up,
    bug spray, bug killer, ant killer, wasp spray, rat poison, mouse poison, slug bait, poison, fertilizer,
    chlorine, pool chlorine, pool chemical, pool shock, spa chemical, hot tub chemical, muriatic acid,
    algaecide, moth ball, mothball, engrais, chlore, mort aux rats, produit de piscine, produits de piscine`,
  },
  asbestos: {
    label: 'asbestos',
    disposal:
      'Asbestos has to be removed, bagged and taken away by a licensed asbestos contractor, to a landfill that is approved for it.',
    words: `asbestos, asbestos tile, asbestos siding, asbestos insulation, asbestos shingle, vermiculite,
    vermiculite insulation, zonolite, amiante, lamiante`,
  },
  battery: {
    label: 'batteries',
    disposal:
      'Batteries go back to shops that collect them, car batteries to a garage or scrap dealer, and all of them to the Household Special Waste depot in Bayers Lake.',
    words: `battery, batterie, marine battery, lead acid battery, lithium battery, lithium ion battery,
    rechargeable battery, power pack, aa battery, pile electrique, batterie de char, batterie d auto`,
  },
  explosive: {
    label: 'fireworks, ammunition and firearms',
    disposal:
      'Never put these in a load: the police tell you on their non-emergency line how fireworks, flares, ammunition and firearms are handed in.',
    words: `firework, fire work, firecracker, fire cracker, roman candle, pyrotechnic, flare, marine flare, road flare,
    signal flare, explosive, dynamite, blasting cap, detonator, gunpowder, gun powder, black powder,
    ammunition, ammo, bullet, cartridge shell, shotgun shell, gun shell, shell casing, grenade, gun, shotgun,
    rifle, handgun, pistol, firearm, weapon, feu d artifice, feux d artifice, petard, munition, balle de fusil,
    fusil, arme, arme a feu, explosif, fusee de detresse`,
  },
  medical: {
    label: 'medicines and needles',
    disposal:
      'Any pharmacy takes back medicines, and needles in the sharps container that it hands out for free.',
    words: `medicine, medication, med, pill, prescription, drug, narcotic, pharmaceutical, needle, insulin,
    insulin pen, epipen, syringe, sharp, sharps, lancet, medical waste, chemo, medicament, pilule, seringue,
    aiguille`,
  },
  biological: {
    label: 'biological waste',
    disposal: 'Dead animals, blood and sewage need a specialist; the municipality names one on 311.',
    words: `biohazard, biohazardous waste, biological waste, dead animal, animal carcass, carcass, dead raccoon,
    dead rat, dead mouse, dead squirrel, dead skunk, dead animals, dead bird, dead deer, dead cat, dead dog,
    roadkill, manure, sewage, septic waste, human waste, feces, faeces, poop, dog poop, excrement, blood,
    bloody mattress, raw meat, rotten meat, rotten food, spoiled food, spoiled meat, fish gut, animal mort,
    fumier`,
  },
  mercury: {
    label: 'lamps and devices with mercury',
    disposal:
      'Fluorescent tubes, thermostats and smoke detectors go to the Household Special Waste depot in Bayers Lake or to shops that collect them.',
    words: `mercury, mercury thermometer, mercury switch, mercury thermostat, tube light, fluorescent bulb,
    fluorescent light, fluorescent lamp, fluorescent, cfl, cfl bulb, smoke detector, smoke alarm,
    carbon monoxide detector, co detector, neon, mercure, detecteur de fumee`,
  },
  refrigerant: {
    label: 'refrigerant gas',
    disposal:
      'Fridges and coolers are taken as they are; refrigerant in bottles goes to a licensed refrigeration technician.',
    words: `freon, refrigerant, refrigerant gas, freon tank, freon bottle, r22`,
  },
  'oil-tank': {
    label: 'heating-oil tanks',
    disposal:
      'A heating-oil tank has to be drained and cleaned by a licensed contractor before anybody may take it away.',
    words: `oil tank, oil barrel, fuel tank, heating oil tank, furnace oil tank, home oil tank, fuel oil tank,
    reservoir a l huile, reservoir d huile, baril a l huile`,
  },
  chemical: {
    label: 'chemicals',
    disposal:
      'Cleaners, acids and unknown chemicals go to the Household Special Waste depot in Bayers Lake or one of its mobile events; a business needs a hazardous-waste hauler.',
    words: `chemical, unknown chemical, cleaning chemical, cleaning product, drain cleaner, drano, household cleaner,
    cleaning supply, toilet cleaner, oven cleaner, bleach, ammonia, lye, acid, sulfuric acid, hazardous waste,
    hazardous material, hazmat, toxic waste, toxic material, toxic, caustic, corrosive, peroxide, formaldehyde,
    creosote, pcb, radioactive material, radioactive, radium, glue, adhesive, caulking, photo chemical,
    darkroom chemical, unknown liquid, mystery liquid, unlabelled bottle, unlabeled bottle, unmarked bottle,
    unlabelled container, unlabeled container, unmarked container, unlabelled jug, unlabelled can,
    mystery bottle, mystery chemical, pressure treated ash, produit chimique, produit dangereux,
    produits dangereux, eau de javel, javel, acide, dechet dangereux, colle`,
  },
};

/** Whatever is made of these is as bad as they are: "asbestos siding", "vermiculite insulation". */
export const TAINTING_WORDS =
  'asbestos, vermiculite, zonolite, amiante, lamiante, radioactive, biohazard, hazardous, toxic, freon';

/** These are hazardous goods only in company; "gas" and "oil" are heating, "sharp" is a look. */
export const HAZARDS_IN_COMPANY =
  'gas, oil, fuel, sharp, med, drug, pill, needle, stain, primer, tar, glue, toxic, shell, blood, essence, arme, neon, stain, acid, weapon, mercury, bullet, flare, grease';
