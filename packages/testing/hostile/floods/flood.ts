import type { Findings } from '../attack.ts';
import type { HostileResponse } from '../hostile-caller.ts';
import type { HostileStage } from '../hostile-stage.ts';

/** What came of one time. */
export type FloodAnswer = Pick<HostileResponse, 'status' | 'text'> & { readonly headers?: Headers };

/** Something that somebody does until an address may do it no more. */
export interface Flood {
  /** Makes ready what it needs; then it is done the nth time. */
  readonly open: (stage: HostileStage) => Promise<(n: number) => Promise<FloodAnswer>>;
  /** How it is answered within the limit. */
  readonly taken: readonly number[];
  /** As how many of its limit one time counts. */
  readonly weight?: number;
  /** How many times it goes on beyond the limit. */
  readonly beyond?: number;
  /** Whether more than the limit is kept, in place of refused. */
  readonly isKept?: true;
  /** What else must be true of it afterwards. */
  readonly settle?: (
    stage: HostileStage,
    answers: readonly FloodAnswer[],
    findings: Findings,
  ) => Promise<void>;
}

/** What somebody sends who claims to be at another address each time. */
export const disguised = (n: number) => ({
  'x-forwarded-for': `198.51.100.${n % 250}`,
  'x-viewer-address': `198.51.100.${n % 250}`,
  'cloudfront-viewer-address': `198.51.100.${n % 250}:1`,
});
