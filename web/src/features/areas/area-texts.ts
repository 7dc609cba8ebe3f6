import type { Texts } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';

const en = {
  trail: 'Breadcrumb',
  claim: `${SITE.rating} · 5-star reviews from local homeowners`,
  call: 'Call',
  quote: 'Get My Free Quote',
  chat: 'Chat With Us',
  pageTitle: (area: string) => `Junk Removal in ${area}, NS | ${SITE.brand}`,
  description: (area: string) =>
    `Free junk-removal quotes in ${area}, Nova Scotia: vetted local crews, usual jobs, and where things go under the rules of Halifax Regional Municipality.`,
  title: (area: string) => `Junk removal in ${area}`,
  promises: [
    'Free quote, no fee until you say yes',
    'Vetted local crews, same day when one is free',
    'The price before anyone lifts a thing',
  ],
  jobs: (area: string) => `Typical jobs in ${area}`,
  rules: 'Where things go in Halifax Regional Municipality',
  ruleList: [
    [
      'Paint, fuel, propane, pesticides',
      'Household special waste. No crew may take it: residents bring it to the municipal depot themselves.',
    ],
    [
      'Televisions, computers, printers',
      'Electronics are banned from landfill in Nova Scotia. Enviro-Depots take them free of charge.',
    ],
    [
      'Fridges, freezers, air conditioners',
      'Their refrigerant must be removed by a certified technician before the metal is scrapped.',
    ],
    [
      'Branches, leaves, sod',
      'Banned from landfill too: they become compost. Keep them apart from the garbage.',
    ],
    ['Drywall, lumber, shingles', 'Renovation debris goes to licensed construction and demolition sites.'],
    ['Tires', 'Retailers take used tires back under the province’s recycling program.'],
  ],
  rulesNote:
    'Garbage at the curb has a limit of bags and bulky items on each collection day. Rules change: what counts today is at halifax.ca.',
  places: (area: string) => `Streets and communities around ${area}`,
  communities: 'Communities',
  streets: 'Streets',
  otherAreas: 'We also serve',
  questions: (area: string) => `Questions from ${area}`,
  commonQuestions: (area: string): readonly (readonly [string, string])[] => [
    [
      `What does junk removal cost in ${area}?`,
      'It depends on how much there is and how hard it is to reach. The quote is free, you know the price before anyone lifts a thing, and rates are negotiable.',
    ],
    [
      `Who comes to ${area}?`,
      `A vetted local removal professional. ${SITE.brand} is a matching service: we connect you with the crew, and the crew does the hauling.`,
    ],
  ],
};

const fr: typeof en = {
  trail: 'Fil d’Ariane',
  claim: `${SITE.rating.replace('.', ',')} · Avis 5 étoiles d’ici`,
  call: 'Appeler le',
  quote: 'Ma soumission gratuite',
  chat: 'Clavarder avec nous',
  pageTitle: (area) => `Débarras à ${area} (N.-É.) | ${SITE.brand}`,
  description: (area) =>
    `Soumissions de débarras gratuites à ${area}, en Nouvelle-Écosse : équipes locales vérifiées, travaux typiques et règles d’élimination de la Municipalité régionale d’Halifax.`,
  title: (area) => `Débarras à\u00a0${area}`,
  promises: [
    'Soumission gratuite, aucuns frais avant votre accord',
    'Équipes locales vérifiées, le jour même si possible',
    'Le prix connu avant le début du travail',
  ],
  jobs: (area) => `Travaux typiques à ${area}`,
  rules: 'Où va quoi dans la Municipalité régionale d’Halifax',
  ruleList: [
    [
      'Peinture, essence, propane, pesticides',
      'Déchets domestiques spéciaux. Aucune équipe ne peut les emporter : les résidents les apportent eux-mêmes au dépôt municipal.',
    ],
    [
      'Téléviseurs, ordinateurs, imprimantes',
      'Leur enfouissement est interdit en Nouvelle-Écosse. Les Enviro-Dépôts les reprennent gratuitement.',
    ],
    [
      'Réfrigérateurs, congélateurs, climatiseurs',
      'Leur gaz réfrigérant doit être retiré par un technicien agréé avant que le métal soit recyclé.',
    ],
    [
      'Branches, feuilles, tourbe',
      'Leur enfouissement est interdit aussi : elles deviennent du compost. Ne les mêlez pas aux ordures.',
    ],
    [
      'Gypse, bois, bardeaux',
      'Les débris de rénovation vont à des sites de construction et de démolition autorisés.',
    ],
    [
      'Pneus',
      'Les détaillants reprennent les pneus usés dans le cadre du programme de recyclage de la province.',
    ],
  ],
  rulesNote:
    'La collecte en bordure de rue limite le nombre de sacs et d’objets encombrants. Les règles changent : consultez celles du moment à halifax.ca.',
  places: (area) => `Rues et quartiers autour de ${area}`,
  communities: 'Quartiers',
  streets: 'Rues',
  otherAreas: 'Nous desservons aussi',
  questions: (area) => `Questions fréquentes à ${area}`,
  commonQuestions: (area) => [
    [
      `Combien coûte un débarras à ${area}?`,
      'Cela dépend de la quantité et de l’accès. La soumission est gratuite, vous connaissez le prix avant le début du travail, et les tarifs se négocient.',
    ],
    [
      `Qui fait le travail à ${area}?`,
      `Une équipe professionnelle locale et vérifiée. ${SITE.brand} est un service de mise en relation : nous vous trouvons l’équipe, et l’équipe emporte le tout.`,
    ],
  ],
};

/** What all pages of areas say. Rules are those of municipality and province, as they tell homeowners. */
export const AREA_TEXTS: Texts<typeof en> = { en, fr };
