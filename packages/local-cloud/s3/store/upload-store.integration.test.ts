import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DamagedFileError } from '../../shared/read-json-file.ts';
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

it.each(['upload.json', '1.json'])(
  'names a damaged %s, and what to do, and removes nothing',
  async (name) => {
    const { id } = await store.create('leads.csv', attributes, 0);
    await store.putPart(id, 1, 0, async (target) => {
      target.end('part');
      return facts;
    });
    const file = join(directory, id, name);
    await writeFile(file, '{"key":"lea');
    const names = await readdir(join(directory, id));
    await expect(UploadStore.open(directory)).rejects.toThrow(DamagedFileError);
    await expect(UploadStore.open(directory)).rejects.toThrow(
      `${file} is damaged: it holds no whole JSON. Put a copy of it back, or remove LOCAL_DIR`,
    );
    expect(await readdir(join(directory, id))).toEqual(names);
  },
);
