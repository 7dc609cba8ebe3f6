import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { QueryClient } from '@tanstack/react-query';
import type { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import type { BulkOutcome } from '../bulk/run-bulk.ts';
import { nameOf } from '../lead-name.ts';
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
  const texts = changed.length === 1 ? textsOfOne : textsOfMany;
  const { back, left } = texts({ changed, outcome, setsStatus, isStatusAlone });
  toast({
    about: 'bulk',
    title: left.length === 0 ? 'Success' : 'Warning',
    description: [back, ...left].filter((text) => text !== '').join(' '),
    variant: left.length === 0 ? 'success' : 'warning',
  });
}

interface SetBack {
  changed: readonly LeadChange[];
  outcome: BulkOutcome<LeadChange, Lead>;
  setsStatus: boolean;
  isStatusAlone: boolean;
}

/** What is said: what was set back, and what keeps what was set, and why. */
interface SetBackTexts {
  back: string;
  left: string[];
}

function setBack({ item, now }: LeadChange, fields: readonly UndoneField[]): Promise<Lead> {
  const settable = fields.filter((field) => field !== 'status' || item.status !== 'incomplete');
  const former = Object.fromEntries(settable.map((field) => [field, item[field]])) as UpdateLeadBody;
  return call('updateLead', { params: { id: item.id }, body: { ...former, version: now.version } });
}

const SINCE = 'has changed since and stays as it is';
const LOST = 'could not be set back';

/** Of one lead, which is named as the toast named it that was answered by Undo. */
function textsOfOne({ changed, outcome, setsStatus, isStatusAlone }: SetBack): SetBackTexts {
  const [one] = changed;
  if (!one) return { back: '', left: [] };
  const name = nameOf(one.now);
  const wasIncomplete = setsStatus && one.item.status === 'incomplete';
  if (outcome.done.length > 0) {
    const rest = wasIncomplete ? ', but for its status: Incomplete cannot be set' : '';
    return { back: `Set ${name} back ${formerText(true, isStatusAlone)}${rest}.`, left: [] };
  }
  if (wasIncomplete && isStatusAlone)
    return { back: '', left: [`${name} was Incomplete, which cannot be set.`] };
  const isSince = outcome.failed.some(({ error }) => conflictingLead(error));
  return { back: '', left: [`${name} ${isSince ? SINCE : LOST}.`] };
}

function textsOfMany({ changed, outcome, setsStatus, isStatusAlone }: SetBack): SetBackTexts {
  const { done, failed, left } = outcome;
  const since = failed.filter(({ error }) => conflictingLead(error)).map(({ item }) => item);
  const lost = [...failed.filter(({ error }) => !conflictingLead(error)).map(({ item }) => item), ...left];
  const unset = setsStatus ? changed.filter(({ item }) => item.status === 'incomplete') : [];
  const back = `Set ${leadsText(done.length)} back ${formerText(done.length === 1, isStatusAlone)}.`;
  return {
    back: done.length > 0 ? back : '',
    left: [
      named(since, (one) => (one ? SINCE : 'have changed since and stay as they are')),
      named(lost, () => LOST),
      named(unset, (one) => `${one ? 'was' : 'were'} Incomplete, which cannot be set`),
    ].filter((text) => text !== ''),
  };
}

function formerText(isOne: boolean, isStatusAlone: boolean): string {
  if (isStatusAlone) return `to ${isOne ? 'its' : 'their'} former status`;
  return `to what ${isOne ? 'it was' : 'they were'}`;
}

function named(changes: readonly LeadChange[], what: (isOne: boolean) => string): string {
  if (changes.length === 0) return '';
  const ids = changes.map(({ item }) => `#${item.id}`).join(', ');
  return `${leadsText(changes.length)} ${what(changes.length === 1)}: ${ids}.`;
}
