import type { IncomingMessage } from 'node:http';

/** The bytes of a request line and of all header values, which API Gateway limits; names do not count. */
export function requestLineAndValues({
  method = '',
  url = '',
  httpVersion,
  rawHeaders,
}: IncomingMessage): number {
  const values = rawHeaders.filter((_, index) => index % 2 === 1);
  return bytes(`${method} ${url} HTTP/${httpVersion}`, ...values);
}

/** The bytes of a request but for its body, which CloudFront limits. */
export function requestHead({ method = '', url = '', httpVersion, rawHeaders }: IncomingMessage): number {
  // Each line ends with two characters, and so does a name.
  return bytes(`${method} ${url} HTTP/${httpVersion}`, ...rawHeaders) + 2 * (rawHeaders.length + 2);
}

/** Node reads each byte of a head as one character. */
function bytes(...texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}
