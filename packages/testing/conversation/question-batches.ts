import { fileURLToPath } from 'node:url';
import type { QuestionBatch } from '@harbour-haul/domain/conversation/eval/blind/questions/question-batch';
import { readQuestionBatch } from '@harbour-haul/domain/conversation/eval/blind/questions/read-question-batch';
import { batchFiles } from './batch-files.ts';

const BATCHES = fileURLToPath(
  new URL('../../domain/conversation/eval/blind/questions/batches', import.meta.url),
);

/**
 * Returns the batches of questions of `01`, `01/fr`, `.` for all, or the path of a file or folder.
 *
 * @throws where there is none, or where one is not in the format
 */
export function questionBatches(wanted: string): QuestionBatch[] {
  return batchFiles(BATCHES, wanted).map(({ name, json }) => readQuestionBatch(name, json));
}
