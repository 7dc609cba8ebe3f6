import { FORM_LIMIT_KB } from '@harbour-haul/contract/routes';
import { AppError, type FieldErrors } from '@harbour-haul/domain/errors';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A file of a form. Its name and type are the sender's claim. */
interface FormFile {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A parsed form: each field and each file once, by name. */
export interface FormBody {
  fields: Record<string, string>;
  files: Record<string, FormFile>;
}

const FORM_TYPE = /^multipart\/form-data\b/i;
/** No form of this API has nearly as many parts. */
const MAX_PARTS = 50;

/** Whether a request's body is a form. */
export function isForm(event: APIGatewayProxyEventV2): boolean {
  return FORM_TYPE.test(event.headers['content-type'] ?? '');
}

/**
 * The fields and files of a form (RFC 7578).
 * @throws AppError `payload_too_large` or `invalid_input`, which names a field that was sent more than once.
 */
export async function readFormBody(event: APIGatewayProxyEventV2): Promise<FormBody> {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > FORM_LIMIT_KB * 1024) throw formTooLarge();
  const parts = [...(await parse(bytes, event.headers['content-type'] ?? ''))];
  if (parts.length > MAX_PARTS) throw refusal({ body: `Please send at most ${MAX_PARTS} fields.` });
  const names = parts.map(([name]) => name);
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

async function parse(bytes: Buffer, contentType: string): Promise<FormData> {
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
