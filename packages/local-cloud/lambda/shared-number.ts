import { randomUUID } from 'node:crypto';
import { openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A number that this process sets and others read: those that are given its file. */
export class SharedNumber {
  /** An open file without a name, which ends with the last process that has it. */
  readonly fd: number;

  constructor() {
    const path = join(tmpdir(), `harbour-haul-${randomUUID()}`);
    this.fd = openSync(path, 'wx+');
    unlinkSync(path);
  }

  get value(): number {
    return readSharedNumber(this.fd);
  }

  set value(value: number) {
    writeSync(this.fd, new Uint8Array(Float64Array.of(value).buffer), 0, Float64Array.BYTES_PER_ELEMENT, 0);
  }
}

/** What the number in this file is now; 0 where it was never set. */
export function readSharedNumber(fd: number): number {
  const number = Float64Array.of(0);
  readSync(fd, new Uint8Array(number.buffer), 0, Float64Array.BYTES_PER_ELEMENT, 0);
  return number[0] ?? 0;
}
