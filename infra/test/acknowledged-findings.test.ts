import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSEMBLY_DIR } from '@harbour-haul/testing/assembly';
import { expect, it } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { acknowledgedFindings } from '../lib/acknowledged-findings.ts';
import { settingsOf } from '../lib/settings/settings.ts';

interface Report {
  pluginReports: {
    violations: unknown[];
    suppressedViolations: { acknowledgedAt: string; acknowledgedId: string }[];
  }[];
}

const { pluginReports } = JSON.parse(
  readFileSync(join(ASSEMBLY_DIR, 'validation-report.json'), 'utf8'),
) as Report;

it('the rules of AWS find nothing that is not acknowledged', () => {
  expect(pluginReports.length).toBeGreaterThan(0);
  expect(pluginReports.flatMap(({ violations }) => violations)).toEqual([]);
});

it('acknowledges nothing that is not found: neither what was mended since nor what never was', () => {
  const found = pluginReports.flatMap(({ suppressedViolations }) =>
    suppressedViolations.map(
      (one) => `${one.acknowledgedAt.replace(/^HarbourHaul\//, '')} ${one.acknowledgedId}`,
    ),
  );
  // The library's own warnings are printed, and not reported.
  const accepted = acknowledgedFindings(settingsOf(new App()))
    .filter(({ id }) => !id.startsWith('Annotation::'))
    .map(({ path, id }) => `${path} ${id}`);
  expect(accepted.filter((one) => !found.includes(one))).toEqual([]);
});
