import type { DeleteLeadQuery } from '@harbour-haul/contract/leads/removal/delete-lead';
import type { MovedLead } from '@harbour-haul/contract/leads/removal/moved-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { call } from '#lib/api/admin-call.ts';

/** Called as long as a very long history has not followed its lead, with the number of entries that are left. */
export type OnEntriesLeft = (entriesLeft: number) => void;

/** Moves a lead into the trash with all of its history. */
export function deleteLead(
  { id, version }: Pick<Lead, 'id' | 'version'>,
  onLeft?: OnEntriesLeft,
): Promise<Lead> {
  const query = { version: String(version) } satisfies DeleteLeadQuery;
  return untilAllFollowed(() => call('deleteLead', { params: { id }, query }), onLeft);
}

/** Takes a lead out of the trash with all of its history. */
export function restoreLead(id: number, onLeft?: OnEntriesLeft): Promise<Lead> {
  return untilAllFollowed(() => call('restoreLead', { params: { id } }), onLeft);
}

/** Sends a request again that goes on where the one before it stopped. */
async function untilAllFollowed(send: () => Promise<MovedLead>, onLeft?: OnEntriesLeft): Promise<Lead> {
  for (;;) {
    const { entriesLeft = 0, ...lead } = await send();
    if (entriesLeft === 0) return lead;
    onLeft?.(entriesLeft);
  }
}
