import { SITE } from '@harbour-haul/domain/site/site';

/** What all pages of areas say. Rules are those of municipality and province, as they tell homeowners. */
export const AREA_TEXTS = {
  trail: 'Breadcrumb',
  claim: '5-star reviews from local homeowners',
  call: 'Call',
  quote: 'Get My Free Quote',
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
} as const;
