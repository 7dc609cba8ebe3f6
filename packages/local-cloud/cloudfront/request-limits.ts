import type { IncomingMessage } from 'node:http';
import { requestHead } from '../http/head-size.ts';
import { type EdgeResponse, edgeError } from './edge-types.ts';

/** CloudFront's limit on a URL, in bytes. */
const URL_LIMIT = 8_192;
/** CloudFront's limit on a request without its body, in bytes. */
const HEAD_LIMIT = 32_768;

/** What CloudFront says to a request whose URL or head is too long, before it looks at anything; it ends the connection then. */
export function tooLongRequest(message: IncomingMessage): EdgeResponse | undefined {
  const { url = '', headers } = message;
  const address = `https://${headers.host ?? ''}${url}`;
  if (address.length <= URL_LIMIT && requestHead(message) <= HEAD_LIMIT) return undefined;
  const { status, headers: own, body } = edgeError(413, 'The request is too large.');
  return { status, headers: { ...own, connection: 'close' }, body };
}
