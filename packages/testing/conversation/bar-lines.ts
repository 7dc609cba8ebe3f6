import type { BlindBatch } from '@harbour-haul/domain/conversation/eval/blind/batch';
import { scoreBatches } from '@harbour-haul/domain/conversation/eval/blind/score';
import { TRAINING_BARS } from '@harbour-haul/domain/conversation/eval/blind/training-bars';

const FIGURES = ['finished', 'allRight', 'texts'] as const;

/** Yields a line for each training batch that is not at its bars: what fell, what rose, and the bars of one that has none. */
export function* barLines(batches: readonly BlindBatch[]): Generator<string> {
  for (const batch of batches) {
    const { finished, allRight, texts } = scoreBatches([batch]);
    const now = { finished: finished.part, allRight: allRight.part, texts: texts.right.part };
    const bar = TRAINING_BARS[batch.name];
    if (bar === undefined) {
      yield `${batch.name} has no bars: ${JSON.stringify(now)}`;
      continue;
    }
    const moved = FIGURES.filter((key) => now[key] !== bar[key]).map(
      (key) => `${key} ${bar[key]} -> ${now[key]}${now[key] < bar[key] ? ', fallen' : ''}`,
    );
    if (moved.length > 0) yield `${batch.name} ${moved.join('; ')}`;
  }
}
