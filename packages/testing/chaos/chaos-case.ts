import { timedOut, withTimeout } from '@harbour-haul/local-cloud/shared/with-timeout';
import type { ChaosStage } from './chaos-stage.ts';
import type { PlannedFault } from './faults/fault-plan.ts';
import type { ServiceCall } from './faults/service-call.ts';
import type { Scenario } from './scenarios/scenario.ts';

const PATIENCE_MS = 60_000;

/** What came of a scenario in which something happened, or nothing. */
export interface PlayedCase {
  readonly scenario: string;
  readonly fault: PlannedFault | null;
  /** Whether it happened: a call that was not made this time cannot fail. */
  readonly hasHit: boolean;
  /** The calls that functions made. */
  readonly seen: readonly ServiceCall[];
  /** What must not be, a line each. */
  readonly broken: readonly string[];
}

/** Plays a scenario with one fault in it, and looks at what is left when functions have ended what was begun. */
export async function playCase(
  stage: ChaosStage,
  scenario: Scenario,
  fault: PlannedFault | null,
): Promise<PlayedCase> {
  const { plan, meanwhile, clock } = stage;
  const broken: string[] = [];
  const note = (line: string) => void broken.push(line);
  plan.arm(null);
  const act = await scenario.open(stage);
  await idle(stage, note);
  stage.takeComplaints();
  meanwhile.begin(act.rival ?? null);
  plan.arm(fault);
  await act.play().catch((error: unknown) => note(wordsOf(error)));
  await idle(stage, note);
  const { hasHit, seen } = plan;
  plan.arm(null);
  clock.jumpTo(0);
  broken.push(...stage.takeComplaints(), ...meanwhile.broken());
  broken.push(...(await act.check(fault).catch((error: unknown) => [wordsOf(error)])));
  return { scenario: scenario.name, fault, hasHit, seen, broken };
}

async function idle({ product }: ChaosStage, note: (line: string) => void): Promise<void> {
  if ((await withTimeout(product.idle(), PATIENCE_MS)) === timedOut)
    note(`functions had not ended after ${PATIENCE_MS / 1000} s what was begun`);
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
