import { setImmediate } from 'node:timers/promises';

/**
 * Until the calls that were begun in this turn are on their way. Of calls that begin together each waits until all of them are signed
 * and written: what nobody waits for begins a turn later.
 */
export async function nextTurn(): Promise<void> {
  await setImmediate();
}
