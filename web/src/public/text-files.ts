import { ANALYTICS_FILE, NO_ANALYTICS } from '@harbour-haul/contract/analytics-ids';
import { COMMUNITIES } from '@harbour-haul/domain/conversation/lexicon/geography/communities';
import { OUTSIDE_PLACES } from '@harbour-haul/domain/conversation/lexicon/geography/outside-places';
import { areaPath } from '@harbour-haul/domain/site/areas';
import { HRM_COMMUNITIES, HRM_STREETS } from '@harbour-haul/domain/site/hrm-streets';
import { LANGUAGES, type Language, localPath } from '@harbour-haul/domain/site/language';
import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import { PLACES_FILE, type Places } from '#features/quote-form/address/places.ts';
import { TOUCH_ICONS } from './pictures.ts';
import { PAGES, type PublicPage } from './public-pages.tsx';

const manifest = {
  name: SITE.brand,
  short_name: SITE.brand,
  start_url: '/',
  display: 'browser',
  background_color: '#FBF8F3',
  theme_color: '#0B5563',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...TOUCH_ICONS.map(({ path, size }) => ({ src: path, type: 'image/png', sizes: `${size}x${size}` })),
  ],
};

const llms = `# ${SITE.brand}

> Free junk-removal quotes for homeowners in the Halifax, Nova Scotia area. A matching service: it connects people with
> vetted local removal professionals, who do the work.

- Areas: ${SERVED_AREAS.join(', ')}
- Contact: ${SITE.supportEmail}, ${SITE.callbackPhone}

## Pages

- [Free quote, services, how it works, questions](${SITE.url}/)
${SERVED_AREAS.map((area) => `- [Junk removal in ${area}: jobs, disposal rules, streets](${SITE.url}${areaPath(area)})`).join('\n')}
- [Privacy Policy](${SITE.url}/privacy-policy)
- [Terms of Service](${SITE.url}/terms-of-service)
- [The same in French, for Nova Scotia's francophones](${SITE.url}/fr)
`;

const robots = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /login

Sitemap: ${SITE.url}/sitemap.xml
`;

const addressOf = (language: Language, path: string) => new URL(localPath(language, path), SITE.url).href;

/** A page with what it is in the other languages. */
function sitemapEntry({ language, path }: { language: Language; path: string }): string {
  const alternates = LANGUAGES.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other}-CA" href="${addressOf(other, path)}"/>`,
  );
  return `  <url><loc>${addressOf(language, path)}</loc>${alternates.join('')}</url>`;
}

/** Every page that may be found. */
const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${Object.values(PAGES)
  .filter((page): page is PublicPage & { path: string } => page.path !== null && !page.hidden)
  .map(sitemapEntry)
  .join('\n')}
</urlset>
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
  'robots.txt': robots,
  'sitemap.xml': sitemap,
  [PLACES_FILE]: JSON.stringify(places),
  // The stack puts its own in this place.
  [ANALYTICS_FILE]: JSON.stringify(NO_ANALYTICS),
};
