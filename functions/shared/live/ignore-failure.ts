import { errorName, log } from '../log.ts';
import { countMetric } from '../metrics.ts';

/** Runs a push whose failure is logged and not thrown. */
export async function ignoreFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log('error', 'push failed', { error: errorName(error) });
    countMetric('PushFailures');
  }
}
