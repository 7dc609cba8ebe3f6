import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { conflictingLead } from '../api/version-conflict.ts';
import { leadsText } from '../list-labels.ts';
import type { BulkOutcome } from './run-bulk.ts';
import { UNDO_MS, type Undo, undoEach } from './undo.ts';

/** A lead before its status was set, and after. */
interface StatusChange {
  item: Lead;
  now: Lead;
}

/** The Undo of a toast that says that leads got a status: each gets its own former one back, unless it has changed since. */
export function useUndoStatus(): (changed: readonly StatusChange[]) => Undo {
  const toast = useToast();
  const client = useQueryClient();
  const undo = async (changed: readonly StatusChange[]) => {
    const description = `Setting ${leadsText(changed.length)} back...`;
    toast({ isProgress: true, title: 'Processing', description });
    // No call sets Incomplete, which only says what is missing.
    const settable = changed.filter(({ item }) => item.status !== 'incomplete');
    const outcome = await undoEach(settable, setBack);
    const current = outcome.failed.flatMap(({ error }) => conflictingLead(error) ?? []);
    void refreshLeads(client, [...outcome.done.map(({ result }) => result), ...current]);
    const left = leftTexts(changed, outcome);
    const back = `Set ${leadsText(outcome.done.length)} back to their former status.`;
    toast({
      about: 'bulk',
      title: left.length === 0 ? 'Success' : 'Warning',
      description: [...(outcome.done.length > 0 ? [back] : []), ...left].join(' '),
      variant: left.length === 0 ? 'success' : 'warning',
    });
  };
  return (changed) => ({
    durationMs: UNDO_MS,
    // The Undo that is seen is that of what was done last.
    givesWay: true,
    action: {
      label: 'Undo',
      altText: 'Select the leads and choose their former status under Update Status',
      onPress: () => void undo(changed),
    },
  });
}

function setBack({ item, now }: StatusChange): Promise<Lead> {
  const status = item.status as NonNullable<UpdateLeadBody['status']>;
  return call('updateLead', { params: { id: item.id }, body: { status, version: now.version } });
}

/** Which leads keep the new status, and why. */
function leftTexts(
  changed: readonly StatusChange[],
  { failed, left }: BulkOutcome<StatusChange, Lead>,
): string[] {
  const since = failed.filter(({ error }) => conflictingLead(error)).map(({ item }) => item);
  const lost = [...failed.filter(({ error }) => !conflictingLead(error)).map(({ item }) => item), ...left];
  const unset = changed.filter(({ item }) => item.status === 'incomplete');
  return [
    named(since, (one) =>
      one ? 'has changed since and stays as it is' : 'have changed since and stay as they are',
    ),
    named(lost, () => 'could not be set back'),
    named(unset, (one) => `${one ? 'was' : 'were'} Incomplete, which cannot be set`),
  ].filter((text) => text !== '');
}

function named(changes: readonly StatusChange[], what: (isOne: boolean) => string): string {
  if (changes.length === 0) return '';
  const ids = changes.map(({ item }) => `#${item.id}`).join(', ');
  return `${leadsText(changes.length)} ${what(changes.length === 1)}: ${ids}.`;
}
