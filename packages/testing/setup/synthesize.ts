import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildAssembly } from '@harbour-haul/local-cloud/cloud/build-assembly';
import { ASSEMBLY_DIR } from '../assembly.ts';
import { GRANT_USES_DIR } from '../grant-uses.ts';
import { TEST_FAULTS } from '../test-faults.ts';
import { claimBuild } from './claim-build.ts';

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
  claimBuild(dirname(ASSEMBLY_DIR), process.env);
  const { indexLagMs, errorShare, seed } = TEST_FAULTS;
  // What failed by chance is run again with the same chances.
  process.stdout.write(
    `DynamoDB: TEST_INDEX_LAG=${indexLagMs} TEST_DYNAMODB_ERRORS=${errorShare} TEST_SEED=${seed}\n`,
  );
  for (const directory of [ASSEMBLY_DIR, GRANT_USES_DIR]) rmSync(directory, { recursive: true, force: true });
  await buildAssembly(ASSEMBLY_DIR, () => {}, new AbortController().signal);
}
