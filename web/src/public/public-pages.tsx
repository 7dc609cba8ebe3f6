import { NOT_FOUND_FILE, PUBLIC_PAGES, THANK_YOU_WITHOUT_MAIL_FILE } from '@harbour-haul/contract/routes';
import { areaPath } from '@harbour-haul/domain/site/areas';
import { SERVED_AREAS, type ServedArea, SITE } from '@harbour-haul/domain/site/site';
import type { ReactNode } from 'react';
import { AreaPage } from '#features/areas/area-page.tsx';
import { areaQuestions } from '#features/areas/area-questions.ts';
import { AREA_TEXTS } from '#features/areas/area-texts.ts';
import type { IslandAsset, PageAssets } from './page-assets.ts';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PrivacyPolicyPage } from './pages/privacy-policy-page.tsx';
import { QuoteSection } from './pages/quote-section.tsx';
import { RequestPage } from './pages/request-page.tsx';
import { TermsOfServicePage } from './pages/terms-of-service-page.tsx';
import { ThankYouPage } from './pages/thank-you-page.tsx';
import { areaFacts, localBusiness } from './structured-data.ts';

export interface PublicPage {
  /** Null for the page of every unknown path. */
  path: keyof typeof PUBLIC_PAGES | null;
  title: string;
  description: string;
  /** Excluded from search results. */
  hidden?: true;
  /** Its visitor has asked for a quote already, and is not pressed to. */
  afterRequest?: true;
  /** It has the quote form. */
  hasForm?: true;
  /** What search engines are told of it. */
  facts?: Record<string, unknown>;
  /** Islands that most visitors of the page will use. */
  preload?: (assets: PageAssets) => IslandAsset[];
  render: (assets: PageAssets) => ReactNode;
}

const HOME = '/';

const THANK_YOU = {
  path: '/thank-you',
  title: `Thank You | ${SITE.brand}`,
  description: 'Your request for a free junk-removal quote was submitted.',
  hidden: true,
  afterRequest: true,
} as const;

const areaPage = (area: ServedArea): PublicPage => ({
  path: areaPath(area),
  title: AREA_TEXTS.pageTitle(area),
  description: AREA_TEXTS.description(area),
  hasForm: true,
  facts: areaFacts(area, areaQuestions(area)),
  preload: ({ quoteForm, chat }) => [quoteForm, chat],
  render: ({ quoteForm }) => (
    <AreaPage area={area}>
      <QuoteSection island={quoteForm} area={area} />
    </AreaPage>
  ),
});

/** Every file of the prerendered site and the page in it. */
export const PAGES: Record<string, PublicPage> = {
  [PUBLIC_PAGES[HOME]]: {
    path: HOME,
    title: `Free Junk Removal Quote in Halifax | ${SITE.brand}`,
    description:
      'Free, fair junk-removal quotes for Halifax, Dartmouth, Bedford and beyond. Vetted local crews, same-day pickup, no hidden fees, no pressure.',
    hasForm: true,
    facts: localBusiness(),
    preload: ({ quoteForm, chat, comparison }) => [quoteForm, chat, comparison],
    render: (assets) => <HomePage {...assets} />,
  },
  [PUBLIC_PAGES['/thank-you']]: {
    ...THANK_YOU,
    render: ({ requestCard }) => <ThankYouPage requestCard={requestCard} sendsMail />,
  },
  [THANK_YOU_WITHOUT_MAIL_FILE]: {
    ...THANK_YOU,
    render: ({ requestCard }) => <ThankYouPage requestCard={requestCard} sendsMail={false} />,
  },
  [PUBLIC_PAGES['/request']]: {
    path: '/request',
    title: `Your Request | ${SITE.brand}`,
    description: 'See, correct or cancel your request for a free junk-removal quote.',
    hidden: true,
    afterRequest: true,
    render: ({ request }) => <RequestPage island={request} />,
  },
  [PUBLIC_PAGES['/privacy-policy']]: {
    path: '/privacy-policy',
    title: `Privacy Policy | ${SITE.brand}`,
    description: `What ${SITE.brand} does with your personal information, and what you can ask for.`,
    render: () => <PrivacyPolicyPage />,
  },
  [PUBLIC_PAGES['/terms-of-service']]: {
    path: '/terms-of-service',
    title: `Terms of Service | ${SITE.brand}`,
    description: `The rules of using ${SITE.brand}, a junk-removal matching service in Nova Scotia.`,
    render: () => <TermsOfServicePage />,
  },
  ...Object.fromEntries(SERVED_AREAS.map((area) => [PUBLIC_PAGES[areaPath(area)], areaPage(area)])),
  [NOT_FOUND_FILE]: {
    path: null,
    title: '404 Page Not Found',
    description: 'There is nothing at this address.',
    hidden: true,
    render: () => <NotFoundPage />,
  },
};
