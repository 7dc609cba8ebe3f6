import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { Write } from '../../table/transactions.ts';
import { idempotencyKey, leadKey, toLeadItem } from '../rows/lead-items.ts';

/** The result of a submission with an Idempotency-Key; a repetition returns it again. */
export interface SubmissionReceipt {
  leadId: number;
  status: LeadStatus;
  createdAt: string;
  /** The same person had an open lead already, and it was attached to that one. */
  askedAgain?: true;
  /** Tells a repetition from another submission under the same key. */
  bodyHash: string;
}

export function putNewLead(table: string, lead: Lead): Write {
  return {
    Put: { TableName: table, Item: toLeadItem(lead), ConditionExpression: 'attribute_not_exists(id)' },
  };
}

/** Replaces a lead, if it is still the version that was read. */
export function replaceLead(table: string, lead: Lead, readVersion: number): Write {
  return {
    Put: {
      TableName: table,
      Item: toLeadItem(lead),
      ConditionExpression: '#version = :read',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':read': readVersion },
    },
  };
}

/** Removes a lead, if it is still the version that was read. */
export function deleteLead(table: string, lead: Lead): Write {
  return {
    Delete: {
      TableName: table,
      Key: leadKey(lead.id),
      ConditionExpression: '#version = :read',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':read': lead.version },
    },
  };
}

/** Stores the receipt of a submission, unless one that has not expired is stored under the key already. */
export function putReceipt(
  table: string,
  key: string,
  receipt: SubmissionReceipt,
  now: Date,
  lifetimeSeconds: number,
): Write {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    Put: {
      TableName: table,
      Item: { ...idempotencyKey(key), ...receipt, expiresAt: seconds + lifetimeSeconds },
      ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': seconds },
    },
  };
}
