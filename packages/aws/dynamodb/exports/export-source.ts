import { LEAD_STATUSES, OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { REPLY_STATUSES } from '@harbour-haul/domain/leads/reply-statuses';
import { LEADS_WAITING, leadIndexName, sortKeyAttribute, WAITING_ATTRIBUTE, WAITING_VALUE } from '../keys.ts';
import type { ExportRowsFilter } from './export-row.ts';

/** The lists of an index that an export reads, from key to key. */
export interface ExportSource {
  index: string;
  partition: string;
  lists: readonly string[];
  keyName: string;
  lowest: string;
  highest: string;
  /** The bounds of the creation, where the keys are of something else. */
  createdWithin: { from: string; to: string } | null;
}

/** Below and above every key, which begins with a year. */
const [LOWEST, HIGHEST] = ['0', ':'];

/** Where the leads of a filter stand. */
export function exportSource(filter: ExportRowsFilter): ExportSource {
  return filter.queue === 'follow-up-due' ? dueSource(filter) : createdSource(filter);
}

function createdSource({ status, queue, from, to }: ExportRowsFilter): ExportSource {
  const byCreation = {
    keyName: sortKeyAttribute('createdAt'),
    lowest: from ?? LOWEST,
    highest: to === null ? HIGHEST : `${to}~`,
    createdWithin: null,
  };
  if (queue === 'needs-reply') {
    const mayWait = status === null || REPLY_STATUSES.some((one) => one === status);
    const lists = mayWait ? [WAITING_VALUE] : [];
    return { ...byCreation, index: LEADS_WAITING, partition: WAITING_ATTRIBUTE, lists };
  }
  const lists = status === null ? LEAD_STATUSES : [status];
  return { ...byCreation, index: leadIndexName('createdAt'), partition: 'status', lists };
}

/** `~` stands above every time of the day, and leads without a follow-up day stand above all days. */
function dueSource({ status, from, to, today }: ExportRowsFilter): ExportSource {
  return {
    index: leadIndexName('followUpDate'),
    partition: 'status',
    lists: OPEN_STATUSES.filter((open) => status === null || open === status),
    keyName: sortKeyAttribute('followUpDate'),
    lowest: LOWEST,
    highest: `${today}~`,
    createdWithin: { from: from ?? LOWEST, to: to ?? HIGHEST },
  };
}
