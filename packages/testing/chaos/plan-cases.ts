import { canHappenTo, FAULT_KINDS, type FaultKind } from './faults/fault-kind.ts';
import type { PlannedFault } from './faults/fault-plan.ts';
import type { ServiceCall } from './faults/service-call.ts';

/** The same call is made for many rows: of each name so many are enough. */
const MAX_NTH = 4;

/** Everything that can happen to each of these calls. @param step every how-many-th of them alone */
export function planCases(seen: readonly ServiceCall[], step = 1): PlannedFault[] {
  const kinds = Object.keys(FAULT_KINDS) as FaultKind[];
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
