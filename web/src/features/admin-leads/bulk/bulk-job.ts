import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { isUndated } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { deleteLead } from '../api/move-lead.ts';
import { leadsText } from '../list-labels.ts';
import { assignLead } from '../owner/assign-lead.ts';
import { UNDONE_FIELDS, type UndoneField } from '../undo/undo.ts';

export type BulkStatus = Exclude<LeadStatus, 'incomplete'>;

/** The lead as the server has it then, and whether that took a change: it may have had the wanted values already. */
export interface BulkResult {
  lead: Lead;
  isChanged: boolean;
}

/** What is done to each of the selected leads, and the words of specification section 8 for it. */
export interface BulkJob {
  kind: 'status' | 'owner' | 'details' | 'delete' | 'release';
  request: (lead: Lead) => Promise<BulkResult>;
  processing: (count: number) => string;
  succeeded: (count: number) => string;
  failed: (count: number) => string;
  /** The fields of a lead to which Undo gives their former values back; none where it has another Undo, or none. */
  sets?: readonly UndoneField[];
  /** What the report calls a lead to which it was not done: `not updated`. */
  undone: string;
}

/** @param day the pickup day of those that have none, `yyyy-mm-dd`; '' for none */
export function statusJob(status: BulkStatus, day = ''): BulkJob {
  const changesOf = ({ scheduledDate }: Lead) =>
    day !== '' && scheduledDate === null ? { status, scheduledDate: day } : { status };
  return {
    kind: 'status',
    sets: day === '' ? ['status'] : ['status', 'scheduledDate'],
    request: (lead) => change(lead, changesOf(lead)),
    processing: (count) => `Updating ${leadsText(count)} to ${STATUS_LABELS[status]}...`,
    succeeded: (count) => `Set ${leadsText(count)} to status: ${STATUS_LABELS[status]}`,
    failed: (count) => `Failed to update ${leadsText(count)}`,
    undone: 'not updated',
  };
}

/** @param owner whose they are then, in words */
export function ownerJob(ownerId: string | null, owner: string): BulkJob {
  return {
    kind: 'owner',
    sets: ['ownerId'],
    request: async (lead) => {
      const isChanged = lead.ownerId !== ownerId;
      return { lead: isChanged ? await assignLead(lead, ownerId) : lead, isChanged };
    },
    processing: (count) => `Assigning ${leadsText(count)} to ${owner}...`,
    succeeded: (count) => `Assigned ${leadsText(count)} to ${owner}`,
    failed: (count) => `Failed to assign ${leadsText(count)}`,
    undone: 'not assigned',
  };
}

/** @param fields the names of the fields that are changed, in words. */
export function detailsJob(changes: UpdateLeadBody, fields: string): BulkJob {
  return {
    kind: 'details',
    sets: UNDONE_FIELDS.filter((field) => fieldsOf(changes).includes(field)),
    request: (lead) => change(lead, changes),
    processing: (count) => `Updating ${leadsText(count)}...`,
    succeeded: (count) => `Updated ${fields} for ${leadsText(count)}`,
    failed: (count) => `Failed to update ${leadsText(count)}`,
    undone: 'not updated',
  };
}

export const DELETE_JOB: BulkJob = {
  kind: 'delete',
  request: async (lead) => {
    try {
      return { lead: await deleteLead(lead), isChanged: true };
    } catch (error) {
      const current = conflictingLead(error);
      if (current?.trash) return { lead: current, isChanged: false };
      throw error;
    }
  },
  processing: (count) => `Deleting ${leadsText(count)}...`,
  succeeded: (count) => `Deleted ${leadsText(count)}`,
  failed: (count) => `Failed to delete ${leadsText(count)}`,
  undone: 'not deleted',
};

export const RELEASE_JOB: BulkJob = {
  kind: 'release',
  request: async (lead) => ({
    lead: await call('releaseLead', { params: { id: lead.id } }),
    isChanged: true,
  }),
  processing: (count) => `Releasing ${leadsText(count)}...`,
  succeeded: (count) => `${leadsText(count)} released`,
  failed: (count) => `Failed to release ${leadsText(count)}`,
  undone: 'not released',
};

/** Changes a lead as it was seen. Where it has changed meanwhile to just what is wanted, that is no failure. */
async function change(lead: Lead, changes: UpdateLeadBody): Promise<BulkResult> {
  try {
    const body = { ...changes, version: lead.version };
    return { lead: await call('updateLead', { params: { id: lead.id }, body }), isChanged: true };
  } catch (error) {
    const current = conflictingLead(error);
    if (current && isAlready(current, changes)) return { lead: current, isChanged: false };
    throw error;
  }
}

function isAlready(lead: Lead, changes: UpdateLeadBody): boolean {
  if (lead.trash !== null || lead.mergedInto !== null) return false;
  return Object.entries(changes).every(([field, value]) => {
    // What an earlier try has added is not added again.
    if (field === 'addedNote') return `\n${lead.notes ?? ''}`.endsWith(`\n${value}`);
    const stored = lead[field as keyof Lead];
    // Days are sent as days, and stored at noon.
    const isSameDay = field.endsWith('Date') && typeof stored === 'string' && stored.slice(0, 10) === value;
    return stored === value || isSameDay;
  });
}

/** The fields of a lead that a change sets. */
function fieldsOf(changes: UpdateLeadBody): string[] {
  return Object.keys(changes).map((field) => (field === 'addedNote' ? 'notes' : field));
}

/** Says how many leads became scheduled for no day, and where they are found; empty where none did. */
export function undatedText(leads: readonly Lead[]): string {
  const count = leads.filter(isUndated).length;
  if (count === 0) return '';
  const [have, are] = count === 1 ? ['has', 'it is'] : ['have', 'they are'];
  return ` ${leadsText(count)} ${have} no pickup day: ${are} in the calendar, under No day yet.`;
}
