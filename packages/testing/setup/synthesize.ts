import { rmSync } from 'node:fs';
import { buildAssembly } from '@harbour-haul/local-cloud/cloud/build-assembly';
import { ASSEMBLY_DIR } from '../assembly.ts';
import { GRANT_USES_DIR } from '../grant-uses.ts';

let synthesis: Promise<void> | undefined;

/**
 * Builds the web and synthesizes the stack once per run, before the first project that needs the cloud assembly: tests
 * create their tables from it and run the product from it, as `npm start` does.
 */
export default function synthesize(): Promise<void> {
  synthesis ??= build();
  return synthesis;
}

async function build(): Promise<void> {
  for (const directory of [ASSEMBLY_DIR, GRANT_USES_DIR]) rmSync(directory, { recursive: true, force: true });
  await buildAssembly(ASSEMBLY_DIR, () => {}, new AbortController().signal);
}
