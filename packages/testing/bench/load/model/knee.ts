/** What was seen at one rate, once it was steady. */
export interface KneeStep {
  /** Visitors a second. */
  rate: number;
  /** How long 95 % of all calls took at most, in milliseconds. */
  p95: number;
  /** The share of calls that came to nothing. */
  errorShare: number;
  /** Whether in the end as many people left as came; where not, all times are of the beginning of a queue. */
  isSteady: boolean;
}

/** Which rates are tried, in visitors a second. */
export interface RatePlan {
  first: number;
  /** How many times as much the next one is. */
  growth: number;
  max: number;
}

/** Beyond the knee calls take many times as long as at ease, and longer than anybody likes, or come to nothing. */
const BEYOND = { times: 4, ms: 1_000, errorShare: 0.01 } as const;

/** Why a step lies beyond the knee; null where it does not. @param ease the p95 of whoever has the product to themselves */
export function whyBeyond({ p95, errorShare, isSteady }: KneeStep, ease: number): string | null {
  if (!isSteady) return 'people came faster than they left';
  if (errorShare > BEYOND.errorShare) return `${(errorShare * 100).toFixed(1)} % of calls came to nothing`;
  if (p95 > Math.max(BEYOND.ms, BEYOND.times * ease))
    return `p95 ${Math.round(p95)} ms, at ease ${Math.round(ease)} ms`;
  return null;
}

/**
 * The rate to try next; null when the knee is known. A rate is beyond the knee when it is so twice in a row: once may be
 * somebody else's doing. Between the highest that was good and the lowest beyond, one more is tried.
 */
export function nextRate(steps: readonly KneeStep[], { first, growth, max }: RatePlan): number | null {
  const last = steps.at(-1);
  if (last === undefined) return first;
  const ease = easeOf(steps);
  const tries = steps.filter(({ rate }) => rate === last.rate).length;
  if (whyBeyond(last, ease) !== null && tries === 1) return last.rate;
  const beyond = lowestBeyond(steps);
  if (beyond === null) return last.rate >= max ? null : Math.min(max, last.rate * growth);
  const good = kneeOf(steps);
  return good === null || beyond / good < CLOSE * Math.sqrt(growth) ? null : Math.sqrt(good * beyond);
}

/** The highest rate at which all was good; null where not even the first was. */
export function kneeOf(steps: readonly KneeStep[]): number | null {
  const ease = easeOf(steps);
  const good = steps.filter((step) => whyBeyond(step, ease) === null).map(({ rate }) => rate);
  return good.length === 0 ? null : Math.max(...good);
}

/** For roundings. */
const CLOSE = 1.001;

/** What 95 % of calls take at most where the product has little to do. */
export function easeOf(steps: readonly KneeStep[]): number {
  return Math.min(...steps.map(({ p95 }) => p95));
}

function lowestBeyond(steps: readonly KneeStep[]): number | null {
  const good = kneeOf(steps) ?? 0;
  const above = steps.map(({ rate }) => rate).filter((rate) => rate > good);
  const twice = above.filter((rate, index) => above.indexOf(rate) !== index);
  return twice.length === 0 ? null : Math.min(...twice);
}
