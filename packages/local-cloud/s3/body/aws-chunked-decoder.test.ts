import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AwsChunkedDecoder } from './aws-chunked-decoder.ts';

async function decode(pieces: readonly Uint8Array[]) {
  const decoder = Readable.from(pieces).pipe(new AwsChunkedDecoder());
  const chunks = (await decoder.toArray()) as Buffer[];
  return { body: Buffer.concat(chunks), trailers: decoder.trailers };
}

function frame(chunks: readonly Uint8Array[], trailer: string): Buffer {
  const framed = chunks
    .filter((chunk) => chunk.length > 0)
    .flatMap((chunk) => [Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
  return Buffer.concat([...framed, Buffer.from(`0\r\n${trailer}\r\n`)]);
}

it('aws-chunked bodies are decoded, however they were cut into chunks and packets', async () => {
  const bytes = fc.uint8Array({ maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(bytes, { maxLength: 5 }),
      fc.integer({ min: 1, max: 20 }),
      async (chunks, size) => {
        const framed = frame(chunks, 'x-amz-checksum-crc32:AAAAAA==\r\n');
        const packets = Array.from({ length: Math.ceil(framed.length / size) }, (_, index) =>
          framed.subarray(index * size, (index + 1) * size),
        );
        const { body, trailers } = await decode(packets);
        expect(body.equals(Buffer.concat(chunks))).toBe(true);
        expect([...trailers]).toEqual([['x-amz-checksum-crc32', 'AAAAAA==']]);
      },
    ),
  );
});

it.each([
  ['an end that is missing', '3\r\nabc\r\n'],
  ['an end without its empty line', '3\r\nabc\r\n0\r\n'],
  ['more than the chunk has', '3\r\nabcd\r\n0\r\n\r\n'],
  ['less than the chunk has', '5\r\nabc\r\n0\r\n\r\n'],
  ['bytes after the end', '0\r\n\r\nGET / HTTP/1.1\r\n'],
  ['a size that is none', 'x\r\nabc\r\n0\r\n\r\n'],
  ['a negative size', '-1\r\n\r\n'],
  ['a signed chunk', `3;chunk-signature=${'0'.repeat(64)}\r\nabc\r\n0\r\n\r\n`],
  ['lines that end with a feed alone', '3\nabc\n0\n\n'],
  ['a line without an end', '0'.repeat(10_000)],
  ['a trailer that is none', '0\r\nwhat is this\r\n\r\n'],
])('an aws-chunked body is refused with %s', async (_what, text) => {
  await expect(decode([Buffer.from(text)])).rejects.toMatchObject({ name: 'S3Error', status: 400 });
});
