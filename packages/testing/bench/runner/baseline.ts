import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Result } from './results.ts';

/** Figures that were recorded on a quiet machine, to compare later runs with. */
export interface Baseline {
  /** `yyyy-mm-dd` */
  date: string;
  machine: string;
  figures: Record<string, { value: number; noise: number }>;
}

/** Less than this is no change, however quiet the rounds were. */
const MIN_CHANGE = 0.05;

export const BASELINE_FILE = fileURLToPath(new URL('../baseline.json', import.meta.url));

/** The recorded baseline; null where none was recorded yet. */
export function readBaseline(file = BASELINE_FILE): Baseline | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baseline) : null;
}

/** Records these results in place of earlier ones of the same figures; what was not measured stays. */
export function recordBaseline(
  results: readonly Result[],
  { date, machine }: Pick<Baseline, 'date' | 'machine'>,
  file = BASELINE_FILE,
): void {
  const measured = results.map(({ id, value, noise }) => [id, { value: round(value), noise: round(noise) }]);
  const figures: Baseline['figures'] = { ...readBaseline(file)?.figures, ...Object.fromEntries(measured) };
  const sorted = Object.fromEntries(Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ date, machine, figures: sorted }, null, 2)}\n`);
}

/** How a figure stands to the baseline. */
export interface Comparison {
  /** By which share it is higher, or lower where it is negative. */
  change: number;
  /** Whether that is more than the noise of both, and which way. */
  is: 'better' | 'worse' | 'the same';
}

/** Null where the baseline lacks the figure. */
export function compare(result: Result, baseline: Baseline | null): Comparison | null {
  const before = baseline?.figures[result.id];
  if (before === undefined) return null;
  const change = before.value === 0 ? result.value : result.value / before.value - 1;
  const noise = Math.max(MIN_CHANGE, result.noise + before.noise);
  if (Math.abs(change) <= noise) return { change, is: 'the same' };
  return { change, is: change > 0 === (result.budget.side === 'at most') ? 'worse' : 'better' };
}

function round(value: number): number {
  return Number(value.toPrecision(5));
}
