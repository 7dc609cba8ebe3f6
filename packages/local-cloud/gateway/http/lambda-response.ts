import { isRecord } from '../../template/template.ts';

/** A response ready to be written. */
export interface HttpResponse {
  readonly status: number;
  /** Names in small letters; several Set-Cookie lines as a list. */
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer;
}

/** The function's result cannot be made a response; API Gateway sends 500. */
export class MalformedResponseError extends Error {
  override readonly name = 'MalformedResponseError';
}

/**
 * Maps what a function returned as payload format 2.0 does: without a statusCode the value itself is a 200 of JSON.
 * @throws MalformedResponseError
 */
export function lambdaResponse(result: unknown): HttpResponse {
  if (!isRecord(result) || !('statusCode' in result)) return jsonResponse(200, result);
  const status = Number(result.statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new MalformedResponseError(`statusCode ${String(result.statusCode)}`);
  }
  const headers = responseHeaders(result.headers);
  if (Array.isArray(result.cookies)) headers['set-cookie'] = result.cookies.map(String);
  const body = responseBody(result);
  if (body.length > 0) headers['content-type'] ??= 'text/plain;charset=UTF-8';
  return { status, headers, body };
}

/** A JSON response, as the gateway's own errors are. */
export function jsonResponse(status: number, value: unknown): HttpResponse {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) };
}

function responseHeaders(value: unknown): HttpResponse['headers'] {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw new MalformedResponseError('headers must be an object');
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !['content-length', 'connection', 'transfer-encoding'].includes(name.toLowerCase()))
      .map(([name, content]) => [name.toLowerCase(), String(content)]),
  );
}

function responseBody(result: Record<string, unknown>): Buffer {
  const { body } = result;
  if (body === undefined || body === null) return Buffer.alloc(0);
  if (typeof body !== 'string') throw new MalformedResponseError('body must be a text');
  return Buffer.from(body, result.isBase64Encoded === true ? 'base64' : 'utf8');
}
