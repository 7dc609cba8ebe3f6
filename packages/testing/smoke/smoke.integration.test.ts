import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from '@jest/globals';
import { ADMIN } from '../admin.ts';
import type { LocalProduct } from '../local-product.ts';
import { sharedProduct } from '../test-servers.ts';
import { type BrokenPart, startBrokenSite } from './broken-site.ts';
import { runSmoke } from './run-smoke.ts';

let product: LocalProduct;
beforeAll(async () => {
  product = await sharedProduct();
});

async function smoke(site: string, password: string = ADMIN.password) {
  const lines: string[] = [];
  const target = { site: new URL(site), username: ADMIN.username, password };
  const isWell = await runSmoke(target, (line) => void lines.push(line), new AbortController().signal);
  return { isWell, lines, states: Object.fromEntries(lines.map(stateOf)) };
}

function stateOf(line: string): [string, string] {
  const [, state = '', name = ''] = /^(\w+)\s+([\w -]+?)(?: \(|:)/.exec(line) ?? [];
  return [name, state];
}

/** All rows of the person that a run makes up, whichever table they stand in. */
async function traces(): Promise<string[]> {
  const tables = [product.outputs.LeadsTableName, product.outputs.PhotosTableName];
  const found = await Promise.all(
    tables.map((TableName) => product.documents.send(new ScanCommand({ TableName }))),
  );
  const rows = found.flatMap(({ Items = [] }) => Items.map((item) => JSON.stringify(item)));
  return rows.filter((row) => /smoke test/i.test(row) || /"visitorId":"smoke-test/.test(row));
}

const ALL_WELL = {
  pages: 'ok',
  'security headers': 'ok',
  'sign-in': 'ok',
  'test lead': 'ok',
  photo: 'ok',
  socket: 'ok',
  alarm: 'skipped',
  'erased again': 'ok',
  'signed out': 'ok',
};

it('passes on a product that is well, and leaves nothing of its person', async () => {
  const { isWell, lines, states } = await smoke(product.url);
  expect({ states, lines }).toEqual({ states: ALL_WELL, lines: expect.anything() });
  expect(isWell).toBe(true);
  expect(lines.join('\n')).not.toContain(ADMIN.password);
  expect(await traces()).toEqual([]);
});

const NOT_TRIED = { 'test lead': 'failed', photo: 'failed', socket: 'failed' };

it('says that a password is wrong, makes nothing and prints no password', async () => {
  const { isWell, lines, states } = await smoke(product.url, 'not-the-password-at-all');
  expect(states).toEqual({ ...ALL_WELL, ...NOT_TRIED, 'sign-in': 'failed' });
  expect(isWell).toBe(false);
  expect(lines[2]).toMatch(/login was answered with 401: .* Remedy: check ADMIN_USERNAME/);
  expect(lines.join('\n')).not.toContain('not-the-password-at-all');
});

it.each<[BrokenPart, Record<string, string>, RegExp]>([
  ['a page', { pages: 'failed' }, /\/privacy-policy was answered with 503/],
  ['a header', { 'security headers': 'failed' }, /x-frame-options/],
  ['the photos', { photo: 'failed' }, /uploadPhoto was answered with 503/],
  ['the sockets', { socket: 'failed' }, /Unexpected server response: 503/],
  ['the answer to a lead', NOT_TRIED, /createLead was answered with 503/],
])('fails where %s is broken, and still leaves nothing', async (part, broken, reason) => {
  const site = await startBrokenSite(product.url, part);
  try {
    const { isWell, lines, states } = await smoke(site.url);
    expect({ states, lines }).toEqual({
      states: { ...ALL_WELL, photo: 'failed', ...broken },
      lines: expect.anything(),
    });
    expect(isWell).toBe(false);
    expect(lines.join('\n')).toMatch(reason);
    expect(await traces()).toEqual([]);
  } finally {
    await site.close();
  }
});
