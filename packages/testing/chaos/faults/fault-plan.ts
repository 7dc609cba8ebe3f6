import { type FaultKind, isWrite, maxHits } from './fault-kind.ts';
import type { ServiceCall } from './service-call.ts';

/** Which call of a run something happens to: the how-many-th of its name, from 1. */
export interface PlannedFault {
  readonly name: string;
  readonly nth: number;
  readonly kind: FaultKind;
}

/** Knows what happens to which call, and which calls there were. */
export class FaultPlan {
  #fault: PlannedFault | null = null;
  #count = 0;
  #invocation: string | null = null;
  #hits = 0;
  readonly #seen = new Map<string, ServiceCall>();

  /** From now on this happens to such a call, once. What was seen before is forgotten. */
  arm(fault: PlannedFault | null): void {
    this.#fault = fault;
    this.#count = 0;
    this.#hits = 0;
    this.#invocation = null;
    this.#seen.clear();
  }

  /** Whether it has happened. */
  get hasHit(): boolean {
    return this.#hits > 0;
  }

  /** The calls since it was armed, each once however often it was attempted. */
  get seen(): readonly ServiceCall[] {
    return [...this.#seen.values()];
  }

  /** What happens to this attempt; null for nothing. */
  next(call: ServiceCall): FaultKind | null {
    const isFirst = !this.#seen.has(call.invocation);
    this.#seen.set(call.invocation, call);
    if (this.#fault === null) return null;
    const { name, nth, kind } = this.#fault;
    if (isFirst && call.name === name) {
      this.#count += 1;
      if (this.#count === nth) this.#invocation = call.invocation;
    }
    if (!this.#concerns(call, kind)) return null;
    this.#hits += 1;
    return this.#hits <= maxHits(kind) ? kind : null;
  }

  /** The planned call; once a disk is full, every write. */
  #concerns(call: ServiceCall, kind: FaultKind): boolean {
    if (call.invocation === this.#invocation) return true;
    return kind === 'disk full' && this.hasHit && isWrite(call);
  }
}
