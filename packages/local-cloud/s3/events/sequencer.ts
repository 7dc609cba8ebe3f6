/** Numbers that only grow, across restarts as well as the clock does, as text of one length. */
export function newSequencer(): (now: number) => string {
  let last = 0n;
  return (now) => {
    const next = BigInt(now) << 16n;
    last = next > last ? next : last + 1n;
    return last.toString(16).toUpperCase().padStart(18, '0');
  };
}
