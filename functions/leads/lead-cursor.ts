import { AppError } from '@harbour-haul/domain/errors';
import type { LeadSortField } from '@harbour-haul/domain/leads/lead-order';

/** A place in a list as callers carry it: opaque, and good for any status and order of one sort field. */
export function encodeCursor(sort: LeadSortField, key: string): string {
  return Buffer.from(JSON.stringify([sort, key])).toString('base64url');
}

/**
 * The sort key of a cursor.
 * @throws AppError `invalid_input` that names the parameter, for anything this list did not hand out.
 */
export function decodeCursor(name: 'after' | 'before', cursor: string, sort: LeadSortField): string {
  const [ofSort, key] = parse(cursor);
  if (ofSort === sort && typeof key === 'string' && key !== '') return key;
  throw new AppError('invalid_input', 'Please check the marked fields.', {
    fields: { [name]: 'Please use a cursor that this list handed out, with the same sort.' },
  });
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
