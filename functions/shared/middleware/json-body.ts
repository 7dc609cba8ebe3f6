import { AppError } from '@harbour-haul/domain/errors';
import type { FormBody } from '../http-types.ts';
import type { Middleware } from './pipeline.ts';
import { hasBody, type RequestBodyEvent } from './request-body.ts';

/** The limit of a JSON body where its route gives none (`bodyKb`); a larger one is refused before it is parsed. */
const USUAL_KB = 64;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/**
 * Adds the parsed JSON body; undefined where a request has none or a form. `@middy/http-json-body-parser` would parse
 * before any limit, and its statuses and texts are not the contract's.
 */
export function jsonBody(): Middleware<RequestBodyEvent & { form: FormBody | null; json: unknown }> {
  return {
    before: ({ event }) => {
      event.json = hasBody(event) && !event.form ? parseJson(event, event.route.bodyKb) : undefined;
    },
  };
}

/** @throws AppError `payload_too_large`, `unsupported_media_type` or `invalid_input`. */
function parseJson(event: RequestBodyEvent, limitKb = USUAL_KB): unknown {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
    : (event.body ?? '');
  if (Buffer.byteLength(text) > limitKb * 1024) {
    throw new AppError('payload_too_large', `The request body is larger than ${limitKb} KB.`);
  }
  if (!JSON_TYPE.test(event.headers['content-type'] ?? '')) {
    throw new AppError('unsupported_media_type', 'Please send JSON with Content-Type: application/json.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_input', 'The request body is not valid JSON.', {
      fields: { body: 'Invalid input: please send valid JSON.' },
    });
  }
}
