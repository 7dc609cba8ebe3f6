import { LOGIN_PATH, PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import synthesize from '../setup/synthesize.ts';
import { spawnProduct, temporaryLocalDir } from '../spawned-product.ts';
import { CATEGORIES, type LighthouseReport, runLighthouse } from './lighthouse/lighthouse-run.ts';
import { missedGoals, type PageFigures, type PageKind } from './lighthouse/page-goals.ts';
import { pageKind } from './lighthouse/page-kind.ts';
import { median } from './runner/figures.ts';

/**
 * `npm run lighthouse [path …]`: the built product behind the local CloudFront, measured by Lighthouse as on a phone: the
 * median of five runs for each public page and the sign-in, the goals that it misses, and the audits that cost points. Ends with 1 where
 * a goal is missed. A machine that is busy with other things measures itself.
 */
const RUNS = 5;
/** What the contract does not name as a public page, and anybody may open. */
const OTHERS = [LOGIN_PATH, '/no-such-page'];

const paths = process.argv.length > 2 ? process.argv.slice(2) : [...Object.keys(PUBLIC_PAGES), ...OTHERS];
await synthesize();
const localDir = temporaryLocalDir();
const product = await spawnProduct(localDir.path);
const missing: string[] = [];
try {
  for (const path of paths) {
    const url = `${product.url}${path}`;
    const kind = await kindOf(url);
    const reports = await measure(url);
    const missed = missedGoals(figuresOf(reports), kind);
    if (missed.length > 0) missing.push(path);
    console.log(line(path, reports, missed));
  }
} finally {
  await product.stop();
  localDir.remove();
}
console.log(missing.length === 0 ? 'All goals held.' : `Missed by ${missing.join(', ')}.`);
process.exitCode = missing.length === 0 ? 0 : 1;

async function kindOf(url: string): Promise<PageKind> {
  const response = await fetch(url);
  return pageKind(response.status, await response.text(), new URL(url).pathname === LOGIN_PATH);
}

async function measure(url: string): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  while (reports.length < RUNS) reports.push(await runLighthouse(url));
  return reports;
}

function figuresOf(reports: readonly LighthouseReport[]): PageFigures {
  const score = (name: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0)));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: Math.round(auditValue(reports, 'largest-contentful-paint')),
    tbt: Math.round(auditValue(reports, 'total-blocking-time')),
    cls: Number(auditValue(reports, 'cumulative-layout-shift').toFixed(3)),
  };
}

/** A function, not a constant: the run above is over before one is there. */
function auditValue(reports: readonly LighthouseReport[], audit: string): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
}

function line(path: string, reports: readonly LighthouseReport[], missed: readonly string[]): string {
  const { scores, lcp, tbt, cls } = figuresOf(reports);
  const fcp = Math.round(auditValue(reports, 'first-contentful-paint'));
  const lost = [...new Set(reports.flatMap(lostAudits))].join(', ') || 'nothing';
  const verdict = missed.length === 0 ? 'held' : `missed: ${missed.join(', ')}`;
  const all = CATEGORIES.map((name) => scores[name]).join(' / ');
  return `${path}: ${all}; FCP ${fcp} ms, LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls.toFixed(3)}; ${verdict}; lost by: ${lost}`;
}

/** The audits that count and were not passed in full. */
function lostAudits({ categories, audits }: LighthouseReport): string[] {
  const counting = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return counting.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
