import type { ApiErrorBody } from '@harbour-haul/contract/api-error';
import { FORM_LIMIT_KB } from '@harbour-haul/contract/routes';
import { AppError, type FieldErrors } from '@harbour-haul/domain/errors';
import type { FormBody, FormFile, HttpResponse } from '../http-types.ts';
import type { Middleware } from './pipeline.ts';
import { hasBody, type RequestBodyEvent } from './request-body.ts';

const FORM_TYPE = /^multipart\/form-data\b/i;
/** No form of this API has nearly as many parts. */
const MAX_PARTS = 50;
/** A refusal names what it refuses, and must not grow with what was sent. */
const MAX_NAME = 100;

/**
 * Adds the parsed form on routes that accept one; null for other requests. Senders of forms read the text of an error
 * as `error` (specification section 7). `@middy/http-multipart-body-parser` would bring another parser than Node's own,
 * and hide duplicate fields.
 */
export function formBody(): Middleware<RequestBodyEvent & { form: FormBody | null }> {
  return {
    before: async ({ event }) => {
      event.form = hasBody(event) && event.route.form && isForm(event) ? await parseForm(event) : null;
    },
    onError: (request) => {
      if (!isForm(request.event)) return;
      const response = request.response as HttpResponse;
      const body = response.body as ApiErrorBody;
      request.response = { ...response, body: { ...body, error: body.message } satisfies ApiErrorBody };
    },
  };
}

function isForm(event: RequestBodyEvent): boolean {
  return FORM_TYPE.test(event.headers['content-type'] ?? '');
}

/**
 * The fields and files of a form (RFC 7578).
 * @throws AppError `payload_too_large` or `invalid_input`, which names a field that was sent more than once.
 */
async function parseForm(event: RequestBodyEvent): Promise<FormBody> {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > FORM_LIMIT_KB * 1024) throw formTooLarge();
  const parts = [...(await decode(bytes, event.headers['content-type'] ?? ''))];
  if (parts.length > MAX_PARTS) throw refusal({ body: `Please send at most ${MAX_PARTS} fields.` });
  const names = parts.map(([name]) => name);
  if (names.some((name) => name.length > MAX_NAME))
    throw refusal({ body: `Please use names of at most ${MAX_NAME} characters for fields.` });
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0)
    throw refusal(Object.fromEntries(twice.map((name) => [name, 'Please send it once.'])));
  const fields = parts.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const files = parts.flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value] as const]));
  return {
    fields: Object.fromEntries(fields),
    files: Object.fromEntries(await Promise.all(files.map(async ([name, file]) => [name, await read(file)]))),
  };
}

async function decode(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw refusal({ body: 'Invalid input: please send a valid form.' });
  }
}

async function read(file: File): Promise<FormFile> {
  return { filename: file.name, contentType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

function formTooLarge(): AppError {
  const megabytes = (FORM_LIMIT_KB / 1000).toFixed(1);
  return new AppError(
    'payload_too_large',
    `The form is larger than ${megabytes} MB. Please send larger photos by way of a JSON request to /api/upload-photo.`,
    { fields: { photo: `Please send at most ${megabytes} MB in a form.` } },
  );
}

function refusal(fields: FieldErrors): AppError {
  return new AppError('invalid_input', 'Please check the marked fields.', { fields });
}
