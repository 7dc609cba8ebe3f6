import type { ServiceCall } from './service-call.ts';

/** What may happen to a call of a service, and what the function sees of it. */
export const FAULT_KINDS = {
  throttled: 'refused as one too many, in every attempt',
  conflict: 'refused for another write on the same item, once',
  failed: 'not done and answered with 500, in every attempt',
  lost: 'done, and the connection cut before the answer, once',
  'lost for good': 'done in every attempt, and never a word of it',
  slow: 'done, and answered half a second late',
  'timed out': 'done, and not answered until the function has given up waiting, once',
  'clock ahead': 'the functions’ clock jumps four minutes ahead',
  'clock back': 'the functions’ clock is set back by four minutes',
  'crash before': 'every function ends before it is done',
  'crash after': 'done, and every function ends before the answer',
  frozen: 'done, and the function stands still at the answer until its caller has given up and asked again',
  'sent twice': 'not done before the request that is under way has come a second time and was answered',
  overtaken: 'not done before somebody else’s request, about the same, has come and was answered',
  'disk full': 'not done and answered with 500, and so are all writes that follow, until there is room again',
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

type Operation = Pick<ServiceCall, 'service' | 'operation' | 'name'>;

const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];
/** What may meet a write on its item: writes, and what reads several items at one moment. */
const MEETING = [...WRITES, 'TransactGetItems'];
/** Attempts that find no room: two whole calls of DynamoDB, and a part of a third. */
const ATTEMPTS_WITHOUT_ROOM = 12;
const LASTING: readonly FaultKind[] = ['throttled', 'failed', 'lost for good', 'sent twice', 'overtaken'];
/** What keeps things of which two people may want something at once, and tables in which nobody finds anything. */
const STORES = ['DYNAMODB', 'S3'];
const ASIDE = /(Limits|Connections|Notices)Table$/;

/**
 * Whether such a thing happens to such a call: writes of DynamoDB meet each other and reads in a transaction, only what is stored takes room, and only
 * where something is stored do two people meet.
 */
export function canHappenTo(kind: FaultKind, call: Operation): boolean {
  if (kind === 'conflict') return call.service === 'DYNAMODB' && MEETING.includes(call.operation);
  if (kind === 'overtaken') return STORES.includes(call.service) && !ASIDE.test(call.name);
  return kind !== 'disk full' || isWrite(call);
}

/** Whether a call stores something. */
export function isWrite({ service, operation }: Operation): boolean {
  return (
    (service === 'DYNAMODB' && WRITES.includes(operation)) || (service === 'S3' && /^P[UO]/.test(operation))
  );
}

/** To how many attempts it happens: to the first alone, or to every one of a call, or to a number of whatever calls. */
export function maxHits(kind: FaultKind): number {
  if (kind === 'disk full') return ATTEMPTS_WITHOUT_ROOM;
  return LASTING.includes(kind) ? Number.POSITIVE_INFINITY : 1;
}
