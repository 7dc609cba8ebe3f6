import { canHappenTo, FAULT_KINDS, type FaultKind } from './faults/fault-kind.ts';
import type { PlannedFault } from './faults/fault-plan.ts';
import type { ServiceCall } from './faults/service-call.ts';
import type { Scenario } from './scenarios/scenario.ts';

/** The same call is made for many rows: of each name so many are enough. */
const MAX_NTH = 4;

/** Which of all that can happen. */
export interface Choice {
  /** Every how-many-th fault alone. */
  readonly step: number;
  /** How many were planned before, so that not the first call of each scenario is chosen again and again. */
  readonly offset: number;
  /** The kinds whose names hold this. */
  readonly kind: string;
}

/** What of everything that can happen to each of these calls was chosen, and how much that is in all. */
export function planCases(
  scenario: Scenario,
  seen: readonly ServiceCall[],
  choice: Choice,
): { chosen: PlannedFault[]; planned: number } {
  const kinds = kindsOf(scenario, choice);
  const counts = new Map<string, number>();
  const planned: PlannedFault[] = [];
  for (const call of seen) {
    const nth = (counts.get(call.name) ?? 0) + 1;
    counts.set(call.name, nth);
    if (nth > MAX_NTH) continue;
    for (const kind of kinds) if (canHappenTo(kind, call)) planned.push({ name: call.name, nth, kind });
  }
  const chosen = planned.filter((_, index) => (index + choice.offset) % choice.step === 0);
  return { chosen, planned: planned.length };
}

/** What may happen in a scenario: where somebody else is there, that they come meanwhile, and otherwise all the rest. */
export function kindsOf({ hasRival = false }: Scenario, { kind: chosen }: Pick<Choice, 'kind'>): FaultKind[] {
  return (Object.keys(FAULT_KINDS) as FaultKind[]).filter(
    (kind) => kind.includes(chosen) && hasRival === (kind === 'overtaken'),
  );
}
