import { areaPath } from '@harbour-haul/domain/site/areas';
import { type Language, localPath } from '@harbour-haul/domain/site/language';
import { SERVED_AREAS, type ServedArea, SITE } from '@harbour-haul/domain/site/site';

type Facts = Record<string, unknown>;

/** For search engines: facts only. No ratings, since no reviews are shown that could prove them. */
export function localBusiness(areas: readonly string[] = SERVED_AREAS): Facts {
  return {
    '@type': 'LocalBusiness',
    name: SITE.brand,
    url: SITE.url,
    telephone: SITE.callbackPhone,
    email: SITE.supportEmail,
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Halifax',
      addressRegion: 'NS',
      addressCountry: 'CA',
    },
    areaServed: [...areas],
  };
}

/** The same of a page of one area, with its questions and its place below the landing page. */
export function areaFacts(
  language: Language,
  area: ServedArea,
  questions: readonly (readonly [string, string])[],
): Facts {
  const crumbs = [
    [SITE.brand, '/'],
    [area, areaPath(area)],
  ] as const;
  return {
    '@graph': [
      localBusiness([area]),
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(([name, text]) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: new URL(localPath(language, path), SITE.url).href,
        })),
      },
    ],
  };
}

/** As it may stand in a `<script>`. */
export function factsMarkup(facts: Facts): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
}
