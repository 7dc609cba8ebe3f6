import type { Bench, OpenBench, Sample, Scale } from './bench.ts';
import { type Result, resultsOf } from './results.ts';

interface Running {
  bench: Bench;
  open: OpenBench;
  samples: Sample[];
}

/**
 * Measures benches in turns, round by round: what slows the machine for a while slows a round of each and shows as noise,
 * in place of making one of them look slow. All are closed at the end, whatever fails.
 */
export async function runBenches(
  benches: readonly Bench[],
  scale: Scale,
  log: (line: string) => void = () => {},
): Promise<Result[]> {
  const running: Running[] = [];
  try {
    for (const bench of benches) {
      const began = performance.now();
      running.push({ bench, open: await bench.open(scale), samples: [] });
      log(`${bench.name} is ready after ${seconds(began)}`);
    }
    for (let round = 0; round < scale.rounds; round += 1) await runRound(running, round, log);
    return running.flatMap(({ bench, samples }) => resultsOf(bench, samples));
  } finally {
    for (const { open } of running.toReversed()) await open.close();
  }
}

async function runRound(running: Running[], round: number, log: (line: string) => void): Promise<void> {
  const due = running.filter(({ bench: { maxRounds = Number.POSITIVE_INFINITY } }) => round < maxRounds);
  const took: string[] = [];
  for (const { bench, open, samples } of round % 2 === 0 ? due : due.toReversed()) {
    const began = performance.now();
    samples.push(...(await open.round(round)));
    took.push(`${bench.name} ${seconds(began)}`);
  }
  log(`round ${round + 1}: ${took.join(', ')}`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
