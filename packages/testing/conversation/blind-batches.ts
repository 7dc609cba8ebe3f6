import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BlindBatch } from '@harbour-haul/domain/conversation/eval/blind/batch';
import { readBatch } from '@harbour-haul/domain/conversation/eval/blind/read-batch';

const BATCHES = fileURLToPath(new URL('../../domain/conversation/eval/blind/batches', import.meta.url));

/**
 * Returns the batches of `01`, `01/ann`, or the path of a file or folder, one for each author.
 *
 * @throws where there is none, or where one is not in the format
 */
export function blindBatches(wanted: string): BlindBatch[] {
  const found = [join(BATCHES, wanted), `${join(BATCHES, wanted)}.json`, wanted].find((path) =>
    existsSync(path),
  );
  if (found === undefined) throw new Error(`There is no batch ${wanted}.`);
  return jsonFilesIn(found).map(readBatchFile);
}

/** Returns the batches that were read and are trained on. */
export function trainingBatches(): BlindBatch[] {
  return existsSync(BATCHES) ? jsonFilesIn(BATCHES).map(readBatchFile) : [];
}

function jsonFilesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => join(path, file));
}

/** `…/01/ann.json` is named `01/ann`. */
function readBatchFile(file: string): BlindBatch {
  const name = `${basename(dirname(file))}/${basename(file, '.json')}`;
  return readBatch(name, parseJson(name, readFileSync(file, 'utf8')));
}

/** The parser's own error would quote the text. */
function parseJson(name: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`${name} is no JSON.`);
  }
}
