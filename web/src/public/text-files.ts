import { COMMUNITIES } from '@harbour-haul/domain/conversation/lexicon/geography/communities';
import { OUTSIDE_PLACES } from '@harbour-haul/domain/conversation/lexicon/geography/outside-places';
import { HRM_COMMUNITIES, HRM_STREETS } from '@harbour-haul/domain/site/hrm-streets';
import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import { PLACES_FILE, type Places } from '#features/quote-form/address/places.ts';

const manifest = {
  name: SITE.brand,
  short_name: SITE.brand,
  start_url: '/',
  display: 'browser',
  background_color: '#FBF8F3',
  theme_color: '#0B5563',
  icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
};

const llms = `# ${SITE.brand}

> Free junk-removal quotes for homeowners in the Halifax, Nova Scotia area. A matching service: it connects people with
> vetted local removal professionals, who do the work.

- Areas: ${SERVED_AREAS.join(', ')}
- Contact: ${SITE.supportEmail}, ${SITE.callbackPhone}

## Pages

- [Free quote, services, how it works, questions](${SITE.url}/)
- [Privacy Policy](${SITE.url}/privacy-policy)
- [Terms of Service](${SITE.url}/terms-of-service)
`;

/** Fetched by the quote form once somebody reaches for the address. */
const places: Places = {
  streets: HRM_STREETS,
  communities: HRM_COMMUNITIES,
  inside: Object.values(COMMUNITIES).flat(),
  outside: OUTSIDE_PLACES,
};

/** Files at the site's root that speak of brand and contact, and so are made from the site's configuration. */
export const TEXT_FILES: Record<string, string> = {
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  'llms.txt': llms,
  [PLACES_FILE]: JSON.stringify(places),
};
