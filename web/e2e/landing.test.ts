import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  JSHandle,
  Locator,
  Page,
  Route,
} from 'playwright-core';
import { contentSecurityPolicy } from '../../infra/lib/site/content-security-policy.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { FIGTREE, fontsOf } from './testing/fonts-of.ts';
import { layOut } from './testing/lay-out.ts';
import { layoutShift } from './testing/layout-shift.ts';

const PHONE = { width: 375, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
/** Phones, tablets and desktops by their least and greatest width: within one styles are the same, and what is narrower breaks its lines earlier. */
const KINDS_OF_SCREEN = [
  [320, 599],
  [600, 899],
  [900, 900],
] as const;

let product: LocalProduct;
let browser: Browser;
/** Of a test that does something to its page. */
let context: BrowserContext | undefined;
let page: Page;
/** Pages that are looked at alone, by their paths. */
const looked = new Map<string, Page>();

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});
afterAll(async () => {
  for (const seen of looked.values()) await seen.context().close();
});

/** The page of a browser that was never here. */
async function newPage(viewport: typeof PHONE, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ viewport, reducedMotion: 'reduce', ...options })).newPage();
}

/** For a test that does something to its page, or is about how that comes. */
async function open(viewport: typeof PHONE, options: BrowserContextOptions = {}, path = '/'): Promise<void> {
  page = await newPage(viewport, options);
  context = page.context();
  await page.goto(`${product.url}${path}`);
}

/**
 * For a test that looks where things are, and changes nothing of the page but its size, where it is scrolled to and what has the focus:
 * all such tests have the same one, which is loaded once, and find it at its top.
 */
async function look(viewport: typeof PHONE, path = '/'): Promise<void> {
  const seen = looked.get(path);
  page = seen ?? (await newPage(viewport));
  looked.set(path, page);
  if (!seen) await page.goto(`${product.url}${path}`);
  await page.setViewportSize(viewport);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

const junkType = () => page.locator('[name=junkType]').inputValue();
const tile = (name: string) =>
  page.getByRole('group', { name: 'What has to go?' }).getByRole('link', { name });

/** What a touch in the middle of an element's place reaches, a frame after the last change: it, or the id of what covers it. */
function touched(selector: string): Promise<string> {
  return page.locator(selector).evaluate(async (element) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && element.contains(top) ? 'itself' : (top?.closest('[id]')?.id ?? 'nothing');
  });
}

/** Where those of some elements that are shown lie, from left to right. */
function boxesOf(elements: Locator): Promise<{ left: number; right: number }[]> {
  return elements.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      })
      .toSorted((one, other) => one.left - other.left),
  );
}

it.each(['/', '/fr'])(
  'on %s the consent ends behind its address, also where text is twice as large',
  async (path) => {
    await look({ width: 360, height: 740 }, path);
    const large = await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const [stop, address] = await page.locator('label:has([name=marketingConsent]) a').evaluate((link) => {
      const behind = document.createRange();
      behind.selectNodeContents(link.nextSibling ?? link);
      return [behind.getClientRects()[0], [...link.getClientRects()].at(-1)].map((box) => box?.bottom);
    });
    await large.evaluate((style) => (style as Element).remove());
    expect(stop).toBe(address);
  },
);

it('has a call at hand above the keyboard, wherever in the form its visitor is', async () => {
  // What a keyboard leaves of a small phone.
  await open({ width: 360, height: 330 });
  const call = page.locator('header a[href^="tel:"]').first();
  for (const name of ['name', 'details', 'email']) {
    await page.locator(`#quote-form [name=${name}]`).focus();
    await page.waitForFunction((id) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return top >= 0 && bottom <= innerHeight;
    }, `quote-${name}`);
    expect(await touched('header a[href^="tel:"]')).toBe('itself');
    expect(await touched(`#quote-form [name=${name}]`)).toBe('itself');
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

it('on every phone brand, number and menu stand in one row', async () => {
  await look(PHONE);
  for (const width of [320, 360, 375, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const tops = await page
      .locator('header')
      .first()
      .locator('a[href="/"], a[href^="tel:"], button')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { top, height } = part.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
      );
    expect([width, tops]).toEqual([width, [expect.any(Number), expect.any(Number), expect.any(Number)]]);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  }
});

it.each(['/', '/fr'])(
  'on %s no day of the pickup stands in a row by itself, whatever the width',
  async (path) => {
    await look(PHONE, path);
    for (const width of [320, 360, 414, 599, 600, 768, 899, 900, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator('[aria-labelledby=quote-when] label')
        .evaluateAll((days) => days.map((day) => Math.round(day.getBoundingClientRect().top)));
      const rows = Object.values(Object.groupBy(tops, String)).map((row) => row?.length);
      expect([width, rows]).toEqual([width, [2, 2]]);
    }
  },
);

it('at 320 px the longest day of the pickup stands on one line', async () => {
  await look({ width: 320, height: 568 });
  const heights = await page
    .locator('[aria-labelledby=quote-when] label')
    .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().height));
  expect(heights).toEqual([44, 44, 44, 44]);
});

it('on a tablet the chat and the ways to begin are in the first screen', async () => {
  await look(PHONE);
  // The form, which begins right below it, is made way for.
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const way of ['main a[data-chat] >> nth=0', '#chat-widget > a'])
      expect([width, way, await touched(way)]).toEqual([width, way, 'itself']);
  }
});

it.each(['/junk-removal/dartmouth', '/fr/junk-removal/dartmouth'])(
  'on a tablet the ways to begin of %s stand in one row',
  async (path) => {
    await look({ width: 768, height: 1024 }, path);
    const tops = await page
      .locator('main a[data-look]')
      .evaluateAll((ways) => ways.slice(0, 3).map((way) => Math.round(way.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  },
);

it.each(['/privacy-policy', '/fr/privacy-policy', '/fr/terms-of-service', '/fr/thank-you'])(
  'no line of %s begins with the full stop behind an address, whatever the width',
  async (path) => {
    await look(PHONE, path);
    for (const [from, to] of KINDS_OF_SCREEN) {
      await page.setViewportSize({ width: to, height: 900 });
      const early = await page.evaluate(
        ([least, most]) => {
          const links = [...document.querySelectorAll('article a[href^=mailto]')];
          if (links.length === 0) throw new Error('The page has no address.');
          const found: number[] = [];
          for (let width = least; width <= most; width += 3) {
            document.body.style.width = `${width}px`;
            const isEarly = links.some((link) => {
              const stop = document.createRange();
              stop.setStart(link.nextSibling as Node, 0);
              stop.setEnd(link.nextSibling as Node, 1);
              if (stop.toString() !== '.') throw new Error(`No full stop is behind ${link.textContent}.`);
              return stop.getBoundingClientRect().top > link.getBoundingClientRect().bottom - 2;
            });
            if (isEarly) found.push(width);
          }
          document.body.style.width = '';
          return found;
        },
        [from, to] as const,
      );
      expect([to, early]).toEqual([to, []]);
    }
  },
);

it('on a tablet no row of cards has a hole at its end', async () => {
  await look({ width: 640, height: 900 });
  for (const section of ['services', 'before-after', 'testimonials']) {
    const tops = await page
      .locator(`#${section} li`)
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect([section, new Set(rows).size]).toEqual([section, 1]);
  }
});

describe('what has to go', () => {
  it('is carried from a tile into the form, before React owns it and after', async () => {
    await open(PHONE);
    await tile('Furniture').click();
    await page.waitForURL('**/#quote-form');
    expect(await junkType()).toBe('furniture');
    await page.locator('#quote-form [data-alive]').waitFor();
    expect(await junkType()).toBe('furniture');

    await tile('Yard waste').click();
    expect(await junkType()).toBe('yard');
    await page.locator('[name=name]').fill('Nora');
    await page.getByLabel('Details').fill('A pile of branches');
    expect(await junkType()).toBe('yard');
  });

  it('is carried from a service into the form on a desktop, where there are no tiles', async () => {
    await open(DESKTOP);
    expect(await tile('Furniture').count()).toBe(0);
    await page.getByRole('link', { name: 'Get a quote: Appliances' }).click();
    await page.waitForURL('**/#quote-form');
    expect(await junkType()).toBe('appliances');
    expect(await page.locator('form').count()).toBe(1);
  });
});

describe('the first screen', () => {
  /** The texts of some elements that do not lie between the header and a bar at the bottom. */
  const outside = (selector: string, bar: number) =>
    page.locator(selector).evaluateAll(
      (all, height) =>
        all
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return top < header || bottom > innerHeight - height;
          })
          .map((element) => element.textContent),
      bar,
    );
  const WORDS = {
    '/': ['4.9/5', 'Vetted local crews', 'No fee until you say yes'],
    '/fr': ['4,9/5', 'équipe locale vérifiée', 'Aucuns frais avant votre accord'],
  };

  it.each(['/', '/fr'] as const)(
    'of %s says what the offer is worth, on phones and desktops',
    async (path) => {
      await look({ width: 360, height: 640 }, path);
      const proof = 'main section:first-child p:has(+ h1), main h1, main h1 + p';
      const said = (await page.locator(proof).allTextContents()).join(' ');
      for (const words of WORDS[path]) expect(said).toContain(words);
      for (const [width, height] of [
        [360, 640],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect([width, await outside(proof, 64)]).toEqual([width, []]);
        expect(await page.locator('main [data-junk]:visible').count()).toBeGreaterThanOrEqual(6);
        expect([width, await outside('[aria-labelledby=tiles-title] a', 64)]).toEqual([width, []]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const part of [proof, '#quote-form h2', '#quote-form [name=name]', '#quote-form [name=phone]'])
        expect([part, await outside(part, 0)]).toEqual([part, []]);
    },
  );
});

describe("a phone's bar", () => {
  const QUOTE = 'main a[href="#quote-form"][data-look=main] >> nth=0';
  const CALL = 'main a[href^="tel:"] >> nth=0';
  const CHAT = '#chat-widget > a';

  it('has the quote, the call and the chat within the first screen, side by side', async () => {
    await look(PHONE);
    for (const way of [QUOTE, CALL, CHAT]) expect(await touched(way)).toBe('itself');
    for (const name of ['Household', 'Electronics']) {
      const box = await tile(name).boundingBox();
      expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height - 64);
    }
  });

  it.each(['', '/fr'])(
    'is filled on every page of %s, on every phone, with nothing in the way of the call',
    async (language) => {
      for (const path of ['/junk-removal/dartmouth', '/privacy-policy', '/thank-you', '/request', '/nope']) {
        await look(PHONE, `${language}${path}`);
        const isAsked = ['/thank-you', '/request'].includes(path);
        const ways = [
          '[data-bar] a[href^="tel:"]',
          CHAT,
          ...(isAsked ? [] : ['[data-bar] [data-look=main]']),
        ];
        expect(await page.locator('[data-bar] a').count()).toBe(ways.length - 1);
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 640 });
          for (const way of ways)
            expect([width, path, way, await touched(way)]).toEqual([width, path, way, 'itself']);
          const boxes = await boxesOf(page.locator('[data-bar] a, #chat-widget > a'));
          const edges = [...boxes.flatMap(({ left, right }) => [left, right]), width];
          const gaps = edges
            .map((edge, index) => edge - (edges[index - 1] ?? 0))
            .filter((_, index) => index % 2 === 0);
          expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
          expect(Math.max(...gaps)).toBeLessThanOrEqual(16);
        }
      }
    },
  );

  it.each([
    [320, '/'],
    [360, '/fr'],
    [390, '/junk-removal/dartmouth'],
  ])('at %i px is whole or gone on %s, wherever its visitor has scrolled to', async (width, path) => {
    await look({ width, height: 740 }, path);
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    const seen = await page.evaluate(
      async (scrolled) => {
        const ways = [...document.querySelectorAll('[data-bar] a, #chat-widget > a')];
        const states: string[] = [];
        for (let scroll = 0; scroll < document.documentElement.scrollHeight - innerHeight; scroll += 20) {
          await scrolled(scroll);
          const corners = ways.flatMap((way) => {
            const { left, right, top, bottom } = way.getBoundingClientRect();
            return [top + 6, bottom - 6].map((y) =>
              way.contains(document.elementFromPoint((left + right) / 2, y)) ? 'whole' : 'gone',
            );
          });
          states.push([...new Set(corners)].join());
        }
        return states.filter((state, index) => state !== states[index - 1]);
      },
      await scrolledTo(page),
    );
    expect(seen).toEqual(['whole', 'gone', 'whole']);
  });

  it.each(['/', '/fr'])(
    'leaves a way to the chat in the form of %s, below the button to send',
    async (path) => {
      await open(PHONE, {}, path);
      const way = page.locator('#quote-form a[data-chat]');
      await way.evaluate((link) => link.scrollIntoView({ block: 'center' }));
      const [submit, chat] = [
        await page.locator('#quote-form button[type=submit]').boundingBox(),
        await way.boundingBox(),
      ];
      expect(chat?.y).toBeGreaterThan((submit?.y ?? 0) + (submit?.height ?? 0));
      await way.click();
      await page.getByRole('dialog').waitFor();
    },
  );

  it('is gone beside the form of an area, which begins below the first screen', async () => {
    await open(PHONE, {}, '/junk-removal/dartmouth');
    const form = await page.locator('#quote-form').boundingBox();
    expect(form?.y).toBeGreaterThanOrEqual(PHONE.height);
    await page.getByLabel('Details').evaluate((field) => field.scrollIntoView({ block: 'end' }));
    for (const way of ['[data-bar] a', CHAT]) expect(await touched(`${way} >> nth=0`)).not.toBe('itself');
    await page.locator('[data-bar] a').first().focus();
    await page.keyboard.press('Tab');
    for (const way of ['[data-bar] [data-look=main]', '[data-bar] a[href^="tel:"]', CHAT])
      expect(await touched(way)).toBe('itself');
  });

  it('is gone while the form is in sight, and over it while it has the focus', async () => {
    await open(PHONE);
    await page.getByLabel('Details').evaluate((field) => field.scrollIntoView({ block: 'end' }));
    for (const way of [QUOTE, CALL, CHAT]) expect(await touched(way)).not.toBe('itself');
    await page.locator(QUOTE).focus();
    await page.keyboard.press('Tab');
    for (const way of [QUOTE, CALL, CHAT]) expect(await touched(way)).toBe('itself');

    await page.locator('#how-it-works').evaluate((section) => section.scrollIntoView());
    for (const way of [QUOTE, CALL, CHAT]) expect(await touched(way)).toBe('itself');
  });
});

describe('a chat that was begun', () => {
  const CHAT = '#chat-widget > a';
  let begun: Page;
  beforeAll(async () => {
    begun = await newPage({ width: 320, height: 640 });
    await begun.goto(`${product.url}/`);
    await begun.locator(CHAT).click();
    await begun.getByRole('dialog').getByRole('textbox').fill('hello');
    await begun.keyboard.press('Enter');
    await begun.getByRole('dialog').locator('[data-sender=user]').waitFor();
  });
  afterAll(() => begun?.context().close());

  /** Another page, to which its visitor goes on, and where they look into it. */
  async function goOn(width: number, path: string): Promise<void> {
    page = begun;
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${product.url}${path}`);
    await openAndClose();
  }
  async function openAndClose(): Promise<void> {
    await begun.evaluate(() => document.querySelector('#chat-widget')?.dispatchEvent(new Event('chat')));
    await begun.getByRole('dialog').waitFor();
    await begun.keyboard.press('Escape');
    await begun.locator(`${CHAT}[aria-expanded=false]`).waitFor();
  }

  it.each(['/junk-removal/dartmouth', '/fr/privacy-policy'])(
    'is offered on %s to be continued, beside the call and in place of the quote',
    async (path) => {
      await goOn(320, path);
      await page
        .locator(CHAT)
        .getByText(/^(?:Continue your request|Poursuivre votre demande)$/)
        .waitFor();
      for (const way of ['[data-bar] a[href^="tel:"]', CHAT]) expect(await touched(way)).toBe('itself');
      expect(await page.locator('[data-bar] [data-look=main]').isVisible()).toBe(false);
      const [call, chat] = await boxesOf(page.locator('[data-bar] a[href^="tel:"], #chat-widget > a'));
      expect((chat?.left ?? 0) - (call?.right ?? 0)).toBeGreaterThanOrEqual(8);
      expect(chat?.right).toBeLessThanOrEqual(320 - 8);
    },
  );

  it.each([
    [320, '/'],
    [360, '/thank-you'],
    [390, '/privacy-policy'],
    [360, '/fr/junk-removal/dartmouth'],
  ])('at %i px covers by its button no text of %s', async (width, path) => {
    await goOn(width, path);
    // By the keyboard it is reached above all else.
    await page.locator(CHAT).blur();
    expect(await textsBelow(page, CHAT)).toEqual([]);
  });
});

/**
 * Scrolls in the page, for whoever looks at many places of it one after the other. Where its parts lie is known at once, once all of it is
 * laid out. Who makes way for the form is told of it in a frame, and is seen in the next: those are waited for where an edge of the form
 * is about to come or go, and every so often, should anything else make way.
 */
async function scrolledTo(on: Page): Promise<JSHandle<(place: number) => Promise<void>>> {
  await layOut(on);
  return on.evaluateHandle(() => {
    const form = document.querySelector('#quote-form');
    let drawnAt = Number.NEGATIVE_INFINITY;
    return async (place: number) => {
      scrollTo({ top: place, behavior: 'instant' });
      const { top, bottom } = form?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
      const isAtEdge = [top, bottom].some((edge) =>
        [0, innerHeight].some((end) => Math.abs(edge - end) < 120),
      );
      if (!isAtEdge && place - drawnAt < innerHeight) return;
      drawnAt = place;
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    };
  });
}

/** The texts that something lies on, over the whole length of the page. */
async function textsBelow(on: Page, selector: string): Promise<string[]> {
  return on.evaluate(
    async ({ cover, scrolled }) => {
      const found = new Set<string>();
      const top = document.querySelector<HTMLElement>(cover);
      if (!top) throw new Error(`There is no ${cover}.`);
      /** The points of its parts at which it is what is seen. */
      const points = () =>
        [top, ...top.children].flatMap((part) => {
          const { left, right, top: upper, bottom } = part.getBoundingClientRect();
          const inPart = [];
          for (let x = left + 2; x < right; x += 6)
            for (let y = upper + 2; y < bottom; y += 6) inPart.push([x, y] as const);
          return inPart.filter(([x, y]) => top.contains(document.elementFromPoint(x, y)));
        });
      for (let scroll = 0; scroll < document.documentElement.scrollHeight; scroll += 56) {
        await scrolled(scroll);
        const covered = points();
        top.style.pointerEvents = 'none';
        for (const [x, y] of covered) {
          const texts = [...(document.elementFromPoint(x, y)?.childNodes ?? [])].filter(
            (node) => node instanceof Text && node.data.trim() !== '',
          );
          for (const text of texts) {
            const range = document.createRange();
            range.selectNodeContents(text);
            const boxes = [...range.getClientRects()];
            const isHit = boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
            if (isHit) found.add(text.textContent ?? '');
          }
        }
        top.style.pointerEvents = '';
      }
      return [...found];
    },
    { cover: selector, scrolled: await scrolledTo(on) },
  );
}

it.each([
  [600, '/'],
  [768, '/fr'],
  [1024, '/junk-removal/dartmouth'],
  [1263, '/fr/junk-removal/dartmouth'],
  [1264, '/fr'],
  [1760, '/fr/junk-removal/dartmouth'],
])("at %i px the chat's button is beside the form of %s, or whole or gone", async (width, path) => {
  await look({ width, height: 800 }, path);
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  const seen = await page.evaluate(
    async (scrolled) => {
      const form = document.querySelector('#quote-form') as Element;
      const button = document.querySelector('#chat-widget > a') as Element;
      const { top, bottom } = form.getBoundingClientRect();
      const states = new Set<string>();
      for (let scroll = Math.max(0, top - innerHeight); scroll < bottom + 50; scroll += 25) {
        await scrolled(scroll);
        const card = form.getBoundingClientRect();
        const box = button.getBoundingClientRect();
        const x = (box.left + box.right) / 2;
        const shown = [box.top + 6, box.bottom - 6].map((y) =>
          button.contains(document.elementFromPoint(x, y)),
        );
        const isBeside = box.top >= card.bottom || box.bottom <= card.top || box.left >= card.right;
        states.add(box.width === 0 ? 'gone' : shown.every(Boolean) && isBeside ? 'whole' : 'in the way');
      }
      return [...states];
    },
    await scrolledTo(page),
  );
  expect(seen).toContain('whole');
  expect(seen).not.toContain('in the way');
});

it('on the page of an area the chat passes under the form, whatever the width', async () => {
  await look(PHONE, '/junk-removal/dartmouth');
  for (const [width, height] of [
    [375, 740],
    [820, 1000],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByLabel('Phone').evaluate((field) => field.scrollIntoView({ block: 'end' }));
    expect([width, await touched('#chat-widget > a')]).not.toEqual([width, 'itself']);
    await page.locator('#places').evaluate((section) => section.scrollIntoView());
    expect([width, await touched('#chat-widget > a')]).toEqual([width, 'itself']);
  }
});

it.each([PHONE, DESKTOP])(
  'a toast about a file covers neither the button to send nor the chat at $width px',
  async (viewport) => {
    await open(viewport);
    const buffer = Buffer.alloc(5 * 1024 * 1024);
    await page.getByLabel('Phone').focus();
    const input = page.locator('#quote-form input[type=file]');
    await input.setInputFiles([{ name: 'heavy.jpg', mimeType: 'image/jpeg', buffer }]);
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await toast.getByText('File too large').waitFor();
    await page
      .locator('#quote-form button[type=submit]')
      .evaluate((button) => button.scrollIntoView({ block: 'end' }));
    for (const way of ['#quote-form button[type=submit]', '#chat-widget > a'])
      expect([way, await covers(toast, page.locator(way))]).toEqual([way, false]);
  },
);

/** Whether two things overlap on the screen; one that is not shown overlaps nothing. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('before and after', () => {
  it('is moved by the keys of a slider', async () => {
    await open(DESKTOP);
    const slider = page.getByRole('slider', { name: /Garage/ });
    const after = page.getByRole('figure').filter({ hasText: 'After' }).first();
    const shown = () => after.evaluate((figure) => getComputedStyle(figure).clipPath);
    await slider.press('Home');
    await page.waitForFunction(() => document.querySelector('#before-after [style*="--at: 0"]'));
    const whole = await shown();
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    expect(await slider.inputValue()).toBe('2');
    await page.waitForFunction(() => document.querySelector('#before-after [style*="--at: 2"]'));
    expect(await shown()).not.toBe(whole);
  });

  it('stands side by side where no script runs, and the rest of the page works there', async () => {
    await open(PHONE, { javaScriptEnabled: false });
    const pictures = page.locator('#before-after li:first-child img');
    const [before, after] = await Promise.all([pictures.nth(0).boundingBox(), pictures.nth(1).boundingBox()]);
    expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0) - 1);
    expect(await page.getByRole('slider').count()).toBe(0);
    await tile('Furniture').click();
    await page.waitForURL('**/#quote-form');
    await page.getByText('How soon can my junk be picked up?').click();
    await page.getByText('Often the same day. Choose the date').waitFor();
    await page.getByRole('link', { name: 'Chat With Us' }).first().click();
    await page.waitForURL('**/#contact');
    const foot = page.locator('footer');
    const { top, bottom } = await foot.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(top).toBeLessThan(PHONE.height);
    expect(bottom).toBeGreaterThan(0);
  });
});

describe('in French', () => {
  it('the form complains, is sent and thanks in French', async () => {
    await open(PHONE, {}, '/junk-removal/dartmouth');
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/junk-removal/dartmouth');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
    await page.getByRole('button', { name: 'Ma soumission gratuite' }).click();
    await page.getByText('Le nom doit compter au moins 2 caractères.').waitFor();
    await page.getByText('Veuillez choisir un type d’objets.').waitFor();
    await expectAccessible(page, 'errors in French', '#quote-form');

    await page.getByLabel('Nom').fill('Zoé Comeau');
    await page.getByLabel('Téléphone').fill('902 555 0177');
    await page.getByLabel('Adresse du ramassage').fill('12, rue Main, Dartmouth');
    await page.getByLabel('Type d’objets').selectOption('furniture');
    await page.getByRole('radio', { name: 'Demain' }).check();
    await page.getByLabel('Précisions').fill('un divan et de la peinture');
    await page.route('**/api/leads', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.getByRole('button', { name: 'Ma soumission gratuite' }).click();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await toast.getByText('Votre demande n’a pas pu être envoyée. Veuillez réessayer.').waitFor();
    await expectAccessible(page, 'refused in French', '#quote-form');
    const submitted = page.waitForRequest((request) => request.url().endsWith('/api/leads'));
    await page.getByText('Les équipes ne peuvent pas emporter la peinture et les solvants.').waitFor();
    await page.getByRole('button', { name: 'Ma soumission gratuite' }).click();
    const [sent] = await Promise.all([submitted, page.waitForURL('**/fr/thank-you')]);
    expect(sent.postDataJSON()).toMatchObject({ language: 'fr', name: 'Zoé Comeau' });
    await page.getByRole('heading', { name: /^Merci! Votre\sdemande est\senvoyée$/ }).waitFor();

    const missing = await page.goto(`${product.url}/fr/nulle-part`);
    expect(missing?.status()).toBe(404);
    await page.getByText('Page introuvable').first().waitFor();
  });
});

describe('the other language', () => {
  it.each([
    [PHONE, '/', 'fr-CA', 'Cette page existe en français', '/fr'],
    [DESKTOP, '/fr', 'en-CA', 'This page is available in English', '/'],
  ])(
    'is offered once to who reads it, and moves nothing: %j %s',
    async (viewport, path, locale, words, other) => {
      await open(viewport, { locale }, path);
      const offer = page.locator('#page-notice');
      await offer.getByText(words).waitFor();
      expect(await layoutShift(page)).toBe(0);
      await expectAccessible(page, path, '#page-notice');
      // It lies over no form that is filled in.
      await page.getByLabel(/^(Phone|Téléphone)$/).focus();
      await offer.waitFor({ state: viewport === PHONE ? 'hidden' : 'visible' });
      await page.evaluate(() => scrollTo(0, 0));
      await offer.waitFor();
      await offer.getByRole('link').click();
      await page.waitForURL(`${product.url}${other}`);
      const visited = page.waitForResponse('**/analytics.json');
      await page.goto(`${product.url}${path}`);
      await visited;
      expect(await offer.count()).toBe(0);
    },
  );
});

describe('the first visit', () => {
  it.each(['/', '/fr'])(
    'has all of %s within 14 KB, and within 25 KB and 1 KB of script what it needs before a touch',
    async (path) => {
      await open(PHONE);
      const cdp = await page.context().newCDPSession(page);
      const sizes = new Map<string, number>();
      const names = new Map<string, string>();
      await cdp.send('Network.enable');
      cdp.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
      cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.set(names.get(requestId) ?? requestId, encodedDataLength),
      );
      await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
      const url = `${product.url}${path}?fresh`;
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      const html = sizes.get(url) ?? 0;
      const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      expect([...sizes.keys()].filter((url) => /\.js/.test(url))).toEqual([]);
      expect(html).toBeGreaterThan(5000);
      // Headers, of which the security policy is most, are counted by the browser as well.
      expect(html).toBeLessThan(14 * 1024 + 1024);
      expect(all).toBeLessThan(25 * 1024 + 2048);
      const script = await page.evaluate(() =>
        [...document.scripts].filter(({ type }) => !type).map(({ text }) => text.length),
      );
      expect(script).toEqual([expect.any(Number)]);
      expect(script[0]).toBeLessThanOrEqual(1024);
    },
  );

  it.each(['/', '/junk-removal/dartmouth', '/request', '/terms-of-service'])(
    'shows %s in one font',
    async (path) => {
      await look(PHONE, path);
      // What is far below is not drawn before, nor its font fetched.
      for (const part of await page.locator('main > *, footer').all()) await part.scrollIntoViewIfNeeded();
      const fonts = await page.evaluate(async () => {
        await document.fonts.ready;
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return names.filter((name) => name.endsWith('.woff2'));
      });
      expect(fonts).toEqual([expect.stringContaining('figtree-basic')]);
    },
  );

  it.each(['/', '/fr'])('draws %s in Figtree at its first paint', async (path) => {
    // A machine that is busy may have the font too late for it, and draws in the one that measures the same.
    let drawn = new Set<string>();
    for (let visits = 0; visits < 5 && !drawn.has(FIGTREE); visits += 1) {
      await context?.close();
      await open(PHONE, {}, path);
      drawn = await fontsOf(page, ['h1', 'header a', '#quote-form label', '[data-bar] a']);
    }
    expect([...drawn]).toEqual([FIGTREE]);
  });

  it('has all of the form in its place before its script comes', async () => {
    await open(PHONE);
    const place = () =>
      page.locator('#quote-form button[type=submit]').evaluate((button) => {
        const form = (button as HTMLButtonElement).form as HTMLFormElement;
        return button.getBoundingClientRect().top - form.getBoundingClientRect().top;
      });
    const before = await place();
    const offers = page.getByRole('checkbox', { name: /^Harbour Haul may send me offers/ });
    expect(await offers.isChecked()).toBe(false);
    await offers.check();
    await page.locator('#quote-form [data-alive], #quote-form-island[data-alive]').waitFor();
    expect(await place()).toBe(before);
    expect(await offers.isChecked()).toBe(true);
  });

  it('fetches for the first open of the form its one file, and its rules once something is entered', async () => {
    page = await newPage(PHONE, { reducedMotion: 'no-preference' });
    context = page.context();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
      if (name) scripts.add(name);
    });
    await page.goto(`${product.url}/`);
    await page.locator('[name=name]').focus();
    await page.locator('#quote-form-island[data-alive]').waitFor();
    await page.waitForLoadState('networkidle');
    // Of the page, whoever touches what: the chat's button, the pairs of pictures, and who visits it.
    const others = ['chat', 'comparison', 'visit'];
    expect([...scripts].filter((name) => !others.includes(name))).toEqual(['quote-form']);
    const rules = page.waitForRequest(/\/assets\/form-rules-/);
    await page.locator('[name=name]').pressSequentially('N');
    await rules;
  });

  it('moves nothing once it is shown', async () => {
    await open(PHONE);
    expect(await layoutShift(page)).toBe(0);
  });
});

describe('jumps and focus', () => {
  it.each(['services', 'how-it-works', 'testimonials', 'faq'])(
    'the anchor %s ends right below the header, however little of the page was laid out before',
    async (anchor) => {
      await open(DESKTOP);
      await page.locator(`header div a[href="#${anchor}"], header nav a[href="#${anchor}"]`).first().click();
      await page.waitForFunction((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
        return top >= 0 && top <= 80;
      }, anchor);
    },
  );

  it('an address with the anchor of the form shows the form', async () => {
    await open(PHONE, {}, '/#quote-form');
    await page.waitForFunction((height) => {
      const { top = height } = document.querySelector('#quote-form h2')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < height / 2;
    }, PHONE.height);
  });

  it('the menu of a phone opens and closes by its button, and closes behind a link of it', async () => {
    await open(PHONE);
    const button = page.getByRole('button', { name: 'Menu' });
    const faq = page.locator('#menu a[href="#faq"]');
    await button.click();
    await faq.waitFor();
    await button.click();
    await faq.waitFor({ state: 'hidden' });
    await button.click();
    await faq.click();
    await page.waitForURL('**/#faq');
    await faq.waitFor({ state: 'hidden' });
  });
});

describe('a visit', () => {
  const TAGS = 'https://www.googletagmanager.com';
  const IDS = { tagManagerId: 'GTM-TEST1', measurementId: '', pixelId: '12345678', adminTagManagerId: '' };
  /** What a container does: more scripts, reports and pictures of the tags' own hosts; and one that would not be let out. */
  const TAG = `
    const script = Object.assign(document.createElement('script'), { src: '${TAGS}/gtag/js?id=G-TEST1' });
    const loaded = new Promise((done) => { script.onload = done; });
    document.head.append(script);
    const report = (url) => fetch(url, { method: 'POST', mode: 'no-cors' }).catch(() => {});
    const picture = (src) => new Promise((done) => { const image = new Image(); image.onload = image.onerror = done; image.src = src; });
    Promise.all([
      loaded,
      report('https://region1.google-analytics.com/g/collect'),
      picture('https://www.google-analytics.com/pixel.gif'),
      picture('https://www.facebook.com/tr'),
      report('https://elsewhere.example/steal'),
    ]).then(() => { document.title = 'tagged'; });
  `;

  it('is told once, and nothing is loaded from elsewhere where the site names no ids', async () => {
    await open(PHONE);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    const told = page.waitForRequest('**/api/track/view-content');
    await page.goto(`${product.url}/?utm_source=test`);
    expect(await (await told).response().then((response) => response?.status())).toBe(204);
    const again = page.waitForResponse('**/analytics.json');
    await page.reload();
    await again;
    expect(sent.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(sent.filter((line) => !line.includes(product.url))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('firstTouch'))).toContain('/?utm_source=test');
    expect(await page.locator('#consent-bar').count()).toBe(0);
  });

  it.each([
    ['refused', (route: Route) => route.fulfill({ status: 500, json: {} })],
    ['not reached', (route: Route) => route.abort()],
  ])('whose telling is %s is only noted in the console, and told once', async (_, answer) => {
    page = await newPage(PHONE, { reducedMotion: 'no-preference' });
    context = page.context();
    const notes: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && notes.push(message.text()));
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    let told = 0;
    await page.context().route('**/api/track/view-content', (route) => {
      told += 1;
      return answer(route);
    });
    const noted = page.waitForEvent('console', (message) => message.text().startsWith('Tracking failed'));
    await page.goto(`${product.url}/fr`);
    expect((await noted).type()).toBe('warning');
    await page.locator('[name=name]').fill('Jane Roe');
    const again = page.waitForResponse('**/analytics.json');
    await page.goto(`${product.url}/`);
    await again;
    expect([told, notes.length, thrown]).toEqual([1, 1, []]);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('asks before the tags are loaded, which the policy made for them lets run and report, and nobody else', async () => {
    await open(DESKTOP);
    const arrived: string[] = [];
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
    });
    await page.route('**/analytics.json', (route) => route.fulfill({ json: IDS }));
    await page.route(/^https:/, (route) => {
      const url = route.request().url();
      arrived.push(url);
      const body = url === `${TAGS}/gtm.js?id=GTM-TEST1` ? TAG : '';
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.route(`${product.url}/`, async (route) => {
      const response = await route.fetch();
      const served = response.headers()['content-security-policy'] ?? '';
      const hashes = served.match(/'sha256-[^']+'/g) ?? [];
      const [, uploads = ''] = /connect-src 'self' (\S+?);/.exec(served) ?? [];
      expect(served).toBe(contentSecurityPolicy(hashes, uploads));
      const policy = contentSecurityPolicy(hashes, uploads, IDS);
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await page.goto(`${product.url}/`);
    const bar = page.getByRole('region', { name: 'Cookies for statistics and ads' });
    await bar.waitFor();
    await expectAccessible(page, 'consent', '#consent-bar');
    expect(arrived).toEqual([]);
    await bar.getByRole('button', { name: 'Allow' }).press('Enter');
    await page.waitForFunction(() => document.title === 'tagged');
    expect(await bar.count()).toBe(0);
    expect(arrived.sort()).toEqual(
      [
        `${TAGS}/gtm.js?id=GTM-TEST1`,
        `${TAGS}/gtag/js?id=G-TEST1`,
        'https://region1.google-analytics.com/g/collect',
        'https://www.google-analytics.com/pixel.gif',
        'https://connect.facebook.net/en_US/fbevents.js',
        'https://www.facebook.com/tr',
      ].sort(),
    );
    expect(await page.evaluate(() => (window as { refused?: string[] }).refused)).toEqual([
      'https://elsewhere.example/steal',
    ]);
  });
});
