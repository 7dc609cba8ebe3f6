import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { useLeadsLeft } from '../api/leads-left.ts';
import type { LeadsPage } from '../api/list-leads.ts';
import { leadsText } from '../list-labels.ts';
import { whoText } from './who-text.ts';

interface DeleteDialogProps {
  leads: readonly Lead[];
  page: LeadsPage | undefined;
  onDelete: () => void;
  onCancel: () => void;
}

/** Asks before many leads go to the trash. */
export function DeleteDialog({ leads: chosen, page, onDelete, onCancel }: DeleteDialogProps) {
  const leads = useLeadsLeft(chosen) ?? [];
  return (
    <ConfirmDialog
      question="Delete Leads"
      detail={deleteQuestion(leads, page)}
      action={leads.length === 1 ? 'Delete Lead' : 'Delete Leads'}
      onConfirm={onDelete}
      onCancel={onCancel}
    />
  );
}

/** Specification section 5, but for "This cannot be undone": the trash makes that untrue. */
function deleteQuestion(leads: readonly Lead[], page: LeadsPage | undefined): string {
  const goes = leads.length === 1 ? 'It goes' : 'They go';
  return `Are you sure you want to delete ${leadsText(leads.length)}? ${goes} to the trash and can be restored for 30 days. Chosen: ${whoText(leads, page)}.`;
}
