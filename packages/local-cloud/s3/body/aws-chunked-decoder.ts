import { Transform, type TransformCallback } from 'node:stream';
import { S3Error } from '../protocol/s3-error.ts';

type State = 'size' | 'data' | 'data-end' | 'trailer' | 'end';

const maxLineLength = 4096;
const lineEnd = '\r\n';

/**
 * Removes the `aws-chunked` framing of a body (`STREAMING-UNSIGNED-PAYLOAD-TRAILER`); the trailers can be read once the
 * stream has ended. Fails with S3Error for anything that is not exactly that framing.
 */
export class AwsChunkedDecoder extends Transform {
  /** By name in small letters. */
  readonly trailers = new Map<string, string>();
  #state: State = 'size';
  #line = '';
  #left = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      let rest = chunk;
      while (rest.length > 0) rest = this.#state === 'data' ? this.#takeData(rest) : this.#takeLine(rest);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.#state === 'end' ? null : new S3Error('IncompleteBody'));
  }

  #takeData(bytes: Buffer): Buffer {
    const data = bytes.subarray(0, this.#left);
    this.push(data);
    this.#left -= data.length;
    if (this.#left === 0) this.#state = 'data-end';
    return bytes.subarray(data.length);
  }

  #takeLine(bytes: Buffer): Buffer {
    const feed = bytes.indexOf('\n');
    this.#line += bytes.toString('latin1', 0, feed === -1 ? bytes.length : feed + 1);
    if (this.#line.length > maxLineLength) throw new S3Error('IncompleteBody');
    if (feed !== -1) {
      if (!this.#line.endsWith(lineEnd)) throw new S3Error('IncompleteBody');
      const line = this.#line.slice(0, -lineEnd.length);
      this.#line = '';
      this.#endLine(line);
    }
    return feed === -1 ? Buffer.alloc(0) : bytes.subarray(feed + 1);
  }

  #endLine(line: string): void {
    if (this.#state === 'size') {
      if (!/^[0-9a-fA-F]{1,8}$/.test(line)) throw new S3Error('IncompleteBody', 'A chunk has no plain size.');
      this.#left = Number.parseInt(line, 16);
      this.#state = this.#left === 0 ? 'trailer' : 'data';
    } else if (this.#state === 'data-end' && line === '') {
      this.#state = 'size';
    } else if (this.#state === 'trailer') {
      if (line === '') this.#state = 'end';
      else this.#addTrailer(line);
    } else {
      throw new S3Error('IncompleteBody');
    }
  }

  #addTrailer(line: string): void {
    const [, name, value] = /^([A-Za-z0-9-]+):[ \t]*(\S*)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new S3Error('MalformedTrailerError');
    this.trailers.set(name.toLowerCase(), value);
  }
}
