import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { Write } from '../../table/transactions.ts';
import type { LeadsTableKey } from './lead-items.ts';

/** How the lead that remains was before and after another was merged into it, so that the merge can be undone. */
export interface MergeRecord {
  otherId: number;
  before: Lead;
  after: Lead;
}

/** All keys of merges begin with this; they stand in the partition of the lead that remains. */
export const MERGE_PREFIX = 'merged#';

function mergeKey(leadId: number, otherId: number): LeadsTableKey {
  return { id: leadId, item: `${MERGE_PREFIX}${otherId}` };
}

/** Stores what a merge changed; each lead is merged at most once at a time. */
export function putMerge(table: string, leadId: number, { otherId, before, after }: MergeRecord): Write {
  return {
    Put: {
      TableName: table,
      Item: { ...mergeKey(leadId, otherId), otherId, before, after },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
}

/** Deletes the record of a merge that is undone. */
export function deleteMerge(table: string, leadId: number, otherId: number): Write {
  return {
    Delete: {
      TableName: table,
      Key: mergeKey(leadId, otherId),
      ConditionExpression: 'attribute_exists(id)',
    },
  };
}

export function fromMergeItem(item: Record<string, unknown>): MergeRecord {
  const { otherId, before, after } = item as unknown as MergeRecord;
  return { otherId, before, after };
}
