import { fileURLToPath } from 'node:url';
import type { BlindBatch } from '@harbour-haul/domain/conversation/eval/blind/batch';
import { readBatch } from '@harbour-haul/domain/conversation/eval/blind/read-batch';
import { batchFiles } from './batch-files.ts';

const BATCHES = fileURLToPath(new URL('../../domain/conversation/eval/blind/batches', import.meta.url));

/**
 * Returns the batches of `01`, `01/ann`, or the path of a file or folder, one for each author.
 *
 * @throws where there is none, or where one is not in the format
 */
export function blindBatches(wanted: string): BlindBatch[] {
  return batchFiles(BATCHES, wanted).map(({ name, json }) => readBatch(name, json));
}

/** Returns the batches that were read and are trained on. */
export const trainingBatches = (): BlindBatch[] => blindBatches('.');
