import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadPhotos, withPhotos } from '@harbour-haul/domain/leads/lead-photos';

const FIELDS = ['photoPath', 'additionalPhotos', 'chatPhotoPaths', 'status'] as const;

/**
 * Adds photos to a stored lead, and to the one that it was merged into, where the team looks at them. A lead in the trash
 * takes none.
 * @returns the lead as it is then; null where it is gone.
 * @throws Error where every attempt ended in a conflict.
 */
export async function addPhotos(
  leadId: number,
  photos: LeadPhotos,
  leads: Pick<LeadsRepository, 'change'>,
  now: Date,
): Promise<Lead | null> {
  const result = await leads.change(leadId, { by: null, now: () => now }, (lead) => {
    if (lead.trash !== null) return null;
    const joined = withPhotos(lead, photos);
    const changes = FIELDS.filter((field) => joined[field] !== lead[field]).map((field) => ({
      field,
      from: lead[field],
      to: joined[field],
    }));
    if (changes.length === 0) return null;
    const next = { ...joined, updatedAt: now.toISOString() };
    return { next, event: { type: 'changed', changes } };
  });
  if (result.outcome === 'busy') throw new Error('The lead kept changing while photos were to be added.');
  if (result.outcome === 'missing') return null;
  if (result.lead.mergedInto !== null) await addPhotos(result.lead.mergedInto, photos, leads, now);
  return result.lead;
}
