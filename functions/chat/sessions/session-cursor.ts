import { AppError } from '@harbour-haul/domain/errors';

/** A time and the id of a session (`aws/dynamodb/sessions/session-items.ts`). */
const KEY = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z#[0-9a-f-]{36}$/;

/** The opaque cursor of a page position in a list of sessions. */
export function encodeCursor(key: string): string {
  return Buffer.from(key).toString('base64url');
}

/** @throws AppError `invalid_input` for anything that no list of sessions returned. */
export function decodeCursor(cursor: string): string {
  const key = Buffer.from(cursor, 'base64url').toString('utf8');
  if (KEY.test(key)) return key;
  throw new AppError('invalid_input', 'Please check the marked fields.', {
    fields: { after: 'Please use a cursor that this list handed out.' },
  });
}
