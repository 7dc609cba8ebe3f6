import type { HazardKind } from '../lexicon/hazards.ts';
import type { HazardWords } from './english.ts';

const DEPOT = 'au dépôt de déchets domestiques spéciaux de Bayers Lake';

/** What of the hazards' table people read, in French; each label stands behind a verb. */
export const FRENCH_HAZARDS: Record<HazardKind, HazardWords> = {
  paint: {
    label: 'la peinture et les solvants',
    disposal: `Les Enviro-Dépôts reprennent les restes de peinture et leurs contenants; les solvants et diluants vont ${DEPOT} ou à l’une de ses collectes mobiles.`,
  },
  fuel: {
    label: 'les carburants et les huiles',
    disposal: `L’essence, l’huile usée et les liquides d’auto vont ${DEPOT} ou à l’une de ses collectes mobiles; l’huile usée et l’antigel aussi à un point de collecte.`,
  },
  propane: {
    label: 'le propane et les bouteilles de gaz',
    disposal: `Les bonbonnes de propane et les petites bouteilles vont ${DEPOT}, à l’une de ses collectes mobiles ou chez un détaillant qui les échange.`,
  },
  pesticide: {
    label: 'les pesticides et les produits de piscine',
    disposal: `Les pesticides, les herbicides et les produits de piscine vont ${DEPOT} ou à l’une de ses collectes mobiles.`,
  },
  asbestos: {
    label: 'l’amiante',
    disposal:
      'L’amiante doit être retiré, ensaché et emporté par un entrepreneur agréé, vers un site d’enfouissement autorisé à le recevoir.',
  },
  battery: {
    label: 'les piles et les batteries',
    disposal: `Les piles vont aux magasins qui les reprennent, les batteries d’auto à un garage ou à un ferrailleur, et toutes ${DEPOT}.`,
  },
  explosive: {
    label: 'les feux d’artifice, les munitions et les armes à feu',
    disposal:
      'Ne les mettez jamais dans un chargement : la police vous dira, à son numéro non urgent, comment les remettre.',
  },
  medical: {
    label: 'les médicaments et les aiguilles',
    disposal:
      'Toute pharmacie reprend les médicaments, ainsi que les aiguilles dans le contenant qu’elle remet gratuitement.',
  },
  biological: {
    label: 'les déchets biologiques',
    disposal:
      'Les animaux morts, le sang et les eaux usées demandent un spécialiste; la municipalité en indique un au 311.',
  },
  mercury: {
    label: 'les lampes et les appareils au mercure',
    disposal: `Les tubes fluorescents, les thermostats et les détecteurs de fumée vont ${DEPOT} ou aux magasins qui les reprennent.`,
  },
  refrigerant: {
    label: 'les gaz réfrigérants',
    disposal:
      'Les réfrigérateurs sont emportés tels quels; le gaz en bouteille va à un technicien agréé en réfrigération.',
  },
  'oil-tank': {
    label: 'les réservoirs de mazout',
    disposal:
      'Un réservoir de mazout doit être vidé et nettoyé par un entrepreneur agréé avant d’être emporté.',
  },
  chemical: {
    label: 'les produits chimiques',
    disposal: `Les nettoyants, les acides et les produits inconnus vont ${DEPOT} ou à l’une de ses collectes mobiles; une entreprise doit faire appel à un transporteur de déchets dangereux.`,
  },
};
