import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumPath } from '../../chromium/chromium-path.ts';

const CLI = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page. */
export interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
}

/** Measures a page once as on a phone, in a browser of its own. */
export async function runLighthouse(url: string): Promise<LighthouseReport> {
  const directory = mkdtempSync(join(tmpdir(), 'harbour-haul-lighthouse-'));
  const file = join(directory, 'report.json');
  // A page that is missing on purpose is measured all the same.
  const options = ['--ignore-status-code', '--no-enable-error-reporting', `--chrome-flags=${CHROME_FLAGS}`];
  const output = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    `--only-categories=${CATEGORIES.join()}`,
  ];
  const env = { ...process.env, CHROME_PATH: await chromiumPath() };
  try {
    await promisify(execFile)(process.execPath, [CLI, url, ...output, ...options], { env });
    return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
