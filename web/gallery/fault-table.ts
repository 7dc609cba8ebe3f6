import type { Picture } from './picture.ts';

/** What is wrong, a line each, in columns: which state of which group, how wide, in which colours, and what it is. */
export function faultTable(pictures: readonly Picture[]): string {
  const rows = pictures.flatMap(({ group, state, width, scheme, faults }) =>
    faults.map((fault) => [group, state, String(width), scheme, fault]),
  );
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
