import { errorCode } from './error-code.ts';

const CODES = ['ENOSPC', 'EDQUOT'];

/** Whether something failed for want of room, by the disk or by the user's share of it. */
export function isDiskFull(error: unknown): boolean {
  return CODES.includes(errorCode(error) ?? '');
}

/**
 * Writes what is held in memory as well. A full disk is said and is no failure: what is held goes on, is written with its next
 * change, and is lost only where this process ends before.
 * @throws what `write` throws for another reason
 */
export function writeIfRoom(file: string, log: (line: string) => void, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log(`No room on the disk for ${file}: it is as it was before. Make room, and go on.`);
  }
}
