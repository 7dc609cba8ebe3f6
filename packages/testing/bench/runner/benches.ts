import { bundlesBench } from '../bundles/bundles-bench.ts';
import { consoleBench } from '../console/console-bench.ts';
import { conversationBench } from '../conversation/conversation-bench.ts';
import { costBench } from '../cost/cost-bench.ts';
import { exportBench } from '../export/export-bench.ts';
import { handlerBench } from '../handler/handler-bench.ts';
import { leadsBench } from '../leads/leads-bench.ts';
import { pagesBench } from '../pages/pages-bench.ts';
import { relayBench } from '../relay/relay-bench.ts';
import { siteBench } from '../site/site-bench.ts';
import type { Bench } from './bench.ts';

/** All benches: what is counted first, then what is timed. */
export const BENCHES: readonly Bench[] = [
  siteBench,
  bundlesBench,
  costBench,
  relayBench,
  handlerBench,
  leadsBench,
  conversationBench,
  exportBench,
  pagesBench,
  consoleBench,
];

/**
 * The benches of these names, or all.
 * @throws Error that lists the names there are
 */
export function benchesNamed(names: readonly string[]): readonly Bench[] {
  const unknown = names.filter((name) => BENCHES.every((bench) => bench.name !== name));
  if (unknown.length > 0) {
    const known = BENCHES.map(({ name }) => name).join(', ');
    throw new Error(`There is no bench ${unknown.join(', ')}. There are: ${known}.`);
  }
  return names.length === 0 ? BENCHES : BENCHES.filter(({ name }) => names.includes(name));
}
