import { createHash } from 'node:crypto';
import { AppError } from '@harbour-haul/domain/errors';

/** The opaque cursor of a page position, valid in the list of this name alone. */
export function encodeCursor(list: string, key: string): string {
  return Buffer.from(JSON.stringify([listMark(list), key])).toString('base64url');
}

/**
 * The key of a cursor.
 * @throws AppError `invalid_input` that names the parameter, for anything that this list did not return.
 */
export function decodeCursor(name: 'after' | 'before', cursor: string, list: string): string {
  const [ofList, key] = parse(cursor);
  if (ofList === listMark(list) && typeof key === 'string' && key !== '') return key;
  throw new AppError('invalid_input', 'Please check the marked fields.', {
    fields: {
      [name]: 'Please use a cursor that this list handed out, with the same sort, search and filters.',
    },
  });
}

/** Names of lists hold the search text, which may be long: a few bits distinguish them. */
function listMark(list: string): string {
  return createHash('sha256').update(list).digest('base64url').slice(0, 12);
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
