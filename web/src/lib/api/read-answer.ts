import type { OperationName } from '@harbour-haul/contract/routes';

export type RecordKind = 'leads' | 'sessions';

/** The operations whose answers hold leads or chats: one, or a list of them. */
const HOLDING = /^(?:list|get|update|quick)\w*(Lead|ChatSession)s?$/;

/**
 * Returns an answer as a server of today gives it. One of an older server may be a bare list, and leave out what it does not
 * know (specification sections 3 and 7); what completes it is fetched where such an answer comes, which is hardly ever.
 */
export async function readAnswer<T>(name: OperationName, answer: T): Promise<T> {
  const held = HOLDING.exec(name)?.[1];
  if (!held || !isObject(answer)) return answer;
  const kind = held === 'Lead' ? 'leads' : 'sessions';
  const records = answer[kind] ?? [answer.lead ?? answer];
  if (Array.isArray(records) && records.every((record) => isWhole(record, kind))) return answer;
  const { readOlderAnswer } = await import('./older/read-older-answer.ts');
  return readOlderAnswer(kind, answer) as T;
}

/** Whether a record says what every server of today says of it. */
function isWhole(record: unknown, kind: RecordKind): boolean {
  const time = kind === 'leads' ? 'createdAt' : 'lastActivityAt';
  return isObject(record) && [record.version, record.status, record[time]].every(Boolean);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
