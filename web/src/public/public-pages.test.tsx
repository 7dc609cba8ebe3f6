import {
  FRENCH_NOT_FOUND_FILE,
  LOGIN_FILE,
  NOT_FOUND_FILE,
  PAGES_WITHOUT_MAIL,
  PUBLIC_PAGES,
} from '@harbour-haul/contract/routes';
import { areaPath } from '@harbour-haul/domain/site/areas';
import { LANGUAGES, localPath } from '@harbour-haul/domain/site/language';
import { LOAD_PRICES } from '@harbour-haul/domain/site/load-prices';
import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import { describe, expect, it } from '@jest/globals';
import { render, within } from '@testing-library/react';
import { PageBody } from './page-body.tsx';
import { pictureOf, SHARED_PICTURES } from './pictures.ts';
import { PAGES } from './public-pages.tsx';
import { TEXT_FILES } from './text-files.ts';

const ASSETS = {
  bootstrap: '',
  quoteForm: { en: { src: '/island.js' }, fr: { src: '/french-island.js' } },
  chat: {
    en: { src: '/chat.js', later: '/engine.js' },
    fr: { src: '/french-chat.js', later: '/engine.js' },
  },
  request: { en: { src: '/request.js' }, fr: { src: '/french-request.js' } },
  requestCard: { src: '/request-card.js' },
  comparison: { src: '/comparison.js' },
  login: { src: '/login.js' },
  loginStart: '',
  afterLogin: ['/console.js'],
  visit: '/visit.js',
  bareIcons: '/bare-icons.js',
  waiting: '/waiting.js',
};

/** The page as the build writes it: markup alone, nothing hydrated. */
function open(file: string): HTMLElement {
  const page = PAGES[file];
  if (!page) throw new Error(`There is no ${file}.`);
  const { container, unmount } = render(<PageBody page={page} assets={ASSETS} />);
  const markup = container.innerHTML;
  unmount();
  document.body.innerHTML = markup;
  return document.body;
}

const count = (page: HTMLElement, selector: string) => page.querySelectorAll(selector).length;

describe('public pages', () => {
  it('public pages are one for each route of the contract, one without mail, the sign-in, and one for the rest', () => {
    expect(Object.keys(PAGES).sort()).toEqual(
      [
        ...Object.values(PUBLIC_PAGES),
        ...Object.values(PAGES_WITHOUT_MAIL),
        LOGIN_FILE,
        NOT_FOUND_FILE,
        FRENCH_NOT_FOUND_FILE,
      ].sort(),
    );
  });

  it('public pages show on the landing page all that the specification lists', () => {
    const page = open('index.html');
    expect(PAGES['index.html']?.title).toMatch(/^Free .*Quote/);
    expect(count(page, '#services li a[href="#quote-form"]')).toBe(6);
    expect(count(page, '#how-it-works li')).toBe(3);
    expect(count(page, '#before-after li')).toBe(3);
    expect(count(page, '#testimonials li')).toBe(3);
    expect(count(page, '#faq details[name="faq"]')).toBe(5);
    expect(count(page, 'main a[data-chat]')).toBe(3);
    for (const anchor of ['services', 'how-it-works', 'testimonials', 'faq', 'quote-form']) {
      expect(count(page, `#${anchor}`)).toBe(1);
      expect(count(page, `header a[href="#${anchor}"]`)).toBeGreaterThan(0);
    }
  });

  it('says what the service is chosen for', () => {
    const words = open('index.html').querySelector('main')?.textContent;
    for (const promise of [
      'often the same day',
      'Affordable, negotiable rates',
      'no hidden fees',
      'No pressure',
      '5-star reviews from local homeowners',
    ])
      expect(words).toContain(promise);
  });

  it('the last anchor of the header is a button to the quote', () => {
    const anchors = [...open('index.html').querySelectorAll<HTMLElement>('#menu a[href^="#"]')];
    const last = anchors.at(-1);
    expect([last?.getAttribute('href'), last?.textContent]).toEqual(['#quote-form', 'Get Quote']);
    expect(anchors.filter(({ dataset }) => dataset.look === 'main')).toEqual([last]);
  });

  it('the page ends with a way to the quote and one to the chat', () => {
    const ways = open('index.html').querySelectorAll('[aria-labelledby=cta-title] a');
    expect([...ways].map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Get My Free Quote', '#quote-form'],
      ['Chat With Us', '#contact'],
    ]);
  });

  it('each tile and each service on the landing page leads to the form and names a kind of junk of it', () => {
    const page = open('index.html');
    const kinds = [...page.querySelectorAll<HTMLElement>('a[data-junk]')].map((link) => {
      expect(link.getAttribute('href')).toBe('#quote-form');
      return link.dataset.junk;
    });
    const offered = [...page.querySelectorAll<HTMLOptionElement>('[name=junkType] option')].map(
      ({ value }) => value,
    );
    expect(new Set(kinds).size).toBe(6);
    expect(kinds).toHaveLength(12);
    expect(offered).toEqual(expect.arrayContaining(kinds));
  });

  it('the landing page has one form, and a telephone number in its first part', () => {
    const page = open('index.html');
    expect(count(page, 'form')).toBe(1);
    expect(count(page, 'header a[href^="tel:"]')).toBe(1);
    expect(count(page, '#areas li')).toBe(8);
  });

  it.each([
    ['index.html', (from: number, to: number) => `$${from} to $${to}`],
    ['fr.html', (from: number, to: number) => `${from}\u00a0$ à ${to}\u00a0$`],
  ])('%s has the price of each load as the table of prices has it, and no other', (file, range) => {
    const page = open(file);
    expect([...page.querySelectorAll('#prices strong')].map(({ textContent }) => textContent)).toEqual(
      LOAD_PRICES.map(({ from, to }) => range(from, to)),
    );
    const named = (page.textContent ?? '').match(/\$\d+|\d+(?=\s\$)/g) ?? [];
    const known = LOAD_PRICES.flatMap(({ from, to }) => [from, to]);
    expect(
      named.map((price) => Number(price.replace('$', ''))).filter((price) => !known.includes(price)),
    ).toEqual([]);
  });

  it('preloads code where the quote form is, and the sign-in', () => {
    const preloading = Object.keys(PAGES).filter((file) => PAGES[file]?.preload);
    const withForm = Object.keys(PAGES).filter((file) => PAGES[file]?.hasForm);
    expect(preloading).toEqual([...withForm, LOGIN_FILE]);
  });

  it('the footer names the eight areas, the rating and the legal pages', () => {
    const foot = within(open('thank-you.html').querySelector('footer') as HTMLElement);
    for (const area of SERVED_AREAS) {
      const path = foot.getByText(area).getAttribute('href');
      expect(PUBLIC_PAGES[path as keyof typeof PUBLIC_PAGES]).toBe(`${areaPath(area).slice(1)}.html`);
    }
    expect(foot.getByText(`Rated ${SITE.rating}`, { exact: false })).toBeTruthy();
    expect(foot.getByText('Privacy Policy').getAttribute('href')).toBe('/privacy-policy');
    expect(foot.getByText('Terms of Service').getAttribute('href')).toBe('/terms-of-service');
  });

  it.each(SERVED_AREAS)(
    'the page of %s has a form that knows the area, rules, streets and questions',
    (area) => {
      const file = PUBLIC_PAGES[areaPath(area)];
      const page = open(file);
      expect(page.querySelector('h1')?.textContent).toBe(`Junk removal in ${area}`);
      expect(page.querySelector<HTMLElement>('#quote-form-island')?.dataset.area).toBe(area);
      expect(page.querySelector('#quote-form-title')?.textContent).toContain(area);
      expect(count(page, '#jobs li')).toBe(3);
      expect(count(page, '#rules dt')).toBe(6);
      expect(count(page, '#places li')).toBeGreaterThan(12);
      expect(count(page, '#places nav a')).toBe(7);
      expect(count(page, '#faq details')).toBe(3);
      const graph = PAGES[file]?.facts?.['@graph'] as { '@type': string }[];
      expect(graph.map((part) => part['@type'])).toEqual(['LocalBusiness', 'FAQPage', 'BreadcrumbList']);
      expect(pictureOf({ language: 'en', path: areaPath(area) })).toMatch(/^\/pictures\/en\/[a-z-]+\.png$/);
    },
  );

  it('areas have texts, titles and pictures of their own', () => {
    const own = SERVED_AREAS.map((area) => PAGES[PUBLIC_PAGES[areaPath(area)]]);
    for (const key of ['title', 'description'] as const)
      expect(new Set(own.map((page) => page?.[key])).size).toBe(8);
    expect(Object.keys(SHARED_PICTURES).length).toBe(18);
    expect(pictureOf({ language: 'fr', path: '/' })).toBe('/pictures/fr/site.png');
  });

  it.each(LANGUAGES)(
    'areas say something of their own of jobs, depot, places and questions: %s',
    (language) => {
      const texts = new Map<string, string[]>();
      for (const area of SERVED_AREAS) {
        const path = localPath(language, areaPath(area)) as keyof typeof PUBLIC_PAGES;
        const page = open(PUBLIC_PAGES[path]);
        const partsOf = (selector: string) =>
          [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(area, ''));
        const parts = {
          intro: partsOf('h1 + p'),
          jobs: partsOf('#jobs li'),
          depot: partsOf('#rules h2 + p'),
          places: [partsOf('#places li').join()],
          question: partsOf('#faq details').slice(-1),
        };
        for (const [name, found] of Object.entries(parts))
          texts.set(name, [...(texts.get(name) ?? []), ...found]);
      }
      const counts = [...texts].map(([name, all]) => [name, all.length, new Set(all).size]);
      expect(counts).toEqual([
        ['intro', 8, 8],
        ['jobs', 24, 24],
        ['depot', 8, 8],
        ['places', 8, 8],
        ['question', 8, 8],
      ]);
    },
  );

  it('the sitemap lists what may be found, and robots.txt names it', () => {
    const listed = [...(TEXT_FILES['sitemap.xml'] ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => url,
    );
    expect(listed).toEqual(
      LANGUAGES.flatMap((language) =>
        ['/', '/privacy-policy', '/terms-of-service', ...SERVED_AREAS.map(areaPath)].map(
          (path) => SITE.url + localPath(language, path),
        ),
      ),
    );
    expect(TEXT_FILES['sitemap.xml']).toContain(
      `<loc>${SITE.url}/fr/privacy-policy</loc><xhtml:link rel="alternate" hreflang="en-CA" href="${SITE.url}/privacy-policy"/><xhtml:link rel="alternate" hreflang="fr-CA" href="${SITE.url}/fr/privacy-policy"/>`,
    );
    expect(TEXT_FILES['robots.txt']).toContain(`Sitemap: ${SITE.url}/sitemap.xml`);
    expect(TEXT_FILES['llms.txt']).toContain('/junk-removal/eastern-passage');
  });

  it('each French page is in French, leads to French ones, and back to its English one', () => {
    const french = Object.entries(PAGES).filter(([, { language }]) => language === 'fr');
    expect(french).toHaveLength(15);
    for (const [file, { path }] of french) {
      const page = open(file);
      const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
      const english = links.filter((link) => !/^\/fr(?=[/#]|$)/.test(link.getAttribute('href') ?? ''));
      // In the header, in its menu and in the footer.
      expect(english.map((link) => link.getAttribute('href'))).toEqual(
        path === null ? [] : [path, path, path],
      );
      expect(english.every(({ hreflang, lang }) => hreflang === 'en' && lang === 'en')).toBe(true);
      for (const link of links) {
        const [target = ''] = (link.getAttribute('href') ?? '').split('#');
        expect(Object.keys(PUBLIC_PAGES)).toContain(target);
      }
      expect(page.textContent).not.toMatch(/\b(?:the|your|quote|junk|and|with)\b/i);
      expect(page.querySelector('#chat-widget > a')?.getAttribute('aria-label')).toBe('Clavarder avec nous');
      expect(page.querySelector('#chat-widget')?.getAttribute('data-island')).toBe('/french-chat.js');
    }
  });

  it('French texts have their spaces: none before ; ! ? and a firm one before a colon', () => {
    for (const [file, { language, title, description }] of Object.entries(PAGES)) {
      if (language !== 'fr') continue;
      const text = `${title} ${description} ${open(file).textContent}`;
      expect(text).not.toMatch(/\s[;!?]/);
      expect(text).not.toMatch(/[\p{L}»] :|« | »|\d [$h]/u);
    }
  });

  it('an English page that is in French too leads there', () => {
    const page = open('privacy-policy.html');
    for (const place of ['#menu', 'footer']) {
      const link = page.querySelector(`${place} a[hreflang=fr]`);
      expect([place, link?.getAttribute('href')]).toEqual([place, '/fr/privacy-policy']);
    }
    expect(open('request.html').querySelector('footer a[hreflang=fr]')?.getAttribute('href')).toBe(
      '/fr/request',
    );
  });

  it('public pages have a chat button that links to the quote form without JavaScript', () => {
    const page = open('privacy-policy.html');
    const button = within(page.querySelector('#chat-widget') as HTMLElement).getByRole('link');
    expect(button.getAttribute('href')).toBe('/#quote-form');
    expect(button.getAttribute('aria-label')).toBe('Chat with us');
    expect(page.querySelector('#chat-widget')?.getAttribute('data-later')).toBe('/engine.js');
  });

  it('Chat With Us leads to the foot of the page where no chat is there to open', () => {
    const page = open('index.html');
    const links = [...page.querySelectorAll<HTMLAnchorElement>('main [data-chat]')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Chat With Us', '#contact'],
      // Below the form.
      ['chat with us', '#contact'],
      ['Chat With Us', '#contact'],
    ]);
    expect(page.querySelector('footer #contact, footer#contact')).not.toBeNull();
  });

  it('the thank-you page lists four next steps', () => {
    const page = open('thank-you.html');
    const steps = [...page.querySelectorAll('main ol > li')].map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringContaining('receives your request by email'),
      expect.stringContaining('contact you as soon as possible'),
      expect.stringContaining('a fair quote'),
      expect.stringContaining('Once you approve it, we schedule'),
    ]);
    expect(count(page, `main a[href="mailto:${SITE.supportEmail}"]`)).toBe(1);
    expect(within(page).getByText('Back to the homepage').getAttribute('href')).toBe('/');
  });

  it('the thank-you page promises mail only where mail is sent', () => {
    expect(open('thank-you.html').textContent).toContain('you get a confirmation with a link');
    const page = open(PAGES_WITHOUT_MAIL['/thank-you']);
    expect(page.querySelector('main')?.textContent).not.toMatch(/confirmation|by email/);
    // Nor does the card's code, which says more of the steps that are marked.
    const marked = (file: string) =>
      [...open(file).querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) => dataset.step);
    expect(marked('thank-you.html')).toEqual(['mail', 'contact']);
    expect(marked(PAGES_WITHOUT_MAIL['/thank-you'])).toEqual(['contact']);
    expect(count(page, 'main ol > li')).toBe(4);
  });

  it('the page of a request is not for search engines, and alone asks for its script by itself', () => {
    expect(PAGES['request.html']?.hidden).toBe(true);
    expect(count(open('request.html'), '#request-island[data-island="/request.js"]')).toBe(1);
    const asking = Object.keys(PAGES).filter((file) => count(open(file), '[data-asked]') > 0);
    expect(asking.sort()).toEqual(['fr/request.html', 'request.html']);
  });

  it('the thank-you page has a place for the request, and neither it nor that of a request presses for a quote', () => {
    expect(count(open('thank-you.html'), '#request-card[data-flag="lastRequest"]')).toBe(1);
    const pressing = (file: string) => count(open(file), 'header a[href$="#quote-form"]') > 0;
    expect(
      Object.keys(PAGES)
        .filter((file) => !pressing(file))
        .sort(),
    ).toEqual(
      [
        ...Object.values(PAGES_WITHOUT_MAIL),
        'fr/request.html',
        'fr/thank-you.html',
        LOGIN_FILE,
        'request.html',
        'thank-you.html',
      ].sort(),
    );
  });

  it('the sign-in is the form and nothing of the site for visitors, and its code comes where somebody may be signed in', () => {
    const page = open(LOGIN_FILE);
    expect(PAGES[LOGIN_FILE]?.title).toBe('Admin Login | Harbour Haul');
    expect(PAGES[LOGIN_FILE]?.hidden).toBe(true);
    expect(count(page, 'main input')).toBe(2);
    expect(count(page, 'form[method=post]')).toBe(1);
    expect(count(page, 'header, footer, nav, #chat-widget')).toBe(0);
    const form = 'form[data-island="/login.js"][data-flag=signedInHere][data-draft=loginNote]';
    expect(count(page, form)).toBe(1);
  });

  it.each(['privacy-policy.html', 'terms-of-service.html'])(
    '%s gives two addresses and a way back',
    (file) => {
      const page = open(file);
      expect(count(page, 'main a[href^="mailto:"]')).toBe(2);
      expect(within(page).getByText('Back to Home').getAttribute('href')).toBe('/');
    },
  );

  it('legal pages have the parts of the specification, and say that we match and do not remove', () => {
    const titles = ['privacy-policy.html', 'terms-of-service.html'].map((file) => PAGES[file]?.title);
    expect(titles).toEqual([`Privacy Policy | ${SITE.brand}`, `Terms of Service | ${SITE.brand}`]);
    const privacy = open('privacy-policy.html');
    expect(privacy.textContent).toContain('a matching service for homeowners');
    const headings = (page: HTMLElement) =>
      [...page.querySelectorAll('main h2')].map(({ textContent }) => textContent);
    expect(headings(privacy)).toEqual([
      'Information we collect',
      'Cookies and visits',
      'How we use it',
      'How we share it',
      'How we protect it',
      'Your choices',
      'Contact',
    ]);
    const terms = open('terms-of-service.html');
    expect(headings(terms)).toEqual([
      'Acceptance',
      'Ownership',
      'Services',
      'Conduct',
      'Intellectual property',
      'User content licence',
      'Liability',
      'Indemnification',
      'Modifications',
      'Governing law',
      'Contact',
    ]);
    expect(terms.textContent).toContain('a matching service, not a provider of junk removal');
    expect(terms.textContent).toContain('the laws of Nova Scotia and the laws of Canada');
  });

  it('the 404 page says what to do, and asks in small letters whether the router was forgotten', () => {
    const page = open(NOT_FOUND_FILE);
    expect(PAGES[NOT_FOUND_FILE]?.title).toBe('404 Page Not Found');
    const [words] = page.querySelectorAll('article p');
    expect(words?.textContent).toContain('The homepage leads to everything we have.');
    expect(page.querySelector('article small')?.textContent).toBe(
      'Did someone forget to add the page to the router?',
    );
    const ways = [...page.querySelectorAll('article a')].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/#quote-form', expect.stringMatching(/^tel:/), '/']);
  });
});
