import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const DIRECTORY = fileURLToPath(new URL('../../.build/linux-arm64', import.meta.url));

/** What Lambda's arm64 machines are to npm. */
const PLATFORM = ['--os=linux', '--cpu=arm64', '--libc=glibc'];

interface LockFile {
  packages: Record<string, { version: string; integrity?: string }>;
}

/**
 * The folder of packages of the scope `@img` for Lambda's platform, as the lock file pins them. npm installs on a machine
 * only what runs on it, so that they are fetched once, without Docker, and then cached.
 * @throws Error where they are not there and cannot be fetched.
 */
export function fetchedBinaries(names: readonly string[]): string {
  const manifests = pinnedManifests(names);
  const folder = join(DIRECTORY, 'node_modules', '@img');
  const lockFile = join(DIRECTORY, 'package-lock.json');
  const isFetched =
    names.every((name) => existsSync(join(folder, name))) &&
    existsSync(lockFile) &&
    readFileSync(lockFile, 'utf8') === manifests.lock;
  if (!isFetched) fetchInto(DIRECTORY, manifests);
  return folder;
}

/** A package and a lock file of these packages alone; npm checks what it fetches against the pinned digests. */
function pinnedManifests(names: readonly string[]): { manifest: string; lock: string } {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as LockFile;
  const entries = names.map((name) => {
    const entry = packages[`node_modules/@img/${name}`];
    if (!entry?.integrity) throw new Error(`package-lock.json pins no digest of @img/${name}.`);
    return { name: `@img/${name}`, version: entry.version, integrity: entry.integrity };
  });
  const root = {
    name: 'lambda-binaries',
    version: '0.0.0',
    dependencies: Object.fromEntries(entries.map(({ name, version }) => [name, version])),
  };
  const locked = entries.map(({ name, version, integrity }) => [
    `node_modules/${name}`,
    { version, integrity },
  ]);
  const lock = { ...root, lockfileVersion: 3, packages: { '': root, ...Object.fromEntries(locked) } };
  return { manifest: JSON.stringify({ ...root, private: true }), lock: JSON.stringify(lock) };
}

function fetchInto(directory: string, { manifest, lock }: { manifest: string; lock: string }): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), manifest);
  writeFileSync(join(directory, 'package-lock.json'), lock);
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...PLATFORM],
    {
      cwd: directory,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  rmSync(directory, { recursive: true, force: true });
  throw new Error(
    `The photo cleaner needs sharp's build for Lambda (linux, arm64), which could not be fetched from the registry. Please run "node infra/bin/fetch-lambda-binaries.ts" while online.\n${stderr}`,
  );
}
