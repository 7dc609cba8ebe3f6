import {
  FRENCH_NOT_FOUND_FILE,
  LOGIN_FILE,
  LOGIN_PATH,
  NOT_FOUND_FILE,
  PAGES_WITHOUT_MAIL,
  PUBLIC_PAGES,
} from '@harbour-haul/contract/routes';
import { areaPath } from '@harbour-haul/domain/site/areas';
import { LANGUAGES, type Language, localPath } from '@harbour-haul/domain/site/language';
import { SERVED_AREAS, type ServedArea, SITE } from '@harbour-haul/domain/site/site';
import type { ReactNode } from 'react';
import { AreaPage } from '#features/areas/area-page.tsx';
import { areaQuestions } from '#features/areas/area-questions.ts';
import { AREA_TEXTS } from '#features/areas/area-texts.ts';
import type { IslandAsset, PageAssets } from './page-assets.ts';
import { HomePage } from './pages/home-page.tsx';
import { LegalPage } from './pages/legal-page.tsx';
import { type LegalTexts, PRIVACY_TEXTS, TERMS_TEXTS } from './pages/legal-texts.ts';
import { LoginPage } from './pages/login-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PAGE_TEXTS } from './pages/page-texts.ts';
import { QuoteSection } from './pages/quote-section.tsx';
import { RequestPage } from './pages/request-page.tsx';
import { ThankYouPage } from './pages/thank-you-page.tsx';
import { areaFacts, localBusiness } from './structured-data.ts';

export interface PublicPage {
  language: Language;
  /** Its path in English, which the paths of other languages are made of; null for the page of every unknown path. */
  path: string | null;
  title: string;
  description: string;
  /** Excluded from search results. */
  hidden?: true;
  /** Its visitor has asked for a quote already, and is not pressed to. */
  afterRequest?: true;
  /** The team's: it looks as the console does, and visitors' scripts do not run on it. */
  ofConsole?: true;
  /** It has the quote form. */
  hasForm?: true;
  /** What search engines are told of it. */
  facts?: Record<string, unknown>;
  /** Islands that most visitors of the page will use. */
  preload?: (assets: PageAssets) => IslandAsset[];
  render: (assets: PageAssets) => ReactNode;
}

type PagePath = keyof typeof PUBLIC_PAGES;

/** The path of a page in a language, and the file that shows it. */
const fileOf = (language: Language, path: string) => PUBLIC_PAGES[localPath(language, path) as PagePath];

const islandsOf = (language: Language, { quoteForm, chat }: PageAssets) => [
  quoteForm[language],
  chat[language],
];

function homePage(language: Language): PublicPage {
  return {
    language,
    path: '/',
    ...PAGE_TEXTS[language].home,
    hasForm: true,
    facts: localBusiness(),
    preload: (assets) => islandsOf(language, assets),
    render: ({ quoteForm, comparison }) => (
      <HomePage quoteForm={quoteForm[language]} comparison={comparison} />
    ),
  };
}

function areaPage(language: Language, area: ServedArea): PublicPage {
  const texts = AREA_TEXTS[language];
  return {
    language,
    path: areaPath(area),
    title: texts.pageTitle(area),
    description: texts.description(area),
    hasForm: true,
    facts: areaFacts(language, area, areaQuestions(language, area)),
    preload: (assets) => islandsOf(language, assets),
    render: ({ quoteForm }) => (
      <AreaPage area={area}>
        <QuoteSection island={quoteForm[language]} area={area} />
      </AreaPage>
    ),
  };
}

function thankYouPage(language: Language, sendsMail: boolean): PublicPage {
  const { pageTitle, description } = PAGE_TEXTS[language].thanks;
  return {
    language,
    path: '/thank-you',
    title: pageTitle,
    description,
    hidden: true,
    afterRequest: true,
    render: ({ requestCard }) => <ThankYouPage requestCard={requestCard} sendsMail={sendsMail} />,
  };
}

function legalPage(language: Language, path: string, texts: LegalTexts, address: string): PublicPage {
  const { title, description } = texts;
  return {
    language,
    path,
    title: `${title} | ${SITE.brand}`,
    description,
    render: () => <LegalPage texts={texts} address={address} />,
  };
}

function notFoundPage(language: Language): PublicPage {
  const { pageTitle, description } = PAGE_TEXTS[language].notFound;
  return {
    language,
    path: null,
    title: pageTitle,
    description,
    hidden: true,
    render: () => <NotFoundPage />,
  };
}

function requestPage(language: Language): PublicPage {
  const { pageTitle, description } = PAGE_TEXTS[language].request;
  return {
    language,
    path: '/request',
    title: pageTitle,
    description,
    hidden: true,
    afterRequest: true,
    render: ({ request }) => <RequestPage island={request[language]} />,
  };
}

/** For the team alone, and in English as the console is. */
const LOGIN_PAGE: PublicPage = {
  language: 'en',
  path: LOGIN_PATH,
  title: `Admin Login | ${SITE.brand}`,
  description: `Where the team of ${SITE.brand} signs in.`,
  hidden: true,
  ofConsole: true,
  preload: ({ login }) => [login],
  render: ({ login }) => <LoginPage src={login.src} />,
};

function pagesIn(language: Language): Record<string, PublicPage> {
  const [privacy, terms] = [PRIVACY_TEXTS[language], TERMS_TEXTS[language]];
  return {
    [fileOf(language, '/')]: homePage(language),
    [fileOf(language, '/thank-you')]: thankYouPage(language, true),
    [fileOf(language, '/request')]: requestPage(language),
    [PAGES_WITHOUT_MAIL[language === 'en' ? '/thank-you' : '/fr/thank-you']]: thankYouPage(language, false),
    [fileOf(language, '/privacy-policy')]: legalPage(language, '/privacy-policy', privacy, SITE.privacyEmail),
    [fileOf(language, '/terms-of-service')]: legalPage(language, '/terms-of-service', terms, SITE.legalEmail),
    ...Object.fromEntries(
      SERVED_AREAS.map((area) => [fileOf(language, areaPath(area)), areaPage(language, area)]),
    ),
    [language === 'en' ? NOT_FOUND_FILE : FRENCH_NOT_FOUND_FILE]: notFoundPage(language),
  };
}

/** Every file of the prerendered site and the page in it. */
export const PAGES: Record<string, PublicPage> = {
  ...Object.assign({}, ...LANGUAGES.map(pagesIn)),
  [LOGIN_FILE]: LOGIN_PAGE,
};
