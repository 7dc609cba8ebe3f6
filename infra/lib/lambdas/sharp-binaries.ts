import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchedBinaries } from './fetch-binaries.ts';

/** Where a bundle is to run: in Lambda, or on the machine that makes it, as the local cloud wants it. */
export type BundlePlatform = 'lambda' | 'host';

const INSTALLED = fileURLToPath(new URL('../../../node_modules/@img', import.meta.url));

/** The compiled parts of sharp for Lambda's arm64: the addon, and the library that it calls. */
const LAMBDA_PACKAGES = ['sharp-linux-arm64', 'sharp-libvips-linux-arm64'];

/** The compiled parts that npm chose for a machine. */
const COMPILED = /^sharp-/;

/**
 * Puts the compiled parts of sharp beside a bundle, for one platform and no other. What is there in the right version is
 * left alone: a running local cloud may have it loaded.
 */
export function placeSharpBinaries(outDir: string, platform: BundlePlatform): void {
  const source = platform === 'host' ? INSTALLED : fetchLambdaBinaries();
  const wanted =
    platform === 'host' ? readdirSync(INSTALLED).filter((name) => COMPILED.test(name)) : LAMBDA_PACKAGES;
  const target = join(outDir, 'node_modules', '@img');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target)) {
    if (!wanted.includes(name)) rmSync(join(target, name), { recursive: true });
  }
  for (const name of wanted) {
    const [from, to] = [join(source, name), join(target, name)];
    if (versionIn(from) === versionIn(to)) continue;
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  }
}

/**
 * The folder of the compiled parts for Lambda; on a machine like Lambda's, npm has installed them already.
 * @throws Error where they are not there and cannot be fetched.
 */
export function fetchLambdaBinaries(): string {
  return LAMBDA_PACKAGES.every((name) => existsSync(join(INSTALLED, name)))
    ? INSTALLED
    : fetchedBinaries(LAMBDA_PACKAGES);
}

function versionIn(directory: string): string | null {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
