import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const SHARED_MEMORY = '/dev/shm';
/** Containers that ask for nothing else have 64 MB. */
const ENOUGH_BYTES = 1024 ** 3;

/**
 * Where what does not outlive a test is kept: in memory where the machine has room. The local cloud's state is written anew with each
 * row that a function has read of a stream, and a worker would wait for the disk each time.
 */
export const MEMORY_DIRECTORY = hasRoom(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir();

function hasRoom(directory: string): boolean {
  try {
    accessSync(directory, constants.W_OK);
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
