import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { halifaxLead } from '@harbour-haul/testing/seed/halifax-lead';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { type Cast, NOBODY, prepareCast } from '../e2e/screens/cast.ts';
import { CONSOLE_STATES } from '../e2e/screens/console-states.ts';
import { ConsoleTour } from '../e2e/screens/console-tour.ts';
import { Photographer } from './photographer.ts';
import { type Picture, viewportOf } from './picture.ts';
import type { PictureGroup } from './picture-group.ts';

const WIDTHS = [360, 768, 1024, 1280, 1440, 1920];
/** Beyond those of the cast. */
const FIRST_ID = 100_001;
/** From one of many leads to the next. */
const APART_MS = 3 * 3_600_000;

/** The console with so many leads, in every state that those are enough for. */
export function consolePictures(size: 0 | 1 | 300): PictureGroup {
  const group = `console with ${size} ${size === 1 ? 'lead' : 'leads'}`;
  const enough = CONSOLE_STATES.filter(({ leads }) => leads <= size);
  return {
    name: group,
    states: enough.map(({ name }) => name),
    take: async ({ product, browser, directory, print }, { isWanted, widths, schemes }) => {
      const states = enough.filter(({ name }) => isWanted(group, name));
      const cast = await castOf(product, size);
      const pictures: Picture[] = [];
      for (const width of widths(WIDTHS)) {
        const tour = await ConsoleTour.start(browser, product, cast, { viewport: viewportOf(width) });
        const photographer = new Photographer(tour.page, { directory, schemes });
        for (const state of states) {
          const sight = { group, state: state.name, width, complaint: state.complaint };
          pictures.push(...(await photographer.take({ ...sight, reach: () => tour.reach(state) })));
        }
        await tour.end();
        print(`${group}, ${width} px: ${states.length} states`);
      }
      return pictures;
    },
  };
}

async function castOf(product: LocalProduct, size: 0 | 1 | 300): Promise<Cast> {
  if (size === 0) return NOBODY;
  if (size === 1) return prepareCast(product, 'one');
  const now = new Date();
  const leads = Array.from({ length: size }, (_, index) =>
    halifaxLead(FIRST_ID + index, new Date(now.getTime() - (size - index) * APART_MS), now),
  );
  await writeLeads(productTable(product, 'LeadsTableName'), leads);
  return prepareCast(product);
}
