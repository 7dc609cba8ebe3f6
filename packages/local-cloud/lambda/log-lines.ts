import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Passes a stream on line by line. */
export function forwardLines(stream: Readable, log: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', log);
}
