import { type LeadsTableKey, sessionLeadKey } from './lead-items.ts';
import type { Write } from './transactions.ts';

/** Which lead a chat session has become, so that it never becomes two. */
export interface SessionLead {
  leadId: number;
  /** The lead's version after the visitor's own last save; any other says that an admin has changed it since. */
  savedVersion: number;
  /** A form that asked for the same has been taken in; the next form is another request. */
  joinedByForm?: boolean;
}

/** Names the lead that a session becomes, or a new one in place of a lead that an admin has deleted. */
export function linkNewLead(
  table: string,
  sessionId: string,
  { leadId, savedVersion }: SessionLead,
  read: SessionLead | null,
): Write {
  const link: SessionLead & LeadsTableKey = { ...sessionLeadKey(sessionId), leadId, savedVersion };
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

/** Notes a save of the visitor's own: the lead's version, where it changed, and whether a form was taken in. */
export function noteSave(
  table: string,
  sessionId: string,
  save: Partial<Pick<SessionLead, 'savedVersion' | 'joinedByForm'>>,
): Write[] {
  const changes = Object.entries(save);
  if (changes.length === 0) return [];
  return [
    {
      Update: {
        TableName: table,
        Key: sessionLeadKey(sessionId),
        UpdateExpression: `SET ${changes.map(([name]) => `${name} = :${name}`).join(', ')}`,
        ExpressionAttributeValues: Object.fromEntries(changes.map(([name, value]) => [`:${name}`, value])),
      },
    },
  ];
}
