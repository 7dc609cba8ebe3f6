import { parseArgs } from 'node:util';
import { scoreBatches } from '@harbour-haul/domain/conversation/eval/blind/score';
import { barLines } from '../conversation/bar-lines.ts';
import { blindBatches, trainingBatches } from '../conversation/blind-batches.ts';
import { figuresOf, missLines } from '../conversation/figures.ts';
import { recordScores } from '../conversation/quality-table.ts';

/**
 * `npm run eval:blind -- <batch> [--misses] [--transcripts] [--record "author brief"]`: plays a batch that others wrote
 * and prints the figures. Nothing of its texts is shown without the flags, since a batch is scored before it is read.
 * `npm run eval:blind -- --bars` plays every training batch and prints where it left its bars, and what those of a new one are.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean', default: false },
    transcripts: { type: 'boolean', default: false },
    bars: { type: 'boolean', default: false },
    record: { type: 'string' },
  },
});

try {
  if (values.bars) for (const line of barLines(trainingBatches())) console.log(line);
  else run(positionals[0]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(batch: string | undefined): void {
  if (batch === undefined)
    throw new Error('Which batch? npm run eval:blind -- <number, number/author or file>');
  const batches = blindBatches(batch);
  const scores = scoreBatches(batches);
  console.log(figuresOf(scores).join('\n'));
  const shows = values.misses || values.transcripts;
  if (shows) console.log(['', ...missLines(scores.misses, values.transcripts)].join('\n'));
  if (values.record !== undefined)
    recordScores(batches.map(({ name }) => name).join(', '), values.record, scores);
}
