import { removeExport } from '@harbour-haul/aws/s3/erase-exports';
import type { Operation } from '../shared/http-types.ts';
import type { ExportDeps } from './deps.ts';
import { readOwnExport } from './own-export.ts';

/** `DELETE /api/leads/exports/{id}`: cancels an export and removes its file and parts. */
export const cancelLeadExport: Operation<ExportDeps> = async (request, deps) => {
  await removeExport(await readOwnExport(request, deps), deps);
  return { status: 204 };
};
