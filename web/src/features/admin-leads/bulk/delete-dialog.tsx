import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import type { LeadsPage } from '../api/list-leads.ts';
import { nameOf } from '../lead-name.ts';
import { leadsText, numeral } from '../list-labels.ts';
import { unseenOf, unseenText } from './unseen-leads.ts';

interface DeleteDialogProps {
  leads: readonly Lead[];
  page: LeadsPage | undefined;
  onDelete: () => void;
  onCancel: () => void;
}

/** Asks before many leads go to the trash. */
export function DeleteDialog({ leads, page, onDelete, onCancel }: DeleteDialogProps) {
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

const MAX_NAMED = 5;

/**
 * Specification section 5, but for "This cannot be undone": the trash makes that untrue. Names whom it is about, those first whom
 * nobody sees.
 */
function deleteQuestion(leads: readonly Lead[], page: LeadsPage | undefined): string {
  const unseen = unseenOf(leads, page);
  const names = [...unseen, ...leads.filter((lead) => !unseen.includes(lead))].map(nameOf);
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${numeral(more)} more` : '');
  const goes = leads.length === 1 ? 'It goes' : 'They go';
  return `Are you sure you want to delete ${leadsText(leads.length)}? ${goes} to the trash and can be restored for 30 days. ${[named, unseenText(unseen.length, page)].filter(Boolean).join('; ')}.`;
}
