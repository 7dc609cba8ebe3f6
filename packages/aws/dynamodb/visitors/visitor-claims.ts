import { visitorClaimKey } from '../leads/rows/lead-items.ts';
import type { Write } from '../table/transactions.ts';

/**
 * Claims a visitorId, unless it is claimed already. An update rather than a put: the chat's function may then set
 * this one attribute in the leads table, and can neither write a lead nor replace one.
 */
export function claimVisitor(leadsTable: string, visitorId: string, now: Date): Write {
  return {
    Update: {
      TableName: leadsTable,
      Key: visitorClaimKey(visitorId),
      UpdateExpression: 'SET claimedAt = :now',
      ConditionExpression: 'attribute_not_exists(id)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  };
}
