import type { HazardKind } from '@harbour-haul/domain/conversation/lexicon/hazards';
import type { JunkType } from '@harbour-haul/domain/leads/fields/junk-type';

/**
 * The branches of the noun hierarchy that a type takes, as `lemma#sense` (the first sense without one). The nearest branch
 * above a noun decides, and of its senses the most common one alone.
 */
export const JUNK_ROOTS: Record<JunkType, string> = {
  furniture: 'furniture baby_bed',
  appliances: 'home_appliance white_goods heater air_conditioner stove oven furnace boiler refrigerator',
  construction: `building_material movable_barrier window fence plumbing_fixture structural_member lumber rock masonry
    roof tile pipe#2 stairs paving_material lattice wallboard`,
  yard: 'plant#2',
  electronics: `electronic_equipment computer peripheral telephone photographic_equipment electronic_device calculator
    audio_system sound_recording cable#2 storage_device`,
  household: `clothing footwear plaything tableware utensil bedclothes padding floor_cover blind container bag
    sports_equipment exercise_device game_equipment musical_instrument tool implement adornment decoration timepiece fabric
    headdress picture source_of_illumination ladder tent stick#2 cleaning_implement optical_instrument measuring_instrument
    bicycle publication sculpture sewing_kit linen baby_buggy baggage frame brush toiletry cage ornament pottery glassware
    equipment furnishing edge_tool wheelbarrow`,
  other: `vehicle machine engine motor swimming_pool garden_tool wheel watercraft farm_machine tire mechanical_device hoop
    wheeled_vehicle`,
};

/** Branches of hazardous goods. */
export const HAZARD_ROOTS: Partial<Record<HazardKind, string>> = {
  pesticide: 'pesticide',
  explosive: 'explosive ammunition firearm',
  medical: 'medicine#2',
  fuel: 'fuel',
  paint: 'solvent',
  chemical: 'acid poison',
};

/** Nothing below these is junk, whatever else it is below: food, people, animals, parts of bodies and of cells. */
export const NEVER_JUNK_ROOTS =
  'food food#2 person animal body_part microorganism website website#1 chemical_element room';

/** How often a word must stand in glosses to be taken: rarer ones are said by nobody who has junk. */
export const MIN_GLOSS_COUNTS: Record<JunkType, number> = {
  furniture: 1,
  appliances: 1,
  construction: 1,
  yard: 6,
  electronics: 1,
  household: 1,
  other: 1,
};

/** Nouns of these branches that mean something else in a message about a pickup, or nothing that is thrown away. */
export const NOT_JUNK = `
  can read shook stole stays colors facing bars bones instructions empty pickup pick picture watch weekly manual cover uniform wash fill cure dose refill
  gear clip ship shipping train bus plane step steps stairs local limited call text message letter note form list contract file date edition issue digest directory
  taxi cab commuter airplane helicopter aircraft flight transport truck van car auto automobile vehicle ambulance cruiser bomber tank tanker
  limber mending hanging wrapping lining coating topping shading weave knit modeling tracery felt flats rails rings tails threads trunks drawers sights
  speck spot stripe patch freckle sunspot satellite rocket loom grab jet kamikaze gig lower upper calculus actuary adder doubler estimator reader reckoner
  cell mobile number website chatroom bbs host address mail server client service provider simple clocks falls hops sang rape till glad cheat ascus embryo ovary placenta
  cane shag sand sap sugar titi poke pip spore stigma volva ginseng hemp cannabis marijuana hash weld silt mud milkwort
  altar throne cathedra booth lounge bed bedroom counter settle sickbed pew forge kiln mangle
  gate gatehouse bedrock rung trap render inn lag bent pale steps upright stilt sink goal gravestone headstone sewer hydrant manifold turnpike tollgate
  acoustic automatic round shell charge payload cartridge fuse refill placebo physic cure antidote pistol curse spray remover crude combustible lighter match tinder kindling coal coke charcoal firewood peat biomass
  medal ribbon key lock hook eye line point edge blade ball net bat base plate home goal post ring chip card deck hand suit heart spade club diamond king queen man
  model dress tie belt pocket sleeve collar cap star flag banner emblem seal badge band strip wire string tab tag pin button patch pearl ruby opal jewel gem
  quarter half box case pack package parcel envelope kit outfit garnish glaze frosting icing
  sail mast wing propeller anchor port bow stern launch ferry lift lever trigger switch gauge scale meter rule ruler level square compass timer
  trailer computer desktop machine machinery engine motor wheel pump fan mill press crane hammer drill saw
  book publication volume title series paper newspaper magazine catalog tome portfolio folder draft plan map chart graph table
  rest staff stick pole rod bar beam cross frame block stone rock sheet board panel post stake
  shelter house home flat camp site canopy hood cover cloak veil mask shield guard armor wall
  light lamp flash torch spark fire fireball
  equipment tool implement utensil apparatus device instrument appliance gadget thing object article item stuff material matter
  drug medicine aspirin pill dose shot needle patch sedative cure
  runway radar sonar necking solitaire thicket vocabulary setup assembly starter poker ironing braiding archives footage springer seatbelt streetlight
  shake cope hone traverse muffle spunk illuminant assortment gallstone chondrite achondrite swastika graffiti colours glossary annals laundry
  endospore gametoecium gametophore gametophyte angiosperm gymnosperm sporangium sporophyll sporophyte cotyledon dicot mycelium apothecium archegonium ascospore basidium
  wood log stump root leaf flower fruit nut seed bud stem grass weed herb vine bush shrub tree plant cigar cigarette tobacco cork cotton straw hay
`;
