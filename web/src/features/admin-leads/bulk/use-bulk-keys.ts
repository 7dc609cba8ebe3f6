import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useKeys } from '#lib/keys/use-keys.ts';
import { focusedLead } from '../list/focused-lead.ts';
import type { Selection } from './use-selection.ts';

interface BulkKeyActions {
  onEdit: () => void;
  /** Gets the leads whose status is to be set. */
  onStatus: (leads: readonly Lead[]) => void;
  /** Gets the leads that are to be assigned. */
  onAssign: (leads: readonly Lead[]) => void;
  onOpen: (lead: Lead) => void;
}

/** `e` edits, `s` sets the status and `a` the owner of what is selected; where nothing is, of the lead in whose row the focus is. */
export function useBulkKeys(
  selection: Selection,
  shown: readonly Lead[] | undefined,
  { onEdit, onStatus, onAssign, onOpen }: BulkKeyActions,
): void {
  const edit = () => {
    const lead = focusedLead(shown);
    if (selection.leads.length > 0) onEdit();
    else if (lead) onOpen(lead);
  };
  const withMeant = (act: (leads: readonly Lead[]) => void) => () => {
    const lead = focusedLead(shown);
    const leads = selection.leads.length > 0 ? selection.leads : lead && selection.allows(lead) ? [lead] : [];
    if (leads.length > 0) act(leads);
  };
  useKeys({ e: edit, s: withMeant(onStatus), a: withMeant(onAssign) });
}
