import { type Baseline, compare } from './baseline.ts';
import { type Result, worstOfBudgets } from './results.ts';

const HEAD = ['budget', 'limit', 'measured', 'noise', 'baseline', 'verdict'];
/** Texts stand to the left, figures to the right. */
const LEFT = new Set([0, 5]);

/**
 * The results as a table.
 * @param isWhole with every part of a budget; else its worst alone, and whatever is over.
 */
export function resultTable(results: readonly Result[], baseline: Baseline | null, isWhole: boolean): string {
  const worst = worstOfBudgets(results);
  const summary = worst.map(({ worst: one, of }) => rowOf(one, baseline, of));
  const whole = results.map((one) => rowOf(one, baseline, 1));
  return textOf([HEAD, ...(isWhole ? whole : summary)]);
}

function rowOf(result: Result, baseline: Baseline | null, of: number): string[] {
  const { bench, budget, part, value, noise, rounds, verdict } = result;
  const comparison = compare(result, baseline);
  const which = part === null ? '' : `: ${part}${of > 1 ? `, the worst of ${of}` : ''}`;
  return [
    `${bench}: ${budget.what}${which}`,
    `${budget.side === 'at most' ? '<=' : '>='} ${figure(budget.limit)} ${budget.unit}`,
    `${figure(value)} ${budget.unit}`,
    rounds > 1 ? `± ${(noise * 100).toFixed(0)} %` : '',
    comparison === null ? '' : `${percent(comparison.change)} ${comparison.is}`,
    verdict === 'held' ? 'held' : 'OVER',
  ];
}

function textOf(rows: string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    LEFT.has(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/** Three significant digits below a thousand. */
function figure(value: number): string {
  const whole = Math.abs(value) >= 1_000;
  return value.toLocaleString(
    'en-CA',
    whole ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
}

function percent(change: number): string {
  return `${change < 0 ? '-' : '+'}${Math.abs(change * 100).toFixed(0)} %`;
}
