import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { afterAll, expect, it } from '@jest/globals';
import { bundleFunction } from '../lib/lambdas/bundle-functions.ts';

const directory = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const bundleFor = (platform: 'host' | 'lambda') => {
  bundleFunction('chat', platform, join(directory, platform));
  return readFileSync(join(directory, platform, 'index.mjs'), 'utf8');
};

it('what widens limits on this machine is in no bundle that is deployed', () => {
  expect(bundleFor('host')).toContain('process.env.LIMITS');
  expect(bundleFor('lambda')).not.toMatch(/process\.env\.LIMITS\b|"loose"|'loose'/);
});

it('the stack has no variable that widens limits', () => {
  expect(JSON.stringify(readTemplate())).not.toMatch(/"LIMITS"|loose/);
});
