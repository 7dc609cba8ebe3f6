import type { Write } from '../../table/transactions.ts';
import { type LeadsTableKey, sessionLeadKey } from './lead-items.ts';

/** Which lead a chat session has become, so that it never becomes two. */
export interface SessionLead {
  leadId: number;
  /** Another submission made the lead: this chat was attached to it. */
  takenIn?: true;
  /** A form has joined this chat's lead; the next form is another request. */
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

/** Marks that a form has joined the lead of a chat. */
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
