import type { RecordKind } from '../read-answer.ts';
import { readOlderLead } from './read-older-lead.ts';
import { readOlderSession } from './read-older-session.ts';
import { isObject, isRecord, type SaidRecord } from './said-record.ts';

/** Of an older server's list there is no other page, and nobody has counted it. */
const ONE_PAGE = { total: null, nextCursor: null, prevCursor: null };

/**
 * Returns an answer of an older server, complete: what it leaves out is what the specification says of that (sections 3, 4 and 7),
 * or nothing. What is no lead and no chat is left out of a list; what holds none at all is returned as it is.
 */
export function readOlderAnswer(kind: RecordKind, answer: object): unknown {
  const read = (record: SaidRecord) => (kind === 'leads' ? readOlderLead(record) : readOlderSession(record));
  if (Array.isArray(answer)) return { ...ONE_PAGE, [kind]: answer.filter(isRecord).map(read) };
  if (!isObject(answer)) return answer;
  const list = answer[kind];
  if (Array.isArray(list)) return { ...ONE_PAGE, ...answer, [kind]: list.filter(isRecord).map(read) };
  if (isRecord(answer.lead)) return { events: [], merged: [], ...answer, lead: readOlderLead(answer.lead) };
  return isRecord(answer) ? read(answer) : answer;
}
