import type { Write } from '../../table/transactions.ts';
import { type LeadsTableKey, sessionLeadKey } from './lead-items.ts';

/** Which lead a chat session has become, so that it never becomes two. */
export interface SessionLead {
  leadId: number;
  /** Another made the lead: this chat asked for the same and was taken in. */
  takenIn?: true;
  /** A form that asked for the same has been taken in; the next form is another request. */
  joinedByForm?: boolean;
}

/** Names the lead that a session becomes, or a new one in place of a lead that an admin has deleted. */
export function linkNewLead(
  table: string,
  sessionId: string,
  { leadId, takenIn }: SessionLead,
  read: SessionLead | null,
): Write {
  const link: SessionLead & LeadsTableKey = {
    ...sessionLeadKey(sessionId),
    leadId,
    ...(takenIn && { takenIn }),
  };
  return {
    Put: {
      TableName: table,
      Item: link,
      ...(read
        ? { ConditionExpression: 'leadId = :read', ExpressionAttributeValues: { ':read': read.leadId } }
        : { ConditionExpression: 'attribute_not_exists(id)' }),
    },
  };
}

/** Notes that a form was taken into the lead of a chat. */
export function noteForm(table: string, sessionId: string): Write {
  return {
    Update: {
      TableName: table,
      Key: sessionLeadKey(sessionId),
      UpdateExpression: 'SET joinedByForm = :yes',
      ExpressionAttributeValues: { ':yes': true },
    },
  };
}
