import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readJsonFile } from '../../shared/read-json-file.ts';
import { createFile, namesIn, replaceFile } from './durable-files.ts';
import { KeyLocks } from './key-locks.ts';
import type { ContentFacts, ObjectAttributes } from './stored-object.ts';

/** A part of an upload. */
export interface UploadPart extends ContentFacts {
  readonly number: number;
  readonly lastModified: number;
  readonly file: string;
}

/** A multipart upload under way. */
export interface Upload {
  readonly id: string;
  readonly key: string;
  readonly attributes: ObjectAttributes;
  /** Epoch milliseconds. */
  readonly initiated: number;
  readonly parts: ReadonlyMap<number, UploadPart>;
}

type OpenUpload = Upload & { readonly parts: Map<number, UploadPart> };

/** The multipart uploads of one bucket, a folder each: `upload.json`, and a pair of files a part. */
export class UploadStore {
  readonly #directory: string;
  readonly #uploads: Map<string, OpenUpload>;
  readonly #locks = new KeyLocks();

  private constructor(directory: string, uploads: readonly OpenUpload[]) {
    this.#directory = directory;
    this.#uploads = new Map(uploads.map((upload) => [upload.id, upload]));
  }

  /**
   * Opens the folder, made when there is none, and removes what a crash left half done.
   * @throws DamagedFileError
   */
  static async open(directory: string): Promise<UploadStore> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const uploads: OpenUpload[] = [];
    for (const id of await namesIn(directory)) {
      const upload = await readUpload(join(directory, id), id);
      if (upload === undefined) await rm(join(directory, id), { recursive: true });
      else uploads.push(upload);
    }
    return new UploadStore(directory, uploads);
  }

  get(id: string): Upload | undefined {
    return this.#uploads.get(id);
  }

  all(): Upload[] {
    return [...this.#uploads.values()];
  }

  async create(key: string, attributes: ObjectAttributes, now: number): Promise<Upload> {
    const upload: OpenUpload = {
      id: randomBytes(24).toString('hex'),
      key,
      attributes,
      initiated: now,
      parts: new Map(),
    };
    const folder = this.#folder(upload.id);
    await mkdir(folder, { mode: 0o700 });
    await replaceFile(join(folder, 'upload.json'), JSON.stringify({ key, attributes, initiated: now }));
    this.#uploads.set(upload.id, upload);
    return upload;
  }

  /** Writes a part with `write`; a part sent again replaces the first. Undefined when the upload is over by then. */
  async putPart(
    id: string,
    number: number,
    now: number,
    write: (target: Writable) => Promise<ContentFacts>,
  ): Promise<UploadPart | undefined> {
    const folder = this.#folder(id);
    const file = `${number}-${randomUUID()}`;
    const facts = await createFile(join(folder, file), write).catch((error: unknown) => {
      // The folder goes with its upload, in the middle of a part as well.
      if (this.#uploads.has(id)) throw error;
    });
    if (facts === undefined) return undefined;
    const part: UploadPart = { ...facts, number, lastModified: now, file };
    return this.exclusive(id, async () => {
      const upload = this.#uploads.get(id);
      // It may have been completed or aborted while the part was on its way.
      if (upload === undefined) return undefined;
      await replaceFile(join(folder, `${number}.json`), JSON.stringify(part));
      const before = upload.parts.get(number);
      upload.parts.set(number, part);
      if (before !== undefined) await rm(join(folder, before.file), { force: true });
      return part;
    });
  }

  /** Runs a task while no part is added to the upload. */
  exclusive<T>(id: string, task: () => Promise<T>): Promise<T> {
    return this.#locks.run(id, task);
  }

  /** Writes the parts one after the other to `target`, and ends it. */
  async join(id: string, parts: readonly UploadPart[], target: Writable): Promise<void> {
    const folder = this.#folder(id);
    await pipeline(async function* () {
      for (const { file } of parts) yield* createReadStream(join(folder, file));
    }, target);
  }

  async remove(id: string): Promise<void> {
    if (this.#uploads.delete(id)) await rm(this.#folder(id), { recursive: true, force: true });
  }

  #folder(id: string): string {
    return join(this.#directory, id);
  }
}

async function readUpload(folder: string, id: string): Promise<OpenUpload | undefined> {
  const names = await namesIn(folder);
  const upload = readJsonFile<Omit<Upload, 'id' | 'parts'>>(join(folder, 'upload.json'));
  if (upload === undefined) return undefined;
  const parts = new Map<number, UploadPart>();
  for (const name of names.filter((file) => /^\d+\.json$/.test(file))) {
    const part = readJsonFile<UploadPart>(join(folder, name));
    if (part !== undefined) parts.set(part.number, part);
  }
  const used = new Set([
    'upload.json',
    ...[...parts.values()].flatMap(({ number, file }) => [`${number}.json`, file]),
  ]);
  for (const name of names) if (!used.has(name)) await rm(join(folder, name), { force: true });
  return { ...upload, id, parts };
}
