import { describe, expect, it } from '@jest/globals';
import { expectAccessible } from './testing/expect-accessible.ts';
import { layoutShift } from './testing/layout-shift.ts';
import {
  DESKTOP,
  look,
  open,
  openEmpty,
  PHONE,
  page,
  product,
  tile,
  touched,
} from './testing/visitor-pages.ts';

/** Phones, tablets and desktops by their least and greatest width: within one styles are the same, and what is narrower breaks its lines earlier. */
const KINDS_OF_SCREEN = [
  [320, 599],
  [600, 899],
  [900, 900],
] as const;

const junkType = () => page.locator('[name=junkType]').inputValue();

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

it('at 320 px the brand stands on one line beside the number and the menu', async () => {
  await look({ width: 320, height: 568 });
  const brand = page.locator('header a').first();
  await page.evaluate(() => document.fonts.ready);
  const lines = await brand.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild as Text);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

it('at 320 px the longest day of the pickup stands on one line', async () => {
  await look({ width: 320, height: 568 });
  const heights = await page
    .locator('[aria-labelledby=quote-when] label')
    .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().height));
  expect(heights).toEqual([44, 44, 44, 44]);
});

it.each(['/', '/fr'])(
  'at 320 px the words of the tiles and of the bar of %s keep away from their edges',
  async (path) => {
    await look({ width: 320, height: 640 }, path);
    const room = (links: string) =>
      page.locator(links).evaluateAll((found) =>
        found.map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return (link.getBoundingClientRect().width - words.getBoundingClientRect().width) / 2;
        }),
      );
    expect(Math.min(...(await room('a[data-junk]')))).toBeGreaterThan(6);
    expect(Math.min(...(await room('[data-bar] a')))).toBeGreaterThan(12);
  },
);

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
    await page.getByRole('link', { name: 'Get Quote: Appliances' }).click();
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

  it('differ at a glance: of each pair a good part of the picture is another', async () => {
    await open(DESKTOP);
    const shares = await page.locator('#before-after li').evaluateAll((places) => {
      /** How bright each point of a picture is in each colour, drawn small, as at a glance. */
      const pointsOf = async ({ src }: HTMLImageElement) => {
        const drawn = Object.assign(new Image(120, 80), { src });
        await drawn.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 80 });
        const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
        paper.drawImage(drawn, 0, 0, 120, 80);
        const { data } = paper.getImageData(0, 0, 120, 80);
        return Array.from({ length: 120 * 80 }, (_, at) => [...data.slice(at * 4, at * 4 + 3)]);
      };
      const isOther = (one: number[], other: number[] = []) =>
        one.some((value, index) => Math.abs(value - (other[index] ?? 0)) > 48);
      return Promise.all(
        places.map(async (place) => {
          const [before = [], after = []] = await Promise.all(
            [...place.querySelectorAll('img')].map(pointsOf),
          );
          return before.filter((point, at) => isOther(point, after[at])).length / before.length;
        }),
      );
    });
    expect(shares).toHaveLength(3);
    expect(Math.min(...shares)).toBeGreaterThan(0.25);
  });
});

describe('the drawing of the first view', () => {
  it.each([PHONE, { width: 768, height: 1024 }, DESKTOP])(
    'is there at once with its crew at $width px, by day and by night, and nothing is wrong in the console',
    async (viewport) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await openEmpty(viewport, { colorScheme });
        const wrong: string[] = [];
        page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
        page.on('pageerror', ({ message }) => wrong.push(message));
        await page.goto(`${product.url}/`);
        const crew = await page.locator('main svg[viewBox="0 0 2500 360"] .e').evaluateAll((skins) =>
          skins.map((skin) => {
            const { top, bottom, left, right } = skin.getBoundingClientRect();
            const isSeen = top > 0 && bottom < innerHeight && left > 0 && right < innerWidth;
            return [isSeen, getComputedStyle(skin).fill];
          }),
        );
        expect(crew.length).toBeGreaterThan(0);
        for (const skin of crew) expect(skin).toEqual([true, 'rgb(168, 111, 74)']);
        await page.waitForLoadState('networkidle');
        expect(wrong).toEqual([]);
      }
    },
  );
});

describe('a legal page', () => {
  it.each(['', '/fr'])('of %s begins at its top, also from the foot of another page', async (language) => {
    await open(PHONE, {}, language || '/');
    for (const path of ['/privacy-policy', '/terms-of-service', '/privacy-policy']) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.locator(`footer a[href="${language}${path}"]`).click();
      await page.waitForURL(`${product.url}${language}${path}`);
      const title = page.getByRole('heading', { level: 1 });
      const { y = -1 } = (await title.boundingBox()) ?? {};
      expect([await page.evaluate(() => scrollY), y > 0 && y < PHONE.height / 2]).toEqual([0, true]);
    }
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

  it.each([
    ['/', 'Menu', 'Close menu'],
    ['/fr', 'Menu', 'Fermer le menu'],
  ])('the button of the menu of %s is a cross that closes it while it is open', async (path, menu, close) => {
    await open(PHONE, {}, path);
    const button = page.locator('header [popovertarget]');
    const drawing = () => button.locator('path').getAttribute('d');
    const lines = await drawing();
    // Whether its code is there by then or not.
    await button.click();
    await page.getByRole('button', { name: close, exact: true }).waitFor();
    expect(await drawing()).not.toBe(lines);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: menu, exact: true }).waitFor();
    expect(await drawing()).toBe(lines);
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
