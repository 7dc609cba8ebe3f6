import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import { newEvent } from '@harbour-haul/aws/dynamodb/leads/rows/lead-event-items';
import { retryOnConflict } from '@harbour-haul/aws/dynamodb/table/transactions';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadPhotos, mergePhotos } from '@harbour-haul/domain/leads/lead-photos';

const FIELDS = ['photoPath', 'additionalPhotos', 'chatPhotoPaths'] as const;

/**
 * Adds photos to a stored lead, and retries on write conflicts.
 * @returns the lead as it is then; null where it is gone.
 * @throws Error where every retry ended in a conflict.
 */
export async function addPhotos(
  leadId: number,
  photos: LeadPhotos,
  leads: Pick<LeadsRepository, 'get' | 'replace'>,
  now: Date,
): Promise<Lead | null> {
  const result = await retryOnConflict(async () => {
    const lead = await leads.get(leadId);
    if (!lead) return { lead };
    const joined = mergePhotos(lead, photos);
    const changes = FIELDS.filter((field) => joined[field] !== lead[field]).map((field) => ({
      field,
      from: lead[field],
      to: joined[field],
    }));
    if (changes.length === 0) return { lead };
    const next = { ...lead, ...joined, updatedAt: now.toISOString() };
    const stored = await leads.replace(lead, next, [newEvent({ type: 'changed', changes }, null, now)]);
    return stored === 'done' ? { lead: next } : null;
  });
  if (!result) throw new Error('The lead changes faster than photos can be added.');
  return result.lead;
}
