import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';

/** Whose message is pushed, and who is not told of it again: a connection, or a page of the visitor by the name that it gives itself. */
export type OwnSocket = { connectionId: string } | { tab: string };

const TAB = /^[\w-]{1,40}$/;

/** What a page calls itself; null for nothing, and for what can be no name. */
export function tabNamed(text: string | undefined): string | null {
  return text !== undefined && TAB.test(text) ? text : null;
}

/** Whether a connection is the sender's own. A visitor's page hides nothing from the team, whatever it calls itself. */
export function isOwn({ connectionId, role, tab }: Connection, own: OwnSocket | null): boolean {
  if (own === null) return false;
  return 'tab' in own ? role === 'visitor' && tab === own.tab : connectionId === own.connectionId;
}
