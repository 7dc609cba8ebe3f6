import { parseArgs } from 'node:util';
import { scoreQuestions } from '@harbour-haul/domain/conversation/eval/blind/questions/score-questions';
import { scoreBatches } from '@harbour-haul/domain/conversation/eval/blind/score';
import type { BlindMiss } from '@harbour-haul/domain/conversation/eval/blind/scores';
import { barLines } from '../conversation/bar-lines.ts';
import { blindBatches, trainingBatches } from '../conversation/blind-batches.ts';
import { figuresOf, missLines } from '../conversation/figures.ts';
import { recordScores } from '../conversation/quality-table.ts';
import { questionBatches } from '../conversation/question-batches.ts';
import { questionFigures } from '../conversation/question-figures.ts';

/**
 * `npm run eval:blind -- <batch> [--misses] [--transcripts] [--record "author brief"]`: plays a batch that others wrote
 * and prints the figures. Nothing of its texts is shown without the flags, since a batch is scored before it is read.
 * `npm run eval:blind -- --bars` plays every training batch and prints where it left its bars, and what those of a new one are.
 * `npm run eval:blind -- --questions <batch> [--misses] [--transcripts]`: puts a batch of questions, and prints its figures.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean', default: false },
    transcripts: { type: 'boolean', default: false },
    bars: { type: 'boolean', default: false },
    questions: { type: 'boolean', default: false },
    record: { type: 'string' },
  },
});

try {
  if (values.bars) for (const line of barLines(trainingBatches())) console.log(line);
  else run(positionals[0], values.questions ? putQuestions : playBatches);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(batch: string | undefined, score: (batch: string) => void): void {
  if (batch === undefined)
    throw new Error('Which batch? npm run eval:blind -- [--questions] <number, number/author or file>');
  score(batch);
}

function playBatches(batch: string): void {
  const batches = blindBatches(batch);
  const scores = scoreBatches(batches);
  show(figuresOf(scores), scores.misses);
  if (values.record !== undefined)
    recordScores(batches.map(({ name }) => name).join(', '), values.record, scores);
}

function putQuestions(batch: string): void {
  const scores = scoreQuestions(questionBatches(batch));
  show(questionFigures(scores), scores.misses);
}

function show(figures: readonly string[], misses: readonly BlindMiss[]): void {
  console.log(figures.join('\n'));
  const shows = values.misses || values.transcripts;
  if (shows) console.log(['', ...missLines(misses, values.transcripts)].join('\n'));
}
