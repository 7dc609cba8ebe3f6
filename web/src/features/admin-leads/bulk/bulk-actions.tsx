import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { useState } from 'react';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { useColleagueNames } from '#lib/team/use-team.ts';
import type { LeadsPage } from '../api/list-leads.ts';
import { leadsText } from '../list-labels.ts';
import { ownerText } from '../owner/owner-texts.ts';
import { isAskedAbout } from '../status-change/status-doubts.ts';
import { type BulkStatus, DELETE_JOB, detailsJob, ownerJob, RELEASE_JOB, statusJob } from './bulk-job.ts';
import { useBulk } from './use-bulk.ts';
import { useBulkKeys } from './use-bulk-keys.ts';
import { useSelectAll } from './use-select-all.ts';
import type { Selection } from './use-selection.ts';

const ActionsMenu = lazyDialog(async () => (await import('./actions-menu.tsx')).ActionsMenu);
const BulkEditDialog = lazyDialog(async () => (await import('./bulk-edit-dialog.tsx')).BulkEditDialog);
const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog);
const LastAction = lazyPart(async () => (await import('../undo/last-action.tsx')).LastAction);
const MergeDialog = lazyDialog(async () => (await import('../merge/merge-dialog.tsx')).MergeDialog);
const OwnerDialog = lazyDialog(async () => (await import('../owner/owner-dialog.tsx')).OwnerDialog);
const ProgressDialog = lazyDialog(async () => (await import('./progress-dialog.tsx')).ProgressDialog);
const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);
const StatusDialog = lazyDialog(
  async () => (await import('../status-change/status-dialog.tsx')).StatusDialog,
);
const StatusQuestions = lazyDialog(
  async () => (await import('../status-change/status-questions.tsx')).StatusQuestions,
);

interface BulkActionsProps {
  selection: Selection;
  page: LeadsPage | undefined;
  onOpen: (lead: Lead) => void;
}

/** The Actions menu of the selected leads, and every dialog that it leads to. */
export function BulkActions({ selection, page, onOpen }: BulkActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | 'merge' | null>(null);
  const { progress, report, run, cancel, closeReport, last, dismissLast } = useBulk(selection);
  const selectAll = useSelectAll(selection, page);
  // The dialog in which an owner is chosen has asked for them.
  const colleagueName = useColleagueNames(false);
  const { leads } = selection;
  const [first, second, third] = leads;
  const pair = first && second && !third ? ([first, second] as const) : null;
  const suspicious = leads.filter(({ suspicion }) => suspicion !== null);
  const [statusOf, setStatusOf] = useState<readonly Lead[] | null>(null);
  const [asked, setAsked] = useState<{ status: BulkStatus; leads: readonly Lead[] } | null>(null);
  const [ownerOf, setOwnerOf] = useState<readonly Lead[] | null>(null);
  useBulkKeys(selection, page?.leads, {
    onEdit: () => setOpen('edit'),
    onStatus: setStatusOf,
    onAssign: setOwnerOf,
    onOpen,
  });
  const close = () => setOpen(null);
  const setStatus = (status: BulkStatus, of: readonly Lead[]) => {
    if (isAskedAbout(status, of)) setAsked({ status, leads: of });
    else void run(statusJob(status), of);
  };
  const remove = () => {
    close();
    void run(DELETE_JOB, leads);
  };
  return (
    <>
      {leads.length > 0 && (
        <ActionsMenu
          count={leads.length}
          disabled={progress !== null || selectAll.loading}
          onEdit={() => setOpen('edit')}
          onStatus={(status) => setStatus(status, leads)}
          onAssign={() => setOwnerOf(leads)}
          onDelete={() => setOpen('delete')}
          onMerge={pair ? () => setOpen('merge') : undefined}
          onRelease={suspicious.length > 0 ? () => void run(RELEASE_JOB, suspicious) : undefined}
          selectAll={selectAll.offer}
          onClear={() => selection.set([])}
        />
      )}
      {last && page?.settings.status !== 'trash' && (
        <LastAction {...last} isAlone={leads.length === 0} onDismiss={dismissLast} />
      )}
      {statusOf && (
        <StatusDialog
          whose={namesOf(statusOf)}
          current={sharedStatus(statusOf)}
          onStatus={(status) => {
            setStatusOf(null);
            setStatus(status, statusOf);
          }}
          onClose={() => setStatusOf(null)}
        />
      )}
      {asked && (
        <StatusQuestions
          {...asked}
          page={page}
          onSet={(chosen, day) => {
            setAsked(null);
            void run(statusJob(asked.status, day), chosen);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {ownerOf && (
        <OwnerDialog
          whose={namesOf(ownerOf)}
          onAssign={(ownerId) => {
            setOwnerOf(null);
            void run(ownerJob(ownerId, ownerText(ownerId, colleagueName)), ownerOf);
          }}
          onClose={() => setOwnerOf(null)}
        />
      )}
      {open === 'edit' && (
        <BulkEditDialog
          leads={leads}
          applying={progress !== null}
          onApply={(changes, fields, chosen) => void run(detailsJob(changes, fields), chosen).then(close)}
          onClose={close}
        />
      )}
      {open === 'delete' && <DeleteDialog leads={leads} page={page} onDelete={remove} onCancel={close} />}
      {open === 'merge' && pair && (
        <MergeDialog
          leads={pair}
          onCancel={close}
          onMerged={() => {
            close();
            selection.set([]);
          }}
        />
      )}
      {progress && <ProgressDialog {...progress} onCancel={cancel} />}
      {report && (
        <ReportDialog
          report={report}
          onRetry={() => void run(report.job, leads.filter(isMissedBy(report)))}
          onClose={closeReport}
        />
      )}
    </>
  );
}

/** Null where they differ. */
function sharedStatus([first, ...others]: readonly Lead[]): LeadStatus | null {
  return first && others.every(({ status }) => status === first.status) ? first.status : null;
}

function namesOf(leads: readonly Lead[]): string {
  const [first, second] = leads;
  return first && !second ? (first.name ?? `lead #${first.id}`) : leadsText(leads.length);
}

function isMissedBy({
  failed,
  left,
}: {
  failed: { lead: { id: number } }[];
  left: readonly { id: number }[];
}) {
  const ids = new Set([...failed.map(({ lead }) => lead.id), ...left.map(({ id }) => id)]);
  return ({ id }: { id: number }) => ids.has(id);
}
