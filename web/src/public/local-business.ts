import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';

/** Structured data for search engines: facts only. No ratings, since no reviews are shown that could prove them. */
export function localBusiness(): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: SITE.brand,
    url: SITE.url,
    telephone: SITE.callbackPhone,
    email: SITE.supportEmail,
    description: 'Matching service that connects homeowners with vetted local junk-removal professionals.',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Halifax',
      addressRegion: 'NS',
      addressCountry: 'CA',
    },
    areaServed: [...SERVED_AREAS],
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
