/**
 * The share that is refused where `servers` may work at a time and nobody waits (Erlang B). It holds for people who come each for
 * themselves, however long they take.
 * @param load how many would be at work on average
 */
export function refusedShare(load: number, servers: number): number {
  let share = 1;
  for (let n = 1; n <= servers; n += 1) share = (load * share) / (n + load * share);
  return load === 0 ? 0 : share;
}

const HALVINGS = 60;

/** The load of which this share is refused. */
export function loadAtRefusedShare(share: number, servers: number): number {
  let [low, high] = [0, servers / (1 - share)];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (refusedShare(middle, servers) > share) high = middle;
    else low = middle;
  }
  return low;
}
