import type { IncomingMessage } from 'node:http';

/** The body is larger than the service accepts. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Reads a whole request body. @throws BodyTooLargeError beyond `limit` bytes; the rest is discarded. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read on to the end: a response while the client is still sending would reach it as a broken connection.
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limit) throw new BodyTooLargeError(`the body has ${size} bytes, the limit is ${limit}`);
  return Buffer.concat(chunks);
}
