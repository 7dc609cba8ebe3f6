import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WANTED_KEYS } from '@harbour-haul/domain/conversation/eval/blind/batch';
import type { BlindScores } from '@harbour-haul/domain/conversation/eval/blind/scores';
import { percent } from './figures.ts';

const QUALITY = fileURLToPath(new URL('../../../docs/quality.md', import.meta.url));

/** What a row says beside the figures. */
export interface Run {
  date: string;
  commit: string;
  batch: string;
  author: string;
}

/** Appends a row to the table that ends `docs/quality.md`. */
export function recordScores(batch: string, author: string, scores: BlindScores): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  appendFileSync(QUALITY, qualityRow({ date, commit, batch, author }, scores));
}

/** Returns the row of a run. */
export function qualityRow({ date, commit, batch, author }: Run, scores: BlindScores): string {
  const figures = [
    scores.finished,
    ...WANTED_KEYS.map((key) => scores.exact[key]),
    scores.allRight,
    scores.texts.right,
  ];
  const cells = [date, commit, batch, author.replaceAll('|', '/'), ...figures.map(percent)];
  return `| ${cells.join(' | ')} |\n`;
}
