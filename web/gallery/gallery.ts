import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_FAULTS } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';
import { startBrowser } from '@harbour-haul/testing/chromium/browser';
import { startLocalProduct } from '@harbour-haul/testing/local-product';
import synthesize from '@harbour-haul/testing/setup/synthesize';
import type { Browser } from 'playwright-core';
import { consolePictures } from './console-pictures.ts';
import { faultTable } from './fault-table.ts';
import { indexPage } from './index-page.ts';
import type { Picture } from './picture.ts';
import type { PictureGroup } from './picture-group.ts';
import { visitorPictures } from './visitor-pictures.ts';
import { readWanted, type Wanted } from './wanted.ts';

/**
 * `npm run gallery [-- --only NAME --width N --theme light|dark]`: takes a picture of every state of every screen, of the console with 0,
 * 1 and 300 leads and of what visitors see in both languages, at every width that is looked at, in light and in dark. Writes them and an
 * `index.html` to `.build/gallery` in place of what was there, and ends with 1 where a page scrolls sideways, a text is cut off, something
 * stands beyond the window, a state is not come to or the browser complains. `--only`: what has this in its name, as `300 leads: the
 * board`; `--width`, once or more: these widths alone. The console with 100,000 leads is taken where it is named: `--only "100,000 leads"`.
 */
const DIRECTORY = fileURLToPath(new URL('../../.build/gallery', import.meta.url));
const GROUPS = [
  consolePictures(0),
  consolePictures(1),
  consolePictures(300),
  consolePictures(100_000),
  visitorPictures('en'),
  visitorPictures('fr'),
];

try {
  const wanted = readWanted(process.argv.slice(2));
  const groups = GROUPS.filter(
    ({ name, states, isSlow }) =>
      (!isSlow || wanted.isAskedFor(name)) && states.some((state) => wanted.isWanted(name, state)),
  );
  if (groups.length === 0) throw new Error(`--only: nothing has this in its name. There is:\n${allNames()}`);
  await synthesize();
  const pictures = await takeAll(groups, wanted);
  await writeFile(join(DIRECTORY, 'index.html'), indexPage(pictures));
  report(pictures);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function allNames(): string {
  return GROUPS.flatMap(({ name, states }) => states.map((state) => `${name}: ${state}`)).join('\n');
}

async function takeAll(groups: readonly PictureGroup[], wanted: Wanted): Promise<Picture[]> {
  rmSync(DIRECTORY, { recursive: true, force: true });
  await mkdir(DIRECTORY, { recursive: true });
  const browser = await startBrowser();
  try {
    const taken: Picture[] = [];
    for (const group of groups) taken.push(...(await takeGroup(group, browser, wanted)));
    return taken;
  } finally {
    await browser.close();
  }
}

/** Of a product of its own, in which lists are never late. */
async function takeGroup(group: PictureGroup, browser: Browser, wanted: Wanted): Promise<Picture[]> {
  const product = await startLocalProduct({ faults: NO_FAULTS });
  try {
    return await group.take({ product, browser, directory: DIRECTORY, print: console.log }, wanted);
  } finally {
    await product.stop();
  }
}

function report(pictures: readonly Picture[]): void {
  const faulty = pictures.filter(({ faults }) => faults.length > 0);
  if (faulty.length > 0) console.log(`\n${faultTable(faulty)}\n`);
  console.log(
    `${pictures.length} pictures, ${faulty.length} with something wrong: ${join(DIRECTORY, 'index.html')}`,
  );
  process.exitCode = faulty.length === 0 ? 0 : 1;
}
