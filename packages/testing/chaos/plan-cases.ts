import { canHappenTo, FAULT_KINDS, type FaultKind } from './faults/fault-kind.ts';
import type { PlannedFault } from './faults/fault-plan.ts';
import type { ServiceCall } from './faults/service-call.ts';
import type { Scenario } from './scenarios/scenario.ts';

/** The same call is made for many rows: everything happens to so many of each name, and one thing in turn to each of the others. */
const WHOLE_NTH = 4;

/** Which of all that can happen. */
export interface Choice {
  /** Every how-many-th fault alone. */
  readonly step: number;
  /** How many were planned before, so that not the first call of each scenario is chosen again and again. */
  readonly offset: number;
  /** The kinds whose names hold this. */
  readonly kind: string;
}

/** What is to happen in a scenario, and of how much it was chosen. */
export interface PlannedCases {
  readonly chosen: PlannedFault[];
  readonly planned: number;
  /** The calls, each of which has something planned that may happen to it. */
  readonly calls: number;
  /** Those of them to which one kind alone happens, and not every one. */
  readonly inTurn: number;
}

/**
 * What of everything that can happen to each of these calls was chosen, and how much that is in all. No call is left out: of a name that
 * is called very often the later calls take turns at the kinds, so that the cases are at most one for each call and `WHOLE_NTH` times
 * the kinds for each name.
 */
export function planCases(scenario: Scenario, seen: readonly ServiceCall[], choice: Choice): PlannedCases {
  const kinds = kindsOf(scenario, choice);
  const counts = new Map<string, number>();
  const planned: PlannedFault[] = [];
  let [calls, inTurn] = [0, 0];
  for (const call of seen) {
    const nth = (counts.get(call.name) ?? 0) + 1;
    counts.set(call.name, nth);
    const possible = kinds.filter((kind) => canHappenTo(kind, call));
    const isWhole = nth <= WHOLE_NTH || possible.length <= 1;
    const turn = inTurn % possible.length;
    const happening = isWhole ? possible : possible.slice(turn, turn + 1);
    if (happening.length > 0) calls += 1;
    if (!isWhole) inTurn += 1;
    planned.push(...happening.map((kind) => ({ name: call.name, nth, kind })));
  }
  const chosen = planned.filter((_, index) => (index + choice.offset) % choice.step === 0);
  return { chosen, planned: planned.length, calls, inTurn };
}

/** The plan in words, for whoever waits. */
export function planText({ chosen, planned, calls, inTurn }: PlannedCases): string {
  const part = chosen.length < planned ? ` of ${planned}` : '';
  const turns = inTurn > 0 ? `, of which ${inTurn} take turns at the kinds` : '';
  return `${chosen.length}${part} faults to come at ${calls} ${calls === 1 ? 'call' : 'calls'}${turns}`;
}

/** What may happen in a scenario: where somebody else is there, that they come meanwhile, and otherwise all the rest. */
export function kindsOf({ hasRival = false }: Scenario, { kind: chosen }: Pick<Choice, 'kind'>): FaultKind[] {
  return (Object.keys(FAULT_KINDS) as FaultKind[]).filter(
    (kind) => kind.includes(chosen) && hasRival === (kind === 'overtaken'),
  );
}
