import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';

const run = promisify(execFile);
const CHROMIUM_PATH = fileURLToPath(import.meta.resolve('./chromium-path.ts'));
const ASK_AND_RUN = `
  const { chromiumPath } = await import(${JSON.stringify(CHROMIUM_PATH)});
  const { execFileSync } = await import('node:child_process');
  console.log(execFileSync(await chromiumPath(), ['--version'], { encoding: 'utf8' }));
`;

const freshMachine = mkdtempSync(join(tmpdir(), 'harbour-haul-fresh-'));

afterAll(() => rmSync(freshMachine, { recursive: true, force: true }));

test('processes that ask for it at once on a fresh machine can all run it', async () => {
  const { CHROMIUM_PATH: _, ...env } = process.env;
  const asked = Array.from({ length: 3 }, () =>
    run(process.execPath, ['--input-type=module', '-e', ASK_AND_RUN], {
      env: { ...env, TMPDIR: freshMachine, NODE_OPTIONS: '' },
    }),
  );
  for (const { stdout } of await Promise.all(asked)) expect(stdout).toMatch(/Chrom\S* [\d.]+/);
  expect(readdirSync(freshMachine).filter((name) => name.includes('chromium'))).toHaveLength(1);
});
