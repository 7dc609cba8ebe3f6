/** What a worker held at some moment, garbage left out. */
export interface MemorySample {
  /** Seconds since the first. */
  at: number;
  bytes: number;
}

export interface MemoryGrowth {
  samples: number;
  first: number;
  last: number;
  /** By how many bytes it grew from the first sample to the last, by the slope that most pairs of samples agree on. */
  growth: number;
  isFlat: boolean;
}

const MEGABYTE = 2 ** 20;
/** Caches fill, and code that was compiled stays: less than this, or than this share of the first sample, is no leak. */
const TOLERATED = { bytes: 4 * MEGABYTE, share: 0.1 } as const;

/**
 * How memory grew: by the median of the slopes between all pairs of samples (Theil and Sen), which a single odd sample does
 * not move. At least one sample.
 */
export function memoryGrowth(samples: readonly MemorySample[]): MemoryGrowth {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There is no sample of this memory.');
  const growth = medianSlope(samples) * (last.at - first.at);
  return {
    samples: samples.length,
    first: first.bytes,
    last: last.bytes,
    growth,
    isFlat: growth <= Math.max(TOLERATED.bytes, TOLERATED.share * first.bytes),
  };
}

function medianSlope(samples: readonly MemorySample[]): number {
  const slopes = samples.flatMap((from, index) =>
    samples
      .slice(index + 1)
      .filter(({ at }) => at > from.at)
      .map(({ at, bytes }) => (bytes - from.bytes) / (at - from.at)),
  );
  const sorted = slopes.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half) - 1] ?? 0)) / 2;
}
