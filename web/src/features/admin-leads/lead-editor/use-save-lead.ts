import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import { NO_CHANGES } from '@harbour-haul/contract/leads/update-lead';
import type { FieldErrors } from '@harbour-haul/domain/errors';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { fieldsWith } from '@harbour-haul/domain/leads/lead-fields';
import { initialStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { track } from '#lib/analytics.ts';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { ApiRequestError, isUnauthenticated } from '#lib/api-client.ts';
import { useMyId } from '#lib/team/use-my-id.ts';
import { keepLeads } from '../api/known-leads.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { changedBy, theirChanges } from '../conflicts/field-conflicts.ts';
import { nameOf } from '../lead-name.ts';
import type { UndoneField } from '../undo/undo.ts';
import { useUndoChange } from '../undo/use-undo-change.ts';
import { type LeadValues, leadChanges, leadValues } from './lead-values.ts';
import { offeredStatus } from './status-offer.ts';
import { useSetStatus } from './use-set-status.ts';

interface SaveEvents {
  onSaved: (saved: Lead) => void;
  /** The lead has a new version, equal in all editable fields. */
  onRebased: (lead: Lead) => void;
  /** There is a version conflict: somebody else has saved other values meanwhile. */
  onConflict: (theirs: Lead) => void;
  onRefused: (fields: FieldErrors) => void;
}

interface LeadSaver {
  saving: boolean;
  save: (base: Lead, values: LeadValues) => Promise<void>;
  /** Saves after a conflict was resolved, which may leave nothing to save. */
  saveSettled: (base: Lead, values: LeadValues) => Promise<void>;
}

const FAILED = 'Failed to update lead details';

/** Saves what was typed over a lead, against the version that was read; its texts are those of the specification. */
export function useSaveLead(events: SaveEvents): LeadSaver {
  const client = useQueryClient();
  const toast = useToast();
  const setStatus = useSetStatus();
  const undoChange = useUndoChange();
  const myId = useMyId();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ base, changes }: { base: Lead; changes: UpdateLeadBody }) =>
      call('updateLead', { params: { id: base.id }, body: { ...changes, version: base.version } }),
  });

  async function save(base: Lead, values: LeadValues): Promise<void> {
    const changes = leadChanges(base, values);
    if (Object.keys(changes).length === 0) {
      toast({ about: 'save', title: 'No Changes', description: NO_CHANGES });
      return;
    }
    try {
      const saved = await mutateAsync({ base, changes });
      void refreshLeads(client, [saved]);
      track('admin_lead_update', { lead_id: base.id, fields: Object.keys(changes).join(',') });
      const undo = undoChange([{ item: base, now: saved }], fieldsThatDiffer(base, saved));
      toast({
        about: 'save',
        title: `${nameOf(saved)} saved`,
        description: savedText(base, values, saved),
        variant: 'success',
        ...undo,
        ...offerOf(saved, changes),
      });
      events.onSaved(saved);
    } catch (error) {
      await refused(error, base, values);
    }
  }

  /** Who has just set the pickup of a lead whose status says less is offered the status of that, beside the Undo. */
  function offerOf(saved: Lead, { status, scheduledDate, scheduledHours }: UpdateLeadBody) {
    const isOfPickup = scheduledDate !== undefined || scheduledHours !== undefined;
    const offer = isOfPickup ? offeredStatus(saved, leadValues(saved), halifaxToday(new Date())) : null;
    if (offer?.status !== 'scheduled' || isChosen(status)) return {};
    return {
      further: {
        label: `Set to ${STATUS_LABELS[offer.status]}`,
        altText: 'Open the lead and set its status',
        onPress: () => setStatus({ lead: saved, status: offer.status }),
      },
    };
  }

  async function refused(error: unknown, base: Lead, values: LeadValues): Promise<void> {
    const theirs = conflictingLead(error);
    if (theirs) keepLeads(client, [theirs]);
    const isGone = theirs !== null && (theirs.trash !== null || theirs.mergedInto !== null);
    if (!theirs || isGone) {
      if (error instanceof ApiRequestError && error.fields) events.onRefused(error.fields);
      if (!isUnauthenticated(error))
        toast({ about: 'save', title: 'Error', description: FAILED, variant: 'destructive' });
      void refreshLeads(client);
    } else if (theirs.version > base.version && theirChanges(base, theirs).length === 0) {
      events.onRebased(theirs);
      await save(theirs, values);
    } else {
      events.onConflict(theirs);
    }
  }

  async function saveSettled(base: Lead, values: LeadValues): Promise<void> {
    if (Object.keys(leadChanges(base, values)).length > 0) return save(base, values);
    toast({
      about: 'save',
      title: 'Nothing to save',
      description: `The lead stays as ${changedBy(base, myId)} saved it.`,
    });
  }

  return { saving: isPending, save, saveSettled };
}

/** What a save has set, also what the server has made of it: hours go with their day, and a junk type with how it was known. */
function fieldsThatDiffer(before: Lead, after: Lead): UndoneField[] {
  return fieldsWith('admin', true).filter((field) => before[field] !== after[field]);
}

/** An incomplete lead becomes new by being saved, which nobody has chosen. */
function isChosen(status: UpdateLeadBody['status']): boolean {
  return status !== undefined && status !== 'new';
}

/** Says of an incomplete lead that it is one no more, where nobody has chosen its status, and of a scheduled one that its day is missing. */
function savedText(base: Lead, { status }: LeadValues, saved: Lead): string {
  const text = 'Lead details updated successfully';
  if (saved.status === 'scheduled' && saved.scheduledDate === null) return `${text}, with no pickup day yet`;
  if (base.status !== 'incomplete' || status !== 'incomplete' || saved.status !== 'new') return text;
  const isComplete = initialStatus(saved) === 'new';
  return `${text}. ${isComplete ? 'It is complete now and counts as New.' : 'It counts as New now.'}`;
}
