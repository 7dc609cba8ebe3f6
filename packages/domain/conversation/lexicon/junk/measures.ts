import { wordSet } from '../../../text/word-set.ts';

/** What holds things: "box of books" is books, "boxes" alone some household junk. Singular, between commas. */
export const CONTAINERS = `box, cardboard box, bag, garbage bag, trash bag, contractor bag, leaf bag, yard bag, grocery bag, sack, bin, tote, storage bin, rubbermaid, plastic bin,
  crate, milk crate, basket, bucket, pail, barrel, drum, tub, container, shipping container, jug, jar, bottle, can, tin, jerry can, jerrycan, carton, case, tank, cylinder, trunk, suitcase,
  drawer, wheelbarrow, trailer, cart, tray, tube, packet, package, bundle,
  boite, sac, sac poubelle, bac, seau, baril, caisse, bidon, bouteille, contenant, panier, paquet, remorque, pot, bonbonne, canette`;

/** How much there is: passes on to what there is that much of, and alone names nothing. Singular, between commas. */
export const MEASURES = `pile, heap, stack, mound, load, truckload, truck load, trailer load, dump truck load, wheelbarrow load, carload, van load, full load, half load, ton, tonne, cubic yard, cord, half cord, lot, whole lot, bunch, bit, little bit, ton,
  couple, pair, dozen, half dozen, handful, few, set, piece, pc, chunk, slab, sheet, roll, strip, length, yard, row, batch, collection, assortment, variety, mix, mixture, mess, amount, kind, sort, type, part, section, bed, leftover, remains, rest, remnant, bits and pieces, selection, number, square foot, square feet, pound, gallon, litre, liter, quart, can,
  tas, pile, voyage, charge, paire, morceau, rouleau, douzaine, corde, reste, botte, plein`;

/** What a compound ends with and is not about: "furniture set", "couch parts", "tree removal". Singular, a word each. */
export const COMPOUND_TAIL_WORDS =
  wordSet(`set part piece unit leg arm half bottom top back side section removal pickup haul disposal
  demo tearout teardown cleanup waste scrap remnant leftover end material stuff junk item thing debris bit load pile heap
  collection supply full combo system equipment gear accessory component hookup garbage trash rubbish shape frame cover knob handle base`);
