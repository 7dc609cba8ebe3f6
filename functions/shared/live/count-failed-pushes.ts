import { log } from '../log.ts';
import { recordMetric } from '../metrics.ts';

/** As many are named: the others have the same cause. */
const MAX_NAMED = 5;

/** Logs and counts the pushes that failed of one run, in one line. */
export function countFailedPushes(connectionIds: readonly string[]): void {
  if (connectionIds.length === 0) return;
  log('warn', 'push failed', {
    count: connectionIds.length,
    connectionIds: connectionIds.slice(0, MAX_NAMED),
  });
  recordMetric('PushFailures', connectionIds.length);
}
