import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { EraseDialog } from '../erase/erase-dialog.tsx';
import { MergeWithDialog } from '../merge/merge-with-dialog.tsx';

/** The confirmations for actions on a lead as a whole. */
export type WholeLeadQuestion = 'delete' | 'merge' | 'erase';

interface WholeLeadDialogProps {
  question: WholeLeadQuestion;
  lead: Lead;
  /** Something is typed that would be lost. */
  isChanged: boolean;
  onDelete: () => void;
  /** The lead is not there any more. */
  onGone: () => void;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** The question before a lead is deleted, merged or erased. */
export function WholeLeadDialog(props: WholeLeadDialogProps) {
  const { question, lead, isChanged, onDelete, onGone, onOpen, onClose } = props;
  if (question === 'erase') return <EraseDialog lead={lead} onCancel={onClose} onErased={onGone} />;
  if (question === 'merge') {
    const onMerged = (kept: Lead) => {
      onClose();
      if (kept.id !== lead.id) onOpen(kept.id);
    };
    return <MergeWithDialog lead={lead} onCancel={onClose} onMerged={onMerged} />;
  }
  const lost = isChanged ? ' What you have typed and not saved is lost.' : '';
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this lead?"
      detail={`It stays in the trash for 30 days, from where it can be restored.${lost}`}
      action="Delete Lead"
      onConfirm={() => {
        onClose();
        onDelete();
      }}
      onCancel={onClose}
    />
  );
}
