import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const UNPACK = fileURLToPath(import.meta.resolve('../bin/unpack-chromium.ts'));

/**
 * The Chromium that CHROMIUM_PATH names, else the one in the package @sparticuz/chromium, which needs no download and no
 * system package on Linux x64. It is unpacked once a version and machine.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const directory = join(tmpdir(), `harbour-haul-chromium-${packagedVersion()}`);
  if (!existsSync(directory)) await unpackInto(directory);
  return join(directory, 'chromium');
}

/**
 * Unpacks into a directory that gets its name when it is whole: the package writes to the path that it returns, where
 * another process would take half a file, or one that cannot be run yet (ETXTBSY).
 */
async function unpackInto(directory: string): Promise<void> {
  const unfinished = mkdtempSync(`${directory}-`);
  try {
    await promisify(execFile)(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: unfinished } });
    renameSync(unfinished, directory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have been first.
    if (!existsSync(directory)) throw error;
  }
}

function packagedVersion(): string {
  const require = createRequire(import.meta.url);
  const directory = dirname(dirname(require.resolve('@sparticuz/chromium')));
  return (require(join(directory, 'package.json')) as { version: string }).version;
}
