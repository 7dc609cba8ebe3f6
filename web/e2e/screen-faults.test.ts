import { sharedBrowser } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { screenFaults } from '../gallery/screen-faults.ts';

let page: Page;

beforeAll(async () => {
  const browser = await sharedBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 600 } });
});
afterAll(() => page.close());

const LONG = 'A couch, a mattress and forty boxes of books from the attic';
const NARROW = 'width: 80px; white-space: nowrap; overflow: hidden';
const OUT = 'position: fixed; inset: 580px auto auto 0; height: 60px';

it.each([
  [
    'a text that makes the page wider',
    `<p style="width: 500px">${LONG}</p>`,
    ['The page scrolls sideways: it is 508 px wide.', `Beyond the window: p “${LONG.slice(0, 40)}”.`],
  ],
  [
    'a text that its frame cuts off',
    `<div style="${NARROW}"><b>${LONG}</b></div>`,
    [`Cut off: b “${LONG.slice(0, 40)}”.`],
  ],
  [
    'a line that its frame cuts off below',
    '<p style="height: 30px; line-height: 22px; overflow: hidden">One<br>two</p>',
    ['Cut off: p “Onetwo”.'],
  ],
  [
    'a line that is not seen at all below others',
    `<p style="height: 24px; line-height: 24px; overflow: hidden">${LONG}</p>`,
    [`Cut off: p “${LONG.slice(0, 40)}”.`],
  ],
  [
    'a button in part beyond the window',
    '<button style="position: fixed; left: 340px; width: 40px">Go</button>',
    ['Beyond the window: button “Go”.'],
  ],
  [
    'a menu that ends below the window',
    `<div style="${OUT}"><br>Last</div>`,
    ['Beyond the window: div “Last”.'],
  ],
])('%s is a fault', async (_, html, faults) => {
  await page.setContent(html);
  expect(await screenFaults(page)).toEqual(faults);
});

it.each([
  ['a text that ends in an ellipsis', `<p style="${NARROW}; text-overflow: ellipsis">${LONG}</p>`],
  ['a text that a hint says in full', `<p style="${NARROW}" data-hint="${LONG}">${LONG}</p>`],
  [
    'a text of so many lines',
    `<p style="width: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2">${LONG}</p>`,
  ],
  [
    'what is scrolled to',
    `<div style="overflow: auto; width: 90px"><p style="width: 600px">${LONG}</p></div>`,
  ],
  [
    'what is read out alone',
    `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${LONG}</span>`,
  ],
  ['what is put away', `<div style="overflow: hidden; height: 0">${LONG}</div>`],
  [
    'a link that the keyboard alone brings in',
    '<a href="#" style="position: absolute; left: -9999px">Skip</a>',
  ],
  ['what is below on a page that scrolls', `<div style="height: 2000px"></div>${LONG}`],
])('%s is none', async (_, html) => {
  await page.setContent(html);
  expect(await screenFaults(page)).toEqual([]);
});
