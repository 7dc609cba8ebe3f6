import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useEffect, useState } from 'react';
import { LeadDetailsDialog } from '#features/admin-leads/lead-details/lead-details-dialog.tsx';
import { markLeadOpened } from '#features/admin-leads/opened-leads.ts';
import { ChatTranscript } from '#features/chat-transcript/chat-transcript.tsx';
import { isTarget, type LeadTarget } from './lead-target.ts';
import { MissingLeadDialog } from './missing-lead-dialog.tsx';
import { useSoughtLead } from './use-sought-lead.ts';

interface AddressedLeadProps {
  target: LeadTarget;
  /** The leads of the page that is shown; undefined while none is. */
  loaded: readonly Lead[] | undefined;
  onClose: () => void;
}

/**
 * The details of the lead that the address asks for. One that is on the page opens at once, and stays open when a
 * refresh takes it off the page; any other is looked for. Of a visitor, only a search knows which lead is the newest.
 */
export function AddressedLead({ target, loaded, onClose }: AddressedLeadProps) {
  const onPage = 'id' in target ? loaded?.find((lead) => isTarget(lead, target)) : undefined;
  const [last, setLast] = useState(onPage);
  if (onPage && onPage !== last) setLast(onPage);
  const shown = onPage ?? last;
  const search = useSoughtLead(target, !shown && (loaded !== undefined || !('id' in target)));
  const lead = shown ?? search.lead;
  const id = lead?.id;
  useEffect(() => {
    if (id !== undefined) markLeadOpened(id);
  }, [id]);
  if (!lead) {
    if (loaded === undefined && 'id' in target) return null;
    return <MissingLeadDialog target={target} search={search} onClose={onClose} />;
  }
  return (
    <LeadDetailsDialog
      lead={lead}
      onClose={onClose}
      chatTranscript={
        lead.visitorId && <ChatTranscript visitorId={lead.visitorId} sessionId={lead.sessionId} />
      }
    />
  );
}
