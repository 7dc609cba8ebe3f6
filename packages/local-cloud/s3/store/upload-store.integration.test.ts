import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { UploadStore } from './upload-store.ts';

const attributes = { headers: {}, tags: {} };
const facts = { size: 4, etag: 'etag', checksum: undefined };

let directory: string;
let store: UploadStore;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'uploads-'));
  store = await UploadStore.open(directory);
});
afterEach(() => rm(directory, { recursive: true }));

it.each(['before its first byte', 'after its last byte'])(
  'a part whose upload is aborted %s is of an upload that is over, and leaves no file',
  async (moment) => {
    const { id } = await store.create('leads.csv', attributes, 0);
    const part = store.putPart(id, 1, 0, async (target) => {
      if (moment === 'before its first byte') await store.remove(id);
      target.end('part');
      if (moment === 'after its last byte') await store.remove(id);
      return facts;
    });
    expect(await part).toBeUndefined();
    expect(await readdir(directory)).toEqual([]);
  },
);

it('a part of an upload that was never begun is of an upload that is over', async () => {
  expect(await store.putPart('none', 1, 0, () => Promise.resolve(facts))).toBeUndefined();
});

it('a part that cannot be written is an error while its upload goes on', async () => {
  const { id } = await store.create('leads.csv', attributes, 0);
  await expect(store.putPart(id, 1, 0, () => Promise.reject(new Error('no space')))).rejects.toThrow(
    'no space',
  );
  expect(store.get(id)?.parts.size).toBe(0);
});
