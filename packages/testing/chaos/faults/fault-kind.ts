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
} as const;

export type FaultKind = keyof typeof FAULT_KINDS;

const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems'];

/** Whether such a thing happens to such a call: only writes of DynamoDB meet each other. */
export function canHappenTo(
  kind: FaultKind,
  { service, operation }: Pick<ServiceCall, 'service' | 'operation'>,
): boolean {
  return kind !== 'conflict' || (service === 'DYNAMODB' && WRITES.includes(operation));
}

/** Whether it happens to every attempt of a call, and not to the first alone. */
export function isLasting(kind: FaultKind): boolean {
  return kind === 'throttled' || kind === 'failed' || kind === 'lost for good';
}
