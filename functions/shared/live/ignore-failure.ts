import { errorName, log } from '../log.ts';
import { countMetric } from '../metrics.ts';

const PUSH_FAILED = 'push failed';

/** Runs a push, or something else that is made up for later, whose failure is logged and not thrown. */
export async function ignoreFailure(run: () => Promise<void>, failure = PUSH_FAILED): Promise<void> {
  try {
    await run();
  } catch (error) {
    log('error', failure, { error: errorName(error) });
    if (failure === PUSH_FAILED) countMetric('PushFailures');
  }
}
