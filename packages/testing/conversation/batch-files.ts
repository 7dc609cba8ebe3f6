import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file of a batch, such as `…/01/ann.json`, which is named `01/ann`. */
export interface BatchFile {
  name: string;
  json: unknown;
}

/**
 * Returns the files of `01` or `01/ann` in a folder, of all of it for `.`, or of the path of another file or folder.
 *
 * @throws where there is none, or where one is no JSON
 */
export function batchFiles(folder: string, wanted: string): BatchFile[] {
  const found = [join(folder, wanted), `${join(folder, wanted)}.json`, wanted].find((path) =>
    existsSync(path),
  );
  if (found === undefined) throw new Error(`There is no batch ${wanted}.`);
  return jsonFilesIn(found).map(readFile);
}

function jsonFilesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => join(path, file));
}

function readFile(file: string): BatchFile {
  const name = `${basename(dirname(file))}/${basename(file, '.json')}`;
  return { name, json: parseJson(name, readFileSync(file, 'utf8')) };
}

/** The parser's own error would quote the text. */
function parseJson(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`${name} is no JSON.`);
  }
}
