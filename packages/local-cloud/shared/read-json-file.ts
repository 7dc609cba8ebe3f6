import { existsSync, readFileSync } from 'node:fs';

/** A file below LOCAL_DIR cannot be read; the message is one line that names it and what to do. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/**
 * The content of a JSON file of an earlier start; undefined where there is none.
 * @throws DamagedFileError
 */
export function readJsonFile<T extends object>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null) return content as T;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new DamagedFileError(
    `${file} is damaged: it holds no whole JSON. Put a copy of it back, or remove LOCAL_DIR to begin anew without its data.`,
  );
}
