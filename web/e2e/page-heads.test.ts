import { PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import { SITE } from '@harbour-haul/domain/site/site';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

let product: LocalProduct;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  page = await browser.newPage();
  await page.goto(`${product.url}/privacy-policy`);
});
afterAll(async () => page.close());

/** What a page says of itself in its head, beside what it shows. */
function readHead(path: string) {
  return page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const head = new DOMParser().parseFromString(text, 'text/html');
    const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
    const shown = (selector: string) => [...head.querySelectorAll(selector)].map((part) => part.textContent);
    const facts = shown('script[type="application/ld+json"]')[0];
    return {
      canonical: attribute('link[rel=canonical]', 'href'),
      robots: attribute('meta[name=robots]', 'content'),
      icons: [attribute('link[rel=icon]', 'href'), attribute('link[rel=manifest]', 'href')],
      og: {
        url: attribute('meta[property="og:url"]', 'content'),
        locale: attribute('meta[property="og:locale"]', 'content'),
        title: attribute('meta[property="og:title"]', 'content'),
        image: attribute('meta[property="og:image"]', 'content'),
      },
      title: head.title,
      language: head.documentElement.lang,
      facts: facts === undefined ? null : (JSON.parse(facts ?? '') as Record<string, unknown>),
      questions: shown('#faq summary').map((name, index) => [name, shown('#faq details p')[index]]),
      areas: shown('#areas li'),
      text: head.body.textContent,
    };
  }, path);
}

/** A picture's width and height, by its path; an error where there is none. */
function sizeOf(path: string): Promise<[string | null, number, number]> {
  return page.evaluate(async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} is answered by ${response.status}.`);
    const { width, height } = await createImageBitmap(await response.blob());
    return [response.headers.get('content-type'), width, height];
  }, path);
}

/** What search engines are told of questions, as a page shows them. */
interface Faq {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}
interface Trail {
  itemListElement: { item: string }[];
}

it('every public page says of itself what it is, and shows what it tells search engines', async () => {
  const pictures = new Set<string>();
  for (const path of Object.keys(PUBLIC_PAGES)) {
    const { canonical, robots, icons, og, facts, questions, areas, text, title, language } =
      await readHead(path);
    const address = new URL(path, SITE.url).href;
    const isFrench = /^\/fr(\/|$)/.test(path);
    const isHidden = /(thank-you|request)$/.test(path);
    const said = { canonical, url: og.url, title: og.title, locale: og.locale, language, robots };
    expect([path, said]).toEqual([
      path,
      {
        canonical: address,
        url: address,
        title,
        locale: isFrench ? 'fr_CA' : 'en_CA',
        language: isFrench ? 'fr-CA' : 'en-CA',
        robots: isHidden ? 'noindex' : undefined,
      },
    ]);
    expect(icons).toEqual(['/favicon.svg', '/site.webmanifest']);
    expect([path, og.image?.startsWith(`${SITE.url}/pictures/`) ?? false]).toEqual([path, !isHidden]);
    if (og.image) pictures.add(new URL(og.image).pathname);

    if (/^\/(fr)?$/.test(path)) {
      expect(facts).toMatchObject({ '@type': 'LocalBusiness', url: SITE.url, areaServed: areas });
      expect(text).toContain(String(facts?.telephone));
    } else if (path.includes('junk-removal')) {
      const [business, faq, trail] = (facts?.['@graph'] ?? []) as [Record<string, unknown>, Faq, Trail];
      expect(text).toContain(String(business.telephone));
      expect(faq.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
        questions,
      );
      expect(questions).toHaveLength(3);
      expect(trail.itemListElement.map(({ item }) => item)).toEqual([
        new URL(isFrench ? '/fr' : '/', SITE.url).href,
        address,
      ]);
    } else expect([path, facts]).toEqual([path, null]);
  }
  expect(pictures.size).toBe(18);
  for (const picture of pictures)
    expect([picture, await sizeOf(picture)]).toEqual([picture, ['image/png', 1200, 630]]);
});

it('the marks of home screens and tabs are there, as large as they say', async () => {
  const manifest = await page.evaluate(async () => (await fetch('/site.webmanifest')).json());
  const icons = manifest.icons as { src: string; sizes: string; type: string }[];
  expect(icons.map(({ src }) => src)).toEqual(['/favicon.svg', '/apple-touch-icon.png', '/icon-512.png']);
  for (const { src, sizes, type } of icons) {
    if (sizes === 'any') continue;
    const side = Number.parseInt(sizes, 10);
    expect([src, await sizeOf(src)]).toEqual([src, [type, side, side]]);
  }
  const favicon = await page.evaluate(async () => (await fetch('/favicon.svg')).headers.get('content-type'));
  expect(favicon).toMatch(/^image\/svg\+xml/);
});
