import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { halifaxLead } from '@harbour-haul/testing/seed/halifax-lead';
import { putManyLeads } from '@harbour-haul/testing/seed/put-many-leads';
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

const VERY_MANY = 100_000;
/** Eight years of them. */
const VERY_MANY_APART_MS = 42 * 60_000;
/** What very many leads change: how many there are, and how long the lists are. */
const OF_VERY_MANY = ['the list', 'the board', 'the calendar', 'the overview', 'the export'];

type Size = 0 | 1 | 300 | typeof VERY_MANY;

/** The console with so many leads, in every state that those are enough for; with very many where they are asked for alone. */
export function consolePictures(size: Size): PictureGroup {
  const group = `console with ${size.toLocaleString('en')} ${size === 1 ? 'lead' : 'leads'}`;
  const isMany = size === VERY_MANY;
  const enough = CONSOLE_STATES.filter(
    ({ leads, name }) => leads <= size && (!isMany || OF_VERY_MANY.includes(name)),
  );
  return {
    name: group,
    isSlow: isMany,
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

async function castOf(product: LocalProduct, size: Size): Promise<Cast> {
  if (size === 0) return NOBODY;
  if (size === 1) return prepareCast(product, 'one');
  if (size === VERY_MANY) {
    await putManyLeads(product, leadsUntilNow(size, VERY_MANY_APART_MS));
    // Else functions that follow the streams take all that an account runs at once, and screens are refused.
    await product.idle();
  } else await writeLeads(productTable(product, 'LeadsTableName'), leadsUntilNow(size, APART_MS));
  return prepareCast(product);
}

function leadsUntilNow(count: number, apartMs: number): Lead[] {
  const now = new Date();
  return Array.from({ length: count }, (_, index) =>
    halifaxLead(FIRST_ID + index, new Date(now.getTime() - (count - index) * apartMs), now),
  );
}
