import { cancellationCodes, isThrottled } from '../../clients/contention.ts';
import { hasTimeFor } from '../../clients/deadline.ts';

const MAX_ATTEMPTS = 12;
const MAX_CONFLICTS = 14;
const MAX_CONFLICT_DELAY_MS = 2_000;
/** So many rounds beyond those of the client: what has too much to do is not helped by more. */
const MAX_THROTTLES = 3;
const BASE_DELAY_MS = 15;
const MAX_DELAY_MS = 500;

/**
 * Runs a transaction again while nothing but other transactions is in its way, or too many calls, with growing, jittered
 * pauses. A cancelled transaction has changed nothing, so running it again is safe. A failed condition would
 * fail again, and is thrown at once.
 * @throws whatever `run` throws, after 12 conflicts or 4 throttles too, and where no time is left.
 */
export async function retryTransaction<T>(run: () => Promise<T>): Promise<T> {
  const isBearable = throttleCounter();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isPassing = isConflictAlone(error) || isBearable(error);
      if (attempt >= MAX_ATTEMPTS || !isPassing) throw error;
      const delay = Math.random() * Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** attempt);
      if (!hasTimeFor(delay)) throw error;
      await pause(delay);
    }
  }
}

/**
 * Calls `attempt` until it returns something other than null, which stands for a conflict with another write, or is refused for
 * being one of too many. Each attempt reads again what it is about to change. The pauses are jittered and grow from the time that an attempt takes, since
 * that is how far apart many at once must be to take turns.
 * @returns null after 14 conflicts, and where no time is left for another attempt.
 * @throws whatever `attempt` throws, after 4 throttles too.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T | null>): Promise<T | null> {
  const isBearable = throttleCounter();
  for (let attempts = 1; ; attempts += 1) {
    const started = performance.now();
    const result = await unlessThrottled(attempt, isBearable);
    if (result !== null || attempts >= MAX_CONFLICTS) return result;
    const elapsed = Math.max(BASE_DELAY_MS, performance.now() - started);
    const delay = Math.random() * Math.min(MAX_CONFLICT_DELAY_MS, elapsed * 2 ** attempts);
    if (!hasTimeFor(delay + 2 * elapsed)) return null;
    await pause(delay);
  }
}

/** Says of each error whether it is a throttle, and not yet one too many. */
function throttleCounter(): (error: unknown) => boolean {
  let left = MAX_THROTTLES;
  return (error) => {
    if (!isThrottled(error)) return false;
    left -= 1;
    return left >= 0;
  };
}

async function unlessThrottled<T>(
  attempt: () => Promise<T | null>,
  isBearable: (error: unknown) => boolean,
): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    if (isBearable(error)) return null;
    throw error;
  }
}

/** Whether a transaction was refused for no other reason than other transactions on the same items. */
export function isConflictAlone(error: unknown): boolean {
  const codes = cancellationCodes(error);
  if (!codes) return error instanceof Error && error.name === 'TransactionInProgressException';
  return codes.includes('TransactionConflict') && !codes.includes('ConditionalCheckFailed');
}

/** What a transaction resolves with; null where only others on the same items were in its way. */
export async function unlessConflict<T>(transaction: Promise<T>): Promise<T | null> {
  try {
    return await transaction;
  } catch (error) {
    if (isConflictAlone(error)) return null;
    throw error;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
