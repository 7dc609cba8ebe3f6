import { type FileHandle, link, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { errorCode } from '../../shared/error-code.ts';

/** Writes a file so that after a crash it is there whole, or as it was before. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const draft = `${path}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncDirectory(dirname(path));
}

/** Makes a new file of what `write` writes and ends, flushed to disk. @throws what `write` throws; no file is left then */
export async function createFile<T>(path: string, write: (target: Writable) => Promise<T>): Promise<T> {
  const handle = await open(path, 'wx', 0o600);
  const target = handle.createWriteStream({ flush: true });
  try {
    const result = await write(target);
    await closed(target);
    await syncDirectory(dirname(path));
    return result;
  } catch (error) {
    target.destroy();
    await closed(target);
    await rm(path, { force: true });
    throw error;
  }
}

/** A second name for a file, on disk when it resolves. */
export async function linkFile(existing: string, path: string): Promise<void> {
  await link(existing, path);
  await syncDirectory(dirname(path));
}

/** Removes a file so that it stays removed after a crash. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await syncDirectory(dirname(path));
}

/** Opens a file for reading; undefined when it is gone. */
export async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The names in a folder; none when there is no folder. */
export async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** A renamed or removed name is on disk once its folder is. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function closed(stream: Writable): Promise<void> {
  if (stream.closed) return Promise.resolve();
  return new Promise((resolve) => stream.once('close', () => resolve()));
}
