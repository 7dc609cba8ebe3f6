import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

const FIGURES = 3;
const LONGEST_US = 3_600_000_000;
const US = 1_000;

/** How long things took, in a histogram of three figures, so that an hour of them takes no more room than a second. */
export class Latencies {
  readonly #histogram: RecordableHistogram = createHistogram({
    lowest: 1,
    highest: LONGEST_US,
    figures: FIGURES,
  });

  record(ms: number): void {
    this.#histogram.record(Math.min(LONGEST_US, Math.max(1, Math.round(ms * US))));
  }

  /** Takes over what another has recorded. */
  add(other: Latencies): void {
    if (other.count > 0) this.#histogram.add(other.#histogram);
  }

  get count(): number {
    return this.#histogram.count;
  }

  /** So many milliseconds were enough for this share (above 0, up to 1) of all; 0 where there are none. */
  atShare(share: number): number {
    return this.count === 0 ? 0 : this.#histogram.percentile(share * 100) / US;
  }
}

/** As a report has them, in whole milliseconds. */
export interface LatencySummary {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export function summaryOf(latencies: Latencies): LatencySummary {
  const [p50 = 0, p95 = 0, p99 = 0, max = 0] = [0.5, 0.95, 0.99, 1].map((share) =>
    Math.round(latencies.atShare(share)),
  );
  return { count: latencies.count, p50, p95, p99, max };
}
