import { type Language, localPath } from '@harbour-haul/domain/site/language';
import type { Page } from 'playwright-core';
import type { VisitorState } from '../e2e/screens/visitor-scene.ts';
import { VISITOR_STATES } from '../e2e/screens/visitor-states.ts';
import { layOut } from '../e2e/testing/lay-out.ts';
import { Photographer } from './photographer.ts';
import { type Picture, viewportOf } from './picture.ts';
import type { PictureGroup, Studio } from './picture-group.ts';
import type { Wanted } from './wanted.ts';

const WIDTHS = [320, 360, 768, 1440, 1920];

/** All that visitors see in a language; what has one language alone is among that. */
export function visitorPictures(language: Language): PictureGroup {
  const group = `visitors, ${language === 'en' ? 'English' : 'French'}`;
  const own = VISITOR_STATES.filter((state) => (state.language ?? language) === language);
  return {
    name: group,
    states: own.map(({ name }) => name),
    take: async (studio, wanted) => {
      const states = own.filter(({ name }) => wanted.isWanted(group, name));
      const pictures: Picture[] = [];
      for (const width of wanted.widths(WIDTHS)) {
        for (const state of states)
          pictures.push(...(await takeState(studio, wanted, { group, language, width, state })));
        studio.print(`${group}, ${width} px: ${states.length} states`);
      }
      return pictures;
    },
  };
}

interface View {
  group: string;
  language: Language;
  width: number;
  state: VisitorState;
}

/** In a browser that has been nowhere yet. */
async function takeState(
  { product, browser, directory }: Studio,
  { schemes }: Wanted,
  { group, language, width, state: { name, kind, complaint, reach } }: View,
): Promise<Picture[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: viewportOf(width) });
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(product.url + localPath(language, path));
    await page.locator('h1').first().waitFor();
  };
  const sight = { group, state: name, width, complaint, isWhole: kind === 'page' };
  const pictures = await new Photographer(page, { directory, schemes }).take({
    ...sight,
    reach: async () => {
      await reach({ page, product, language, open });
      if (kind === 'page') await showWhole(page);
    },
  });
  await context.close();
  return pictures;
}

/** What is asked of the server is answered, and what is drawn or loaded only when it is near is there. */
async function showWhole(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await layOut(page);
  await page.evaluate(async () => {
    // The header stands at the top of a picture.
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
