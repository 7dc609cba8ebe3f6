import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Error } from './s3-error.ts';
import { writeXml } from './write-xml.ts';

export interface S3Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream needs its `content-length` among the headers. */
  readonly body?: string | Readable;
}

/** A response in XML. */
export function xmlResponse(...document: Parameters<typeof writeXml>): S3Response {
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: writeXml(...document) };
}

/** A response without a body. */
export function emptyResponse(status: number, headers: Readonly<Record<string, string>> = {}): S3Response {
  return { status, headers };
}

/** S3's own form of an error; any other error is InternalError. */
export function errorResponse(error: unknown, resource: string, requestId: string): S3Response {
  const { status, code, message } = error instanceof S3Error ? error : new S3Error('InternalError');
  const body = writeXml('Error', { Code: code, Message: message, Resource: resource, RequestId: requestId });
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

/** Writes the response; resolves when all of it is sent. @throws when the connection is lost on the way */
export async function sendResponse(
  response: ServerResponse,
  { status, headers, body }: S3Response,
  method: string,
): Promise<void> {
  const isStream = typeof body === 'object';
  const bodiless = status === 204 || status === 304;
  const length = bodiless || isStream ? {} : { 'content-length': String(Buffer.byteLength(body ?? '')) };
  response.writeHead(status, { ...length, ...headers });
  if (isStream && method !== 'HEAD') await pipeline(body, response);
  else response.end(method === 'HEAD' || bodiless || isStream ? undefined : body);
}
