import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import { chromiumPath } from '../browser.ts';
import synthesize from '../setup/synthesize.ts';
import { spawnProduct, temporaryLocalDir } from '../spawned-product.ts';

/**
 * `npm run lighthouse [path …]`: the built product behind the local CloudFront, measured by Lighthouse as on a phone: the
 * median of five runs for each public page, and the audits that cost points. A machine that is busy with other things
 * measures itself.
 */
const RUNS = 5;
const CLI = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
const NOT_FOUND = '/no-such-page';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : [...Object.keys(PUBLIC_PAGES), NOT_FOUND];
await synthesize();
const localDir = temporaryLocalDir();
const product = await spawnProduct(localDir.path);
try {
  for (const path of paths) console.log(line(path, await measure(`${product.url}${path}`)));
} finally {
  await product.stop();
  localDir.remove();
}

async function measure(url: string): Promise<Report[]> {
  const reports: Report[] = [];
  while (reports.length < RUNS) reports.push(await run(url));
  return reports;
}

async function run(url: string): Promise<Report> {
  const file = join(localDir.path, 'lighthouse.json');
  const categories = `--only-categories=${CATEGORIES.join()}`;
  const output = ['--output=json', `--output-path=${file}`, '--quiet'];
  const environment = { ...process.env, CHROME_PATH: await chromiumPath() };
  // A page that is missing on purpose is measured all the same.
  const options = ['--ignore-status-code', '--no-enable-error-reporting', `--chrome-flags=${CHROME_FLAGS}`];
  await promisify(execFile)(process.execPath, [CLI, url, categories, ...output, ...options], {
    env: environment,
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function line(path: string, reports: readonly Report[]): string {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0))),
  );
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const [fcp, lcp, tbt] = TIMES.map((audit) => `${Math.round(value(audit))} ms`);
  const shift = value('cumulative-layout-shift').toFixed(3);
  const lost = [...new Set(reports.flatMap(lostAudits))].join(', ') || 'nothing';
  return `${path}: ${scores.join(' / ')}; FCP ${fcp}, LCP ${lcp}, TBT ${tbt}, CLS ${shift}; lost by: ${lost}`;
}

/** The audits that count and were not passed in full. */
function lostAudits({ categories, audits }: Report): string[] {
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return counting.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
