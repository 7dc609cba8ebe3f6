import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { QueryClient } from '@tanstack/react-query';
import type { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import type { BulkOutcome } from '../bulk/run-bulk.ts';
import { leadsText } from '../list-labels.ts';
import { type UndoneField, undoEach } from './undo.ts';

/** A lead before some of its fields were set, and after. */
export interface LeadChange {
  item: Lead;
  now: Lead;
}

/** Gives each lead its own former values back, unless it has changed since, and says in a toast which keep what was set, and why. */
export async function setLeadsBack(
  changed: readonly LeadChange[],
  fields: readonly UndoneField[],
  { toast, client }: { toast: ReturnType<typeof useToast>; client: QueryClient },
): Promise<void> {
  const setsStatus = fields.includes('status');
  const isStatusAlone = setsStatus && fields.length === 1;
  // No call sets Incomplete, which only says what is missing.
  const settable = changed.filter(({ item }) => !isStatusAlone || item.status !== 'incomplete');
  const outcome = await undoEach(settable, (change) => setBack(change, fields));
  const current = outcome.failed.flatMap(({ error }) => conflictingLead(error) ?? []);
  void refreshLeads(client, [...outcome.done.map(({ result }) => result), ...current]);
  const left = leftTexts(setsStatus ? changed : [], outcome);
  const isOne = outcome.done.length === 1;
  const former = isStatusAlone
    ? `to ${isOne ? 'its' : 'their'} former status`
    : `to what ${isOne ? 'it was' : 'they were'}`;
  const back = `Set ${leadsText(outcome.done.length)} back ${former}.`;
  toast({
    about: 'bulk',
    title: left.length === 0 ? 'Success' : 'Warning',
    description: [...(outcome.done.length > 0 ? [back] : []), ...left].join(' '),
    variant: left.length === 0 ? 'success' : 'warning',
  });
}

function setBack({ item, now }: LeadChange, fields: readonly UndoneField[]): Promise<Lead> {
  const settable = fields.filter((field) => field !== 'status' || item.status !== 'incomplete');
  const former = Object.fromEntries(settable.map((field) => [field, item[field]])) as UpdateLeadBody;
  return call('updateLead', { params: { id: item.id }, body: { ...former, version: now.version } });
}

/** Which leads keep what was set, and why. */
function leftTexts(
  changed: readonly LeadChange[],
  { failed, left }: BulkOutcome<LeadChange, Lead>,
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

function named(changes: readonly LeadChange[], what: (isOne: boolean) => string): string {
  if (changes.length === 0) return '';
  const ids = changes.map(({ item }) => `#${item.id}`).join(', ');
  return `${leadsText(changes.length)} ${what(changes.length === 1)}: ${ids}.`;
}
