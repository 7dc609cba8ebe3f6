import type { ChaosStage } from '../chaos-stage.ts';
import type { PlannedFault } from '../faults/fault-plan.ts';

/** What people do, and what must be true of it whatever happened meanwhile. */
export interface Scenario {
  readonly name: string;
  /** Whether somebody else asks for something about the same, when a call stands still. */
  readonly hasRival?: boolean;
  /** Prepares it while nothing happens. */
  readonly open: (stage: ChaosStage) => Promise<Act>;
}

export interface Act {
  /** Asks for everything until it is acknowledged. @throws Error for what is not, in any of several tries */
  readonly play: () => Promise<void>;
  /** What somebody else asks for, once, at any moment of it. */
  readonly rival?: () => Promise<void>;
  /**
   * What is wrong, a line each, when nothing happens any more and functions have ended what was begun.
   * @param fault what has happened; null for nothing
   */
  readonly check: (fault: PlannedFault | null) => Promise<string[]>;
}

/** A line for what is not as it must be. */
export function unless(isRight: boolean, line: string): string[] {
  return isRight ? [] : [line];
}
