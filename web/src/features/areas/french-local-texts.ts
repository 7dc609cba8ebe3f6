import type { ServedArea } from '@harbour-haul/domain/site/site';
import type { LocalTexts } from './local-text-shape.ts';

/** The same in French: names of places stay as people there write them. */
export const FRENCH_LOCAL_TEXTS: Record<ServedArea, LocalTexts> = {
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
        'Le congélateur mort, le sectionnel descendu avant que le mur soit monté, et tous les sacs autour.',
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
