import { PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import { NO_FAULTS } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';
import { launchBrowser } from '../../chromium/browser.ts';
import { startLocalProduct } from '../../local-product.ts';
import { CATEGORIES, type LighthouseReport, runLighthouse } from '../lighthouse/lighthouse-run.ts';
import type { Bench, Sample } from '../runner/bench.ts';
import { ISLANDS, islandOpenTime } from './island-open.ts';

/** Audits that have a budget of their own, by the name of that. */
const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/**
 * What phones make of public pages: Lighthouse, and how long an island takes to open that was preloaded. A usual run
 * looks at the landing page alone.
 */
export const pagesBench: Bench = {
  name: 'pages',
  maxRounds: 5,
  budgets: {
    score: { what: "Lighthouse's score", unit: 'points', limit: 100, side: 'at least' },
    lcp: { what: 'largest contentful paint', unit: 'ms', limit: 950, side: 'at most' },
    tbt: { what: 'total blocking time', unit: 'ms', limit: 20, side: 'at most' },
    shift: { what: 'layout shift', unit: '', limit: 0, side: 'at most' },
    open: { what: 'an island opens at 4x CPU and 1.6 Mbps', unit: 'ms', limit: 700, side: 'at most' },
  },
  open: async ({ size }) => {
    const product = await startLocalProduct({ faults: NO_FAULTS });
    const browser = await launchBrowser();
    const paths = size === 'full' ? Object.keys(PUBLIC_PAGES) : ['/'];
    return {
      round: async () => {
        const samples: Sample[] = [];
        for (const path of paths)
          samples.push(...samplesOf(path, await runLighthouse(`${product.url}${path}`)));
        for (const island of ISLANDS)
          samples.push({
            budget: 'open',
            part: island,
            value: await islandOpenTime(browser, product.url, island),
          });
        return samples;
      },
      close: async () => {
        await browser.close();
        await product.stop();
      },
    };
  },
};

function samplesOf(path: string, { categories, audits }: LighthouseReport): Sample[] {
  return [
    ...CATEGORIES.map((name) => ({
      budget: 'score',
      part: `${path} ${name}`,
      value: Math.round(100 * (categories[name]?.score ?? 0)),
    })),
    ...Object.entries(AUDITS).map(([budget, audit]) => ({
      budget,
      part: path,
      value: audits[audit]?.numericValue ?? Number.NaN,
    })),
  ];
}
