import { canHappenTo, FAULT_KINDS, type FaultKind } from './faults/fault-kind.ts';
import type { PlannedFault } from './faults/fault-plan.ts';
import type { ServiceCall } from './faults/service-call.ts';

/** The same call is made for many rows: of each name so many are enough. */
const MAX_NTH = 4;

/** Which of all that can happen. */
export interface Choice {
  /** Every how-many-th fault alone. */
  readonly step: number;
  /** The kinds whose names hold this. */
  readonly kind: string;
}

/** What of everything that can happen to each of these calls was chosen. */
export function planCases(seen: readonly ServiceCall[], { step, kind: chosen }: Choice): PlannedFault[] {
  const kinds = (Object.keys(FAULT_KINDS) as FaultKind[]).filter((kind) => kind.includes(chosen));
  const counts = new Map<string, number>();
  const planned: PlannedFault[] = [];
  for (const call of seen) {
    const nth = (counts.get(call.name) ?? 0) + 1;
    counts.set(call.name, nth);
    if (nth > MAX_NTH) continue;
    for (const kind of kinds) if (canHappenTo(kind, call)) planned.push({ name: call.name, nth, kind });
  }
  return planned.filter((_, index) => index % step === 0);
}
