import type { Bench, Budget, Sample } from './bench.ts';
import { median, noiseOf } from './figures.ts';

export type Verdict = 'held' | 'over';

/** What all rounds of one figure come to. */
export interface Result {
  /** `bench/budget` or `bench/budget/part`: its name in files. */
  id: string;
  bench: string;
  budget: Budget;
  part: string | null;
  /** The median of the rounds. */
  value: number;
  /** How far the rounds lie apart, as a share of the value. */
  noise: number;
  rounds: number;
  verdict: Verdict;
}

/**
 * Adds up what a bench has measured.
 * @throws Error where a sample names no budget of its bench, or a budget was never measured: it would count as held.
 */
export function resultsOf({ name, budgets }: Bench, samples: readonly Sample[]): Result[] {
  const byFigure = Map.groupBy(samples, ({ budget, part }) =>
    part === undefined ? budget : `${budget}/${part}`,
  );
  const measured = new Set(samples.map(({ budget }) => budget));
  const missing = Object.keys(budgets).filter((budget) => !measured.has(budget));
  if (missing.length > 0) throw new Error(`${name} has not measured ${missing.join(', ')}.`);
  return [...byFigure].map(([figure, ofFigure]) => {
    const [first] = ofFigure;
    const budget = budgets[first?.budget ?? ''];
    if (budget === undefined) throw new Error(`${name} has no budget for ${figure}.`);
    const values = ofFigure.map(({ value }) => value);
    const value = median(values);
    return {
      id: `${name}/${figure}`,
      bench: name,
      budget,
      part: first?.part ?? null,
      value,
      noise: noiseOf(values),
      rounds: values.length,
      verdict: isWithin(budget, value) ? 'held' : 'over',
    };
  });
}

function isWithin({ side, limit }: Budget, value: number): boolean {
  return side === 'at most' ? value <= limit : value >= limit;
}

/** How much of a budget is used up: above 1 is over it. */
function usedShare({ budget: { side, limit }, value }: Result): number {
  if (limit === 0) return value === 0 ? 0 : Number.POSITIVE_INFINITY;
  return side === 'at most' ? value / limit : limit / value;
}

/** Of each budget the figure that is nearest to it or furthest over it, and how many figures it stands for. */
export function worstOfBudgets(results: readonly Result[]): { worst: Result; of: number }[] {
  const byBudget = Map.groupBy(results, ({ bench, budget }) => `${bench} ${budget.what}`);
  return [...byBudget.values()].map((ofBudget) => {
    const worst = ofBudget.reduce((a, b) => (usedShare(b) > usedShare(a) ? b : a));
    return { worst, of: ofBudget.length };
  });
}
