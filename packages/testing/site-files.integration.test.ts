import { LOGIN_PATH, PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import { beforeAll, expect, it } from '@jest/globals';
import { readSiteFile } from './bench/site/site-files.ts';
import type { LocalProduct } from './local-product.ts';
import { sharedProduct } from './test-servers.ts';

let product: LocalProduct;

beforeAll(async () => {
  product = await sharedProduct();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}${path}`, { headers });

it.each([...Object.keys(PUBLIC_PAGES), LOGIN_PATH, '/admin/leads/7'])(
  '%s may be kept by an edge, and is asked for again by browsers',
  async (path) => {
    const page = await get(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^public, max-age=0, s-maxage=\d{5}/),
    ]);
    const again = await get(path, { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  },
);

it('serves an asset for good, compressed by the build, and says 404 of one that is not there, without the 404 page', async () => {
  const [, asset = ''] = /"(\/assets\/[^"]+\.js)/.exec(await (await get('/admin')).text()) ?? [];
  const script = await get(asset);
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await script.arrayBuffer())).toEqual(readSiteFile(asset.slice(1)));
  const gone = await get(asset.replace(/-[\w-]{8}\.js/, '-00000000.js'));
  expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'application/xml']);
});

it('names the licences of what the scripts hold, whichever page loads them', async () => {
  const scripts = await scriptsOf(Object.keys(PUBLIC_PAGES));
  expect(scripts).toEqual(expect.arrayContaining(['quote-form', 'chat', 'real-engine', 'request', 'visit']));
  for (const name of [...scripts, 'login', 'login-toasts', 'app']) {
    const file = await get(`/assets/licenses-${name}.txt`);
    expect([name, file.status, file.headers.get('content-type')]).toEqual([
      name,
      200,
      expect.stringContaining('text/plain'),
    ]);
  }
  for (const name of ['app', 'quote-form', 'chat', 'request']) {
    expect(await (await get(`/assets/licenses-${name}.txt`)).text()).toMatch(/react.*MIT/s);
  }
});

/** The names of all scripts that pages load, and that those load in turn. */
async function scriptsOf(pages: readonly string[]): Promise<string[]> {
  const files = new Set(pages);
  const names = new Set<string>();
  for (const file of files) {
    const text = await (await get(file)).text();
    for (const [path, name = ''] of text.matchAll(/\/assets\/([a-z-]+)-[\w-]{8}\.js/g)) {
      files.add(path);
      names.add(name);
    }
  }
  return [...names];
}

it('says 404 on an unknown path, and 304 when the browser has the page', async () => {
  const page = await get('/nope');
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('404 Page Not Found')]);
  const again = await get('/nope', { 'if-none-match': page.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('lists no files to anybody', async () => {
  for (const path of ['/?list-type=2', '/assets/', '/assets', '//', '/assets/?list-type=2&prefix=']) {
    expect(await (await get(path)).text()).not.toContain('ListBucketResult');
  }
});
