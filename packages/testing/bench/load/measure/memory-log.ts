import { liveMemory } from '@harbour-haul/local-cloud/lambda/live-memory';
import type { LocalProduct } from '../../../local-product.ts';
import { type MemoryGrowth, type MemorySample, memoryGrowth } from '../model/memory-growth.ts';

/** How the memory of a worker grew. */
export interface WorkerMemory extends MemoryGrowth {
  name: string;
  /** Events that it has worked on; null for the main thread. */
  events: number | null;
}

/** Of fewer samples or events, or of less of the time, nothing can be said: whoever has just begun still loads and fills caches. */
const MIN_SAMPLES = 4;
const MIN_SPAN = 0.5;
const MIN_EVENTS = 50;
/** Is asked each time. */
const MAIN = 'main thread';

/** Notes now and then what each worker holds, garbage left out. */
export class MemoryLog {
  readonly #product: Pick<LocalProduct, 'functionMemory'>;
  readonly #samples = new Map<string, MemorySample[]>();
  readonly #events = new Map<string, number>();
  readonly #began = performance.now();
  #isLooking = false;

  constructor(product: Pick<LocalProduct, 'functionMemory'>) {
    this.#product = product;
  }

  /** Asks those that have nothing to do just now; not twice at a time. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    this.#note(MAIN, liveMemory());
    for (const { name, events, bytes } of await this.#product.functionMemory()) {
      this.#note(name, bytes);
      this.#events.set(name, events);
    }
    this.#isLooking = false;
  }

  /** How each has grown that was seen often enough, the one that grew most first. */
  workers(): WorkerMemory[] {
    const all = spanOf(this.#samples.get(MAIN) ?? []);
    return [...this.#samples]
      .filter(([, samples]) => samples.length >= MIN_SAMPLES && spanOf(samples) >= MIN_SPAN * all)
      .filter(([name]) => name === MAIN || (this.#events.get(name) ?? 0) >= MIN_EVENTS)
      .map(([name, samples]) => ({ name, events: this.#events.get(name) ?? null, ...memoryGrowth(samples) }))
      .toSorted((a, b) => b.growth - a.growth);
  }

  #note(name: string, bytes: number): void {
    const own = this.#samples.get(name) ?? [];
    own.push({ at: (performance.now() - this.#began) / 1000, bytes });
    this.#samples.set(name, own);
  }
}

/** For how many seconds a worker was seen. */
function spanOf(samples: readonly MemorySample[]): number {
  return (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0);
}
