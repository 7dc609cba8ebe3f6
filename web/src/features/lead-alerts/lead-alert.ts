import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { leftAtText } from '@harbour-haul/domain/leads/fields/left-step';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { areaOfAddress } from '@harbour-haul/domain/site/area-of-address';
import { leadPath } from '#lib/admin-paths.ts';
import type { NotificationDraft } from '#lib/notification-draft.ts';

/** What an admin is told of a new lead. */
export function leadAlert(lead: Lead): NotificationDraft & { action: string } {
  const facts = [
    lead.name ?? `Lead #${lead.id}`,
    junkTypeLabel(lead.junkType),
    areaOfAddress(lead.address),
    lead.leftAt && leftAtText(lead.leftAt),
  ];
  return {
    title: 'New Lead',
    message: facts.filter(Boolean).join(' · '),
    type: 'success',
    actionLabel: 'Open lead',
    action: leadPath(lead.id),
  };
}
