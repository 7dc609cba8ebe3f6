/** Chances that are the same for the same seed, so that what is made of them can be made again. */
export interface Random {
  /** From 0 up to 1. */
  share(): number;
  /** A whole number from `min` to `max`. */
  whole(min: number, max: number): number;
  /** One of the values; at least one must be passed. */
  pick<T>(values: readonly T[]): T;
}

/** The generator mulberry32: small, fast and even enough for made-up people. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(share() * (max - min + 1));
  return { share, whole, pick: <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T };
}

/** Each value as often as its number says, to pick from. */
export function weighted<T extends string>(weights: Readonly<Record<T, number>>): T[] {
  return (Object.entries(weights) as [T, number][]).flatMap(([value, times]) => Array<T>(times).fill(value));
}
