import { PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import synthesize from '../setup/synthesize.ts';
import { spawnProduct, temporaryLocalDir } from '../spawned-product.ts';
import { CATEGORIES, type LighthouseReport, runLighthouse } from './lighthouse/lighthouse-run.ts';
import { median } from './runner/figures.ts';

/**
 * `npm run lighthouse [path …]`: the built product behind the local CloudFront, measured by Lighthouse as on a phone: the
 * median of five runs for each public page and the sign-in, and the audits that cost points. A machine that is busy with other things
 * measures itself.
 */
const RUNS = 5;
/** What the contract does not name as a public page, and anybody may open. */
const OTHERS = ['/login', '/no-such-page'];

const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

const paths = process.argv.length > 2 ? process.argv.slice(2) : [...Object.keys(PUBLIC_PAGES), ...OTHERS];
await synthesize();
const localDir = temporaryLocalDir();
const product = await spawnProduct(localDir.path);
try {
  for (const path of paths) console.log(line(path, await measure(`${product.url}${path}`)));
} finally {
  await product.stop();
  localDir.remove();
}

async function measure(url: string): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  while (reports.length < RUNS) reports.push(await runLighthouse(url));
  return reports;
}

function line(path: string, reports: readonly LighthouseReport[]): string {
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
function lostAudits({ categories, audits }: LighthouseReport): string[] {
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return counting.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
