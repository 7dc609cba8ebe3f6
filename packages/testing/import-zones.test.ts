import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const FORBIDDEN = [
  ['packages/domain/leads/x.ts', 'node:fs'],
  ['packages/domain/leads/x.ts', '@harbour-haul/contract/routes'],
  ['packages/domain/leads/x.ts', '@aws-sdk/client-dynamodb'],
  ['packages/contract/x.ts', '@harbour-haul/aws/dynamodb/keys'],
  ['packages/contract/x.ts', 'react'],
  ['packages/aws/x.ts', '@harbour-haul/contract/routes'],
  ['functions/leads/x.ts', '@aws-sdk/client-dynamodb'],
  ['functions/leads/x.ts', '@harbour-haul/local-cloud/cloud/main'],
  ['infra/lib/x.ts', '@harbour-haul/aws/dynamodb/leads-repository'],
  ['infra/lib/x.ts', '../../functions/leads/index.ts'],
  ['packages/local-cloud/cloud/x.ts', '../../../functions/leads/index.ts'],
  ['packages/local-cloud/cloud/x.ts', '@harbour-haul/domain/errors'],
  ['web/src/app/x.tsx', '@harbour-haul/aws/dynamodb/keys'],
  ['web/src/features/login/x.tsx', '#features/admin-leads/leads-tab.tsx'],
  ['web/src/features/login/x.tsx', '../admin-leads/leads-tab.tsx'],
  ['web/src/features/login/form/x.tsx', '../../admin-leads/leads-tab.tsx'],
  ['web/src/features/login/form/x.tsx', '#features/admin-leads/leads-tab.tsx'],
  ['web/src/lib/x.ts', '#features/login/login-page.tsx'],
] as const;

const ALLOWED = [
  ['packages/domain/leads/x.ts', 'luxon'],
  ['packages/contract/x.ts', '@harbour-haul/domain/errors'],
  ['packages/aws/x.ts', '@harbour-haul/domain/errors'],
  ['functions/leads/x.ts', '@harbour-haul/aws/dynamodb/leads-repository'],
  ['infra/lib/x.ts', '@harbour-haul/aws/dynamodb/keys'],
  ['infra/lib/x.ts', '@harbour-haul/contract/routes'],
  ['infra/lib/lambdas/x.ts', '@harbour-haul/contract/functions'],
  ['web/src/features/login/x.tsx', '#lib/api-client.ts'],
  ['web/src/features/login/form/x.tsx', '../login-page.tsx'],
  ['web/src/app/x.tsx', '#features/login/login-page.tsx'],
] as const;

/** The modules that the linter refuses, as `file module`, of one import a file in a tree like ours. */
function refusedImports(imports: readonly (readonly [string, string])[]): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'import-zones-'));
  try {
    const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as object;
    writeFileSync(join(tree, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
    const files = imports.map(([file, module], index) => {
      const probe = file.replace('x.ts', `x${index}.ts`);
      mkdirSync(dirname(join(tree, probe)), { recursive: true });
      writeFileSync(join(tree, probe), `import { x } from '${module}';\n\nx();\n`);
      return probe;
    });
    const args = ['lint', '--only=style/noRestrictedImports', '--colors=off', '--max-diagnostics=none', '.'];
    const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), args, {
      cwd: tree,
      encoding: 'utf8',
    });
    const output = stdout + stderr;
    expect(output).toContain(`Checked ${files.length + 1} files`);
    return imports.filter((_, index) => output.includes(`${files[index]}:`)).map((pair) => pair.join(' '));
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

it('the linter refuses every import against the direction of the packages', () => {
  expect(refusedImports(FORBIDDEN)).toEqual(FORBIDDEN.map((pair) => pair.join(' ')));
});

it('the linter allows the imports that the packages are built on', () => {
  expect(refusedImports(ALLOWED)).toEqual([]);
});

it('the linter refuses import circles, of types too', () => {
  const tree = mkdtempSync(join(tmpdir(), 'import-circles-'));
  try {
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
    writeFileSync(join(tree, 'a.ts'), "import type { B } from './b.ts';\n\nexport type A = B[];\n");
    writeFileSync(join(tree, 'b.ts'), "import type { A } from './a.ts';\n\nexport type B = A[];\n");
    const { stdout, status } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['.'], {
      cwd: tree,
      encoding: 'utf8',
    });
    expect(stdout).toContain('import(no-cycle)');
    expect(status).toBe(1);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
});
