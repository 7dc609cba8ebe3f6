import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JSHandle, Locator, Page } from 'playwright-core';
import { layOut } from './testing/lay-out.ts';
import {
  boxesOf,
  DESKTOP,
  look,
  newPage,
  open,
  PHONE,
  page,
  product,
  tile,
  touched,
} from './testing/visitor-pages.ts';

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
    await begun.setViewportSize({ width, height: 640 });
    await begun.goto(`${product.url}${path}`);
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
      await begun
        .locator(CHAT)
        .getByText(/^(?:Continue your request|Poursuivre votre demande)$/)
        .waitFor();
      for (const way of ['[data-bar] a[href^="tel:"]', CHAT])
        expect(await touched(way, begun)).toBe('itself');
      expect(await begun.locator('[data-bar] [data-look=main]').isVisible()).toBe(false);
      const [call, chat] = await boxesOf(begun.locator('[data-bar] a[href^="tel:"], #chat-widget > a'));
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
    await begun.locator(CHAT).blur();
    expect(await textsBelow(begun, CHAT)).toEqual([]);
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

it.each([
  [600, false],
  [820, false],
  [1024, true],
])(
  'at %i px the chat’s button is there while a form that is out of sight has the focus: %s',
  async (width, isThere) => {
    await look({ width, height: 740 }, '/junk-removal/dartmouth');
    const button = page.locator('#chat-widget > a');
    await page.getByLabel('Phone').focus();
    await page.locator('#places').evaluate((section) => section.scrollIntoView());
    const form = await page.locator('#quote-form').boundingBox();
    expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThan(72);
    expect(await button.isVisible()).toBe(isThere);
    await page.getByLabel('Phone').blur();
    expect(await touched('#chat-widget > a')).toBe('itself');
  },
);

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
