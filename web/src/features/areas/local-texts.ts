import type { Texts } from '@harbour-haul/domain/site/language';
import type { ServedArea } from '@harbour-haul/domain/site/site';

/** What a page says of its own area. */
interface LocalTexts {
  /** Where this is, in a sentence that only this area can have. */
  intro: string;
  /** Jobs that houses there bring with them: a name and what it means. */
  jobs: readonly (readonly [string, string])[];
  /** The way of the things that nobody may take along. */
  depot: string;
  /** Names by which people there name their place. */
  communities: readonly string[];
  question: readonly [string, string];
}

type ByArea = Record<ServedArea, LocalTexts>;

const en: ByArea = {
  Halifax: {
    intro:
      'From the wooden houses of the North End to the flats around the universities and the condos of Clayton Park: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'End of a lease',
        'Desks, mattresses and a sofa that nobody wants, down three flights before the keys go back.',
      ],
      [
        'A peninsula basement',
        'Low ceilings, steep stairs and forty years of boxes. Say how narrow it is, and the crew comes prepared.',
      ],
      [
        'A condo with an elevator to book',
        'Name the hours your building allows, and the pickup is planned into them.',
      ],
    ],
    depot:
      'The municipal depot for household special waste is on your side of the harbour: 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays.',
    communities: [
      'North End',
      'South End',
      'West End',
      'Downtown',
      'Clayton Park',
      'Fairview',
      'Rockingham',
      'Armdale',
    ],
    question: [
      'Where does the truck stop on a narrow street?',
      'Tell us in the details how one parks at your door, and whether a permit or a shared driveway is needed. A crew plans better for what it knows.',
    ],
  },
  Dartmouth: {
    intro:
      'Bungalows in Woodlawn, townhouses in Portland Hills, old streets by the ferry: wherever you are between the lakes, ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'A bungalow’s basement',
        'The freezer that died, the sectional that went down before the wall went up, and all the bags around them.',
      ],
      [
        'A deck or fence by the lake',
        'Grey boards, posts and railings, taken down already or ready to be carried off.',
      ],
      ['A house to be sold', 'From the attic to the shed, so that the photographer sees rooms.'],
    ],
    depot:
      'The municipal depot for household special waste is across the bridges, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays. Mobile collection days come closer a few times a year.',
    communities: [
      'Downtown Dartmouth',
      'Woodlawn',
      'Woodside',
      'Portland Hills',
      'Westphal',
      'Highfield Park',
      'Crichton Park',
      'Burnside',
    ],
    question: [
      'Does it matter that the depots are across the bridge?',
      'Not to you: the quote is one price, and you know it before anyone lifts a thing.',
    ],
  },
  Bedford: {
    intro:
      'Family houses above the Basin, new streets in West Bedford, apartments along the highway: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'A two-car garage without a car',
        'Bicycles that were outgrown, skis, paint-free shelving, boxes from the last move.',
      ],
      [
        'What a renovation left',
        'Old cabinets, carpet, tile and drywall after the kitchen or the bathroom is done.',
      ],
      ['A play set that nobody climbs', 'Swings, slides and trampolines, in pieces or still standing.'],
    ],
    depot:
      'The municipal depot for household special waste is a few minutes down the highway, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays.',
    communities: [
      'West Bedford',
      'Mill Cove',
      'Paper Mill Lake',
      'Eaglewood',
      'Larry Uteck',
      'Hammonds Plains',
      'Lucasville',
      'Kingswood',
    ],
    question: [
      'Can a crew come while the house is on the market?',
      'Yes. Choose a day and a part of the day between two viewings, and say so in the details.',
    ],
  },
  Sackville: {
    intro:
      'Lower, Middle or Upper Sackville, by First Lake or up the Beaver Bank Road: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'A split-entry, top to bottom',
        'Half a flight up, half a flight down, and a rec room that became the storeroom.',
      ],
      ['A shed and what is in it', 'Mowers, lumber and the shed itself, if it has seen its last winter.'],
      [
        'After a storm',
        'Branches, fence panels and the tree that missed the house, stacked or where they fell.',
      ],
    ],
    depot:
      'The municipal depot for household special waste is at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays. Mobile collection days come closer a few times a year.',
    communities: [
      'Lower Sackville',
      'Middle Sackville',
      'Upper Sackville',
      'Millwood',
      'First Lake',
      'Beaver Bank',
      'Windsor Junction',
      'Fall River',
    ],
    question: [
      'I am beyond Upper Sackville. Do you still come?',
      'Ask all the same. The team says honestly whether a crew can come, and the quote is free either way.',
    ],
  },
  'Cole Harbour': {
    intro:
      'Forest Hills, Colby Village or out towards Lawrencetown: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'A family’s garage',
        'Hockey nets, strollers, a treadmill and the bins that were to be sorted one day.',
      ],
      [
        'A townhouse between two tenants',
        'Left furniture, bags and a mattress, gone before the next key is handed over.',
      ],
      ['A yard made over', 'Sod, shrubs, old patio stones and the swing that squeaks.'],
    ],
    depot:
      'The municipal depot for household special waste is on the other side of the harbour, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays. Mobile collection days come closer a few times a year.',
    communities: [
      'Forest Hills',
      'Colby Village',
      'Cole Harbour Village',
      'Westphal',
      'Lawrencetown',
      'Cherry Brook',
      'Lake Echo',
      'Mineville',
    ],
    question: [
      'Must everything stand outside?',
      'No. Crews carry from where it is. If you would rather have it waiting in the driveway, choose that under Access in the form.',
    ],
  },
  Spryfield: {
    intro:
      'Around the Herring Cove Road, from Cowie Hill to Leiblin Park: ask once, and a vetted local crew answers with a price.',
    jobs: [
      [
        'An apartment on the third floor',
        'Furniture that went up in pieces, and comes down in the arms of people who do it daily.',
      ],
      ['A parent’s house', 'Room by room, with time to say what stays.'],
      [
        'Rocky lots and long driveways',
        'Scrap, old fences and brush from behind the house, where a truck cannot go.',
      ],
    ],
    depot:
      'The municipal depot for household special waste is close: 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays.',
    communities: [
      'Cowie Hill',
      'Leiblin Park',
      'Thornhill',
      'Kidston',
      'Herring Cove',
      'Harrietsfield',
      'Williamswood',
      'Purcells Cove',
    ],
    question: [
      'There is no elevator. Is that a problem?',
      'No, but say so: choose your stairs under Access in the form, and the quote has them in it.',
    ],
  },
  'Eastern Passage': {
    intro:
      'From Shearwater to Cow Bay, where the wind comes off the water: ask once, and a vetted local crew answers with a price.',
    jobs: [
      ['A posting', 'The movers take what comes along. What does not must go before they knock.'],
      ['What salt air has eaten', 'Barbecues, patio sets, bicycles and the steel shed.'],
      ['A garage full of gear', 'Ropes, traps, nets and buoys that will not see the water again.'],
    ],
    depot:
      'The municipal depot for household special waste is on the other side of the harbour, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays. Flares are for neither truck nor depot: ask the Coast Guard where they go.',
    communities: [
      'Shearwater',
      'Cow Bay',
      'Heritage Hills',
      'Fisherman’s Cove',
      'South Woodside',
      'Caldwell Road',
      'Ocean View',
      'Lawrencetown',
    ],
    question: [
      'I move out on a fixed date. Can the pickup be the day before?',
      'Choose that date in the form and say that it is fixed. The crew confirms it with you before anything is agreed.',
    ],
  },
  Timberlea: {
    intro:
      'Timberlea, Lakeside and Beechville, and on along the Bay Road: ask once, and a vetted local crew answers with a price.',
    jobs: [
      ['A first year in a new house', 'Packaging, pallets, the old sofa after the new one came.'],
      [
        'A basement to be finished',
        'All that stands in the way of the drywall, and what is left of it afterwards.',
      ],
      [
        'Brush from a wooded lot',
        'Branches, stumps and leaves. Yard waste goes to compost, not to landfill.',
      ],
    ],
    depot:
      'The municipal depot for household special waste is a few minutes away, at 20 Horseshoe Lake Drive in Bayers Lake, usually open on Saturdays.',
    communities: [
      'Beechville',
      'Lakeside',
      'Brunello',
      'Greenwood Heights',
      'Hubley',
      'Hammonds Plains',
      'Upper Tantallon',
      'Tantallon',
    ],
    question: [
      'Otter Lake is near. Can I not bring it myself?',
      'What may be brought where, and for what fee, the municipality says at halifax.ca. A crew is worth it where lifting, loading and sorting are the work.',
    ],
  },
};

/** Names of places stay as people there write them. */
const fr: ByArea = {
  Halifax: {
    intro:
      'Des maisons de bois du North End aux logements près des universités et aux condos de Clayton Park : demandez une seule fois, et une équipe locale vérifiée vous répond avec un prix.',
    jobs: [
      [
        'Une fin de bail',
        'Des bureaux, des matelas et un canapé dont personne ne veut, à descendre de trois étages avant de rendre les clés.',
      ],
      [
        'Un sous-sol de la péninsule',
        'Plafonds bas, escalier raide et quarante ans de boîtes. Dites-nous à quel point c’est étroit, et l’équipe viendra bien équipée.',
      ],
      [
        'Un condo avec ascenseur à réserver',
        'Indiquez les heures que votre immeuble permet, et le ramassage en tiendra compte.',
      ],
    ],
    depot:
      'Le dépôt municipal de déchets domestiques spéciaux est de votre côté du havre : 20, Horseshoe Lake Drive, à Bayers Lake, habituellement ouvert le samedi.',
    communities: [
      'North End',
      'South End',
      'West End',
      'Centre-ville',
      'Clayton Park',
      'Fairview',
      'Rockingham',
      'Armdale',
    ],
    question: [
      'Où le camion s’arrête-t-il dans une rue étroite?',
      'Dites-nous dans les précisions comment on se gare devant chez vous, et s’il faut un permis ou si l’entrée est partagée. Une équipe prévoit mieux ce qu’elle sait d’avance.',
    ],
  },
  Dartmouth: {
    intro:
      'Bungalows de Woodlawn, maisons en rangée de Portland Hills, vieilles rues près du traversier : où que vous soyez entre les lacs, demandez une seule fois, et une équipe locale vérifiée vous répond avec un prix.',
    jobs: [
      [
        'Le sous-sol d’un bungalow',
        'Le vieux congélateur, le divan sectionnel descendu avant que le mur soit monté, et tous les sacs autour.',
      ],
      [
        'Une terrasse ou une clôture au bord du lac',
        'Planches grises, poteaux et garde-corps, déjà démontés ou prêts à être emportés.',
      ],
      [
        'Une maison à vendre',
        'Du grenier à la remise, pour que les photos montrent des pièces, et non des boîtes.',
      ],
    ],
    depot:
      'Le dépôt municipal de déchets domestiques spéciaux est de l’autre côté des ponts, au 20, Horseshoe Lake Drive, à Bayers Lake, habituellement ouvert le samedi. Des collectes mobiles se rapprochent quelques fois par année.',
    communities: [
      'Centre-ville de Dartmouth',
      'Woodlawn',
      'Woodside',
      'Portland Hills',
      'Westphal',
      'Highfield Park',
      'Crichton Park',
      'Burnside',
    ],
    question: [
      'Le fait que les dépôts soient de l’autre côté du pont change-t-il quelque chose?',
      'Pas pour vous : la soumission donne un seul prix, que vous connaissez avant le début du travail.',
    ],
  },
  Bedford: {
    intro:
      'Maisons familiales au-dessus du bassin, rues neuves de West Bedford, appartements le long de la route : demandez une seule fois, et une équipe locale vérifiée vous répond avec un prix.',
    jobs: [
      [
        'Un garage double où l’auto n’entre plus',
        'Vélos devenus trop petits, skis, étagères, boîtes du dernier déménagement.',
      ],
      [
        'Ce qu’ont laissé les travaux',
        'Vieilles armoires, tapis, carrelage et gypse, une fois la cuisine ou la salle de bain finie.',
      ],
      ['Un module de jeu délaissé', 'Balançoires, glissades et trampolines, en morceaux ou encore debout.'],
    ],
    depot:
      'Le dépôt municipal de déchets domestiques spéciaux est à quelques minutes par la route, au 20, Horseshoe Lake Drive, à Bayers Lake, habituellement ouvert le samedi.',
    communities: [
      'West Bedford',
      'Mill Cove',
      'Paper Mill Lake',
      'Eaglewood',
      'Larry Uteck',
      'Hammonds Plains',
      'Lucasville',
      'Kingswood',
    ],
    question: [
      'Une équipe peut-elle venir pendant que la maison est en vente?',
      'Oui. Choisissez un jour et un moment de la journée entre deux visites, et dites-le dans les précisions.',
    ],
  },
  Sackville: {
    intro:
      'Lower, Middle ou Upper Sackville, près de First Lake ou le long de Beaver Bank Road : demandez une seule fois, et une équipe locale vérifiée vous répond avec un prix.',
    jobs: [
      [
        'Une maison à demi-\u2060niveaux, de haut en bas',
        'Un demi-étage à monter, un autre à descendre, et une salle familiale devenue débarras.',
      ],
      [
        'Une remise et son contenu',
        'Tondeuses, bois et la remise elle-même, si elle a vu son dernier hiver.',
      ],
      [
        'Après une tempête',
        'Branches, panneaux de clôture et l’arbre qui a manqué la maison, empilés ou là où ils sont tombés.',
      ],
    ],
    depot:
      'Le dépôt municipal de déchets domestiques spéciaux est au 20, Horseshoe Lake Drive, à Bayers Lake, habituellement ouvert le samedi. Des collectes mobiles se rapprochent quelques fois par année.',
    communities: [
      'Lower Sackville',
      'Middle Sackville',
      'Upper Sackville',
      'Millwood',
      'First Lake',
      'Beaver Bank',
      'Windsor Junction',
      'Fall River',
    ],
    question: [
      'J’habite au-delà d’Upper Sackville. Venez-\u2060vous quand même?',
      'Demandez toujours. L’équipe dit franchement si quelqu’un peut se déplacer, et la soumission est gratuite de toute façon.',
    ],
  },
  'Cole Harbour': {
    intro:
      'Forest Hills, Colby Village ou en direction de Lawrencetown : demandez une seule fois, et une équipe locale vérifiée vous répond avec un prix.',
    jobs: [
      [
        'Le garage d’une famille',
        'Buts de hockey, poussettes, un tapis roulant et les bacs qu’on devait trier un jour.',
      ],
      [
        'Une maison en rangée entre deux locataires',
        'Meubles laissés, sacs et matelas, partis avant que les clés changent de mains.',
      ],
      ['Une cour refaite', 'Tourbe, arbustes, vieilles dalles et la balançoire qui grince.'],
    ],
    depot:
      'Le dépôt municipal de déchets domestiques spéciaux est de l’autre côté du havre, au 20, Horseshoe Lake Drive, à Bayers Lake, habituellement ouvert le samedi. Des collectes mobiles se rapprochent quelques fois par année.',
    communities: [
      'Forest Hills',
      'Colby Village',
      'Cole Harbour Village',
      'Westphal',
      'Lawrencetown',
      'Cherry Brook',
      'Lake Echo',
      'Mineville',
    ],
    question: [
      'Tout doit-il être dehors?',
      'Non. Les équipes vont chercher vos objets là où ils sont. Si vous préférez tout laisser dans l’entrée, indiquez-le à « Accès » dans le formulaire.',
    ],
  },
  Spryfield: {
    intro:
      'Autour de Herring Cove Road, de Cowie Hill à Leiblin Park : demandez une seule fois, et une équipe locale vérifiée vous répond avec un prix.',
    jobs: [
      [
        'Un logement au troisième étage',
        'Des meubles montés en morceaux, qui redescendent dans les bras de gens dont c’est le métier.',
      ],
      ['La maison d’un parent', 'Pièce par pièce, avec le temps de décider ce qu’on garde.'],
      [
        'Des terrains rocheux et de longues entrées',
        'Ferraille, vieilles clôtures et broussailles derrière la maison, là où un camion ne va pas.',
      ],
    ],
    depot:
      'Le dépôt municipal de déchets domestiques spéciaux est tout près : 20, Horseshoe Lake Drive, à Bayers Lake, habituellement ouvert le samedi.',
    communities: [
      'Cowie Hill',
      'Leiblin Park',
      'Thornhill',
      'Kidston',
      'Herring Cove',
      'Harrietsfield',
      'Williamswood',
      'Purcells Cove',
    ],
    question: [
      'Il n’y a pas d’ascenseur. Est-ce un problème?',
      'Non, mais dites-le : choisissez « Escalier » à « Accès » dans le formulaire, et la soumission en tiendra compte.',
    ],
  },
  'Eastern Passage': {
    intro:
      'De Shearwater à Cow Bay, là où le vent vient du large : demandez une seule fois, et une équipe locale vérifiée vous répond avec un prix.',
    jobs: [
      [
        'Une mutation',
        'Les déménageurs prennent ce que vous gardez. Le reste doit partir avant qu’ils frappent à la porte.',
      ],
      ['Ce que l’air salin a rongé', 'Barbecues, meubles de jardin, vélos et la remise d’acier.'],
      [
        'Un garage plein de matériel de pêche',
        'Cordages, casiers, filets et bouées qui ne reverront pas l’eau.',
      ],
    ],
    depot:
      'Le dépôt municipal de déchets domestiques spéciaux est de l’autre côté du havre, au 20, Horseshoe Lake Drive, à Bayers Lake, habituellement ouvert le samedi. Les fusées de détresse ne vont ni dans le camion ni au dépôt : demandez à la Garde côtière où les remettre.',
    communities: [
      'Shearwater',
      'Cow Bay',
      'Heritage Hills',
      'Fisherman’s Cove',
      'South Woodside',
      'Caldwell Road',
      'Ocean View',
      'Lawrencetown',
    ],
    question: [
      'Je déménage à une date fixe. Le ramassage peut-il se faire la veille?',
      'Choisissez cette date dans le formulaire et précisez qu’elle est fixe. L’équipe la confirme avec vous avant toute entente.',
    ],
  },
  Timberlea: {
    intro:
      'Timberlea, Lakeside et Beechville, et plus loin sur la route de la baie : demandez une seule fois, et une équipe locale vérifiée vous répond avec un prix.',
    jobs: [
      [
        'La première année d’une maison neuve',
        'Emballages, palettes, et le vieux canapé une fois le neuf arrivé.',
      ],
      ['Un sous-sol à finir', 'Tout ce qui gêne la pose du gypse, et ce qu’il en reste après.'],
      [
        'Les broussailles d’un terrain boisé',
        'Branches, souches et feuilles. Les résidus de jardin vont au compost, pas à l’enfouissement.',
      ],
    ],
    depot:
      'Le dépôt municipal de déchets domestiques spéciaux est à quelques minutes, au 20, Horseshoe Lake Drive, à Bayers Lake, habituellement ouvert le samedi.',
    communities: [
      'Beechville',
      'Lakeside',
      'Brunello',
      'Greenwood Heights',
      'Hubley',
      'Hammonds Plains',
      'Upper Tantallon',
      'Tantallon',
    ],
    question: [
      'Otter Lake est proche. Ne puis-je pas y aller moi-même?',
      'Ce qui peut être apporté, où et à quel tarif, la municipalité le dit à halifax.ca. Une équipe est surtout utile quand il faut soulever, charger et trier.',
    ],
  },
};

/** What is true of one served area alone. Of the place, not of us: nothing here is a promise. */
export const LOCAL_TEXTS: Texts<ByArea> = { en, fr };
