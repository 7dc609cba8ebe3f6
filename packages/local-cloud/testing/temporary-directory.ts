import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

/** A folder of its own for a test file, removed after it. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'local-cloud-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
