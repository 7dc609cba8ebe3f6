import type { ErasureProgress, ErasureReceipt } from '@harbour-haul/contract/leads/removal/erase-lead';
import { call } from '#lib/api/admin-call.ts';

/**
 * Erases the person of a lead: where there is very much of them, by as many requests as that takes.
 * @param onProgress called with what is gone so far, before it goes on.
 */
export async function eraseLead(
  id: number,
  onProgress: (progress: ErasureProgress) => void,
): Promise<ErasureReceipt> {
  for (;;) {
    const erased = await call('eraseLead', { params: { id } });
    if (erased.erasedAt !== null) return erased;
    onProgress(erased);
  }
}
