import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { readJsonFile } from '../../shared/read-json-file.ts';
import { createFile, linkFile, namesIn, openIfThere, removeFile, replaceFile } from './durable-files.ts';
import { KeyLocks } from './key-locks.ts';
import { type KeyList, type ListQuery, listKeys } from './list-keys.ts';
import { SortedKeys } from './sorted-keys.ts';
import type { ContentFacts, ObjectAttributes, StoredObject } from './stored-object.ts';

/** Gets the object as it is at the moment of the change, and throws to stop it. */
export type Guard = (current: StoredObject | undefined) => void;

/**
 * The objects of one bucket. Content lies in `content/<random name>`, written once; `objects/<SHA-256 of the key>.json`
 * holds key and metadata and names the content. That file is what makes an object exist, and it appears by one
 * rename: whatever is cut short leaves at most a content file that nothing names, which the next start removes.
 */
export class ObjectStore {
  readonly #directory: string;
  readonly #objects: Map<string, StoredObject>;
  readonly #keys: SortedKeys;
  readonly #locks = new KeyLocks();

  private constructor(directory: string, objects: readonly StoredObject[]) {
    this.#directory = directory;
    this.#objects = new Map(objects.map((object) => [object.key, object]));
    this.#keys = new SortedKeys(this.#objects.keys());
  }

  /** Opens the bucket's folder, made when there is none, and tidies up after a crash. */
  static async open(directory: string): Promise<ObjectStore> {
    const folders = { objects: join(directory, 'objects'), content: join(directory, 'content') };
    for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
    const objects: StoredObject[] = [];
    for (const name of await namesIn(folders.objects)) {
      const path = join(folders.objects, name);
      const object = name.endsWith('.json') ? readJsonFile<StoredObject>(path) : undefined;
      if (object) objects.push(object);
      else await rm(path);
    }
    const used = new Set(objects.map(({ file }) => file));
    for (const name of await namesIn(folders.content))
      if (!used.has(name)) await rm(join(folders.content, name));
    return new ObjectStore(directory, objects);
  }

  get(key: string): StoredObject | undefined {
    return this.#objects.get(key);
  }

  list(query: ListQuery): KeyList {
    return listKeys(this.#keys, query);
  }

  objects(): StoredObject[] {
    return [...this.#objects.values()];
  }

  /** Opens an object's content; undefined when it was replaced or deleted a moment ago. */
  openContent({ file }: StoredObject): Promise<FileHandle | undefined> {
    return openIfThere(this.#contentPath(file));
  }

  /**
   * Writes content with `write` and makes it the object `key`, whole and on disk before it is seen.
   * @throws what `write` or `guard` throw; nothing has changed then
   */
  async put(
    key: string,
    attributes: ObjectAttributes,
    write: (target: Writable) => Promise<ContentFacts>,
    { guard, now }: { readonly guard: Guard; readonly now: number },
  ): Promise<StoredObject> {
    const file = randomUUID();
    const facts = await createFile(this.#contentPath(file), write);
    return this.#commit({ ...attributes, ...facts, key, lastModified: now, file }, guard);
  }

  /** Makes `key` an object with the content of `source`. @throws what `guard` throws, ENOENT when the source is gone */
  async copy(
    key: string,
    attributes: ObjectAttributes,
    source: { readonly store: ObjectStore; readonly object: StoredObject },
    { guard, now }: { readonly guard: Guard; readonly now: number },
  ): Promise<StoredObject> {
    const file = randomUUID();
    const { size, etag, checksum } = source.object;
    // Content is never written to again, so a copy can share it.
    await linkFile(source.store.#contentPath(source.object.file), this.#contentPath(file));
    return this.#commit({ ...attributes, size, etag, checksum, key, lastModified: now, file }, guard);
  }

  /** Replaces the object's tags. @throws what `guard` throws, for a missing object above all */
  async tag(key: string, tags: Readonly<Record<string, string>>, guard: Guard): Promise<void> {
    await this.#locks.run(key, async () => {
      const current = this.#objects.get(key);
      guard(current);
      if (current !== undefined) await this.#write({ ...current, tags });
    });
  }

  /** Deletes the object; no object is no error. @throws what `guard` throws */
  async delete(key: string, guard: Guard = () => {}): Promise<void> {
    await this.#locks.run(key, async () => {
      const current = this.#objects.get(key);
      guard(current);
      if (current === undefined) return;
      await removeFile(this.#metadataPath(key));
      this.#objects.delete(key);
      this.#keys.delete(key);
      await rm(this.#contentPath(current.file), { force: true });
    });
  }

  async #commit(object: StoredObject, guard: Guard): Promise<StoredObject> {
    try {
      const before = await this.#locks.run(object.key, async () => {
        const current = this.#objects.get(object.key);
        guard(current);
        await this.#write(object);
        return current;
      });
      if (before !== undefined) await rm(this.#contentPath(before.file), { force: true });
      return object;
    } catch (error) {
      await rm(this.#contentPath(object.file), { force: true });
      throw error;
    }
  }

  async #write(object: StoredObject): Promise<void> {
    await replaceFile(this.#metadataPath(object.key), JSON.stringify(object));
    this.#objects.set(object.key, object);
    this.#keys.add(object.key);
  }

  #contentPath(file: string): string {
    return join(this.#directory, 'content', file);
  }

  /** A digest cannot climb, is never too long, and differs for keys that differ in case alone. */
  #metadataPath(key: string): string {
    return join(this.#directory, 'objects', `${createHash('sha256').update(key).digest('hex')}.json`);
  }
}
