import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { leftAtText } from '@harbour-haul/domain/leads/fields/left-step';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { areaOfAddress } from '@harbour-haul/domain/site/area-of-address';
import { leadPath } from '#lib/admin-paths.ts';
import type { NotificationDraft } from '#lib/notification-draft.ts';

export type LeadAlert = NotificationDraft & { action: string };

/** Where an alert leads, and whom it is about: whoever chats as well is one customer. */
export function aboutLead({ id, visitorId }: Pick<Lead, 'id' | 'visitorId'>) {
  const action = leadPath(id);
  return { actionLabel: 'Open lead', action, customer: visitorId ?? action };
}

/** What an admin is told of a new lead. */
export function leadAlert(lead: Lead): LeadAlert {
  // Of incomplete leads nobody is told but of those who ask for no more than a call.
  const isCall = lead.status === 'incomplete';
  const facts = [
    lead.name ?? (isCall ? null : `Lead #${lead.id}`),
    isCall ? lead.phone : junkTypeLabel(lead.junkType),
    areaOfAddress(lead.address),
    lead.leftAt && leftAtText(lead.leftAt),
  ];
  return {
    title: isCall ? 'Call Back' : 'New Lead',
    message: facts.filter(Boolean).join(' · '),
    type: 'success',
    ...aboutLead(lead),
  };
}
