import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGIN_FILE, PAGES_WITHOUT_MAIL, PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import { expect, it } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { WEB_BUILD, webFiles } from '../lib/site/web-build.ts';

/** What the standard says, and what people need who hear a page. How markup is written is the build's business. */
const rules = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'no-missing-references': 'error' },
});

/** What is wrong in markup, with where it is. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

it('every page of the build is valid HTML', async () => {
  const pages = webFiles().filter((file) => file.endsWith('.html'));
  const known = [
    ...Object.values(PUBLIC_PAGES),
    ...Object.values(PAGES_WITHOUT_MAIL),
    '404.html',
    'fr/404.html',
    LOGIN_FILE,
    'app.html',
  ];
  expect(pages.sort()).toEqual(known.map((file) => `/${file}`).sort());
  const faults = await Promise.all(
    pages.map(async (page) => [page, await faultsOf(readFileSync(join(WEB_BUILD, page), 'utf8'))]),
  );
  expect(faults.filter(([, found]) => found?.length)).toEqual([]);
});

it.each([
  ['no-dup-id', '<p id="a">One</p><p id="a">Two</p>'],
  ['element-permitted-content', '<p><span><div>A block in a phrase</div></span></p>'],
  ['no-missing-references', '<label for="nothing">Of nothing</label>'],
  ['unique-landmark', '<nav>One</nav><nav>Two</nav>'],
  ['text-content', '<button type="button"></button>'],
  ['attribute-allowed-values', '<input aria-label="Of no kind" type="nothing">'],
])('a page would fail for %s', async (rule, body) => {
  const page = `<!doctype html><html lang="en-CA"><head><title>Page</title></head><body>${body}</body></html>`;
  expect((await faultsOf(page)).join()).toContain(`${rule}: `);
});
