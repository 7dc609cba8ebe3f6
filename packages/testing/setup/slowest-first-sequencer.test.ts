import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { slowestFiles, slowFilesText } from './slow-files.ts';
import SlowestFirstSequencer from './slowest-first-sequencer.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BROWSER = 'web/e2e/console-accessibility.test.ts';
const LARGE_BROWSER = 'web/e2e/chat-accessibility.test.ts';
const COMPUTING = 'packages/testing/conversation/training.test.ts';
const SERVERS = 'packages/testing/chaos/chaos.integration.test.ts';
const SMALL = 'packages/testing/chaos/index-accounts.test.ts';

const file = (path: string, name: string) => ({
  path: join(ROOT, path),
  context: { config: { displayName: { name } } },
});
const TESTS = [
  file(SMALL, 'unit'),
  file(SERVERS, 'integration'),
  file(BROWSER, 'e2e'),
  file(COMPUTING, 'unit'),
  file(LARGE_BROWSER, 'e2e'),
];

function orderBy(slowFiles: Record<string, number>): string[] {
  return new SlowestFirstSequencer(undefined, slowFiles).sort(TESTS).map(({ path }) => relative(ROOT, path));
}

describe('the order of test files', () => {
  it('begins with those that took longest, of whatever project and size', () => {
    expect(orderBy({ [COMPUTING]: 77, [BROWSER]: 120, [SERVERS]: 40, [LARGE_BROWSER]: 84 })).toEqual([
      BROWSER,
      LARGE_BROWSER,
      COMPUTING,
      SERVERS,
      SMALL,
    ]);
  });

  it('goes on with those that are not among them, by project and then the larger first', () => {
    expect(orderBy({ [COMPUTING]: 77 })).toEqual([COMPUTING, LARGE_BROWSER, BROWSER, SERVERS, SMALL]);
  });

  it('is that of files which are there, the slowest of them first', () => {
    const text = readFileSync(join(ROOT, 'packages/testing/setup/slow-files.json'), 'utf8');
    const files = Object.entries(JSON.parse(text) as Record<string, number>);
    expect(files.filter(([path]) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(files).toEqual(files.toSorted(([, a], [, b]) => b - a));
    expect(files.length).toBeGreaterThan(20);
  });
});

describe('the slowest files of a log', () => {
  const LOG = [
    'PASS unit packages/a.test.ts',
    'PASS e2e web/e2e/b.test.ts (72.533 s)',
    '\u001b[7mFAIL\u001b[27m integration functions/c.integration.test.ts (8.4 s)',
    'PASS component web/src/d.test.tsx (90.1 s)',
    '  ● something else (12 s)',
    'PASS e2e web/e2e/b.test.ts (70.1 s)',
  ].join('\n');

  it('are those that Jest names with their seconds, the slowest first and each once', () => {
    expect(slowestFiles(LOG)).toEqual([
      ['web/src/d.test.tsx', 90],
      ['web/e2e/b.test.ts', 73],
      ['functions/c.integration.test.ts', 8],
    ]);
    expect(slowFilesText(slowestFiles(LOG, 2))).toBe(
      '{\n  "web/src/d.test.tsx": 90,\n  "web/e2e/b.test.ts": 73\n}\n',
    );
  });
});
