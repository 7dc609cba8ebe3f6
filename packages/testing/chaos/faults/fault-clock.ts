import type { FunctionClock } from '@harbour-haul/local-cloud/lambda/function-clock';

/** Sets the functions' clock ahead or back from where a scenario has it, by the same however often a fault comes. */
export class FaultClock {
  readonly #clock: Pick<FunctionClock, 'ahead' | 'jumpTo'>;
  #from = 0;
  #to: number | null = null;

  constructor(clock: Pick<FunctionClock, 'ahead' | 'jumpTo'>) {
    this.#clock = clock;
  }

  /** @param by in milliseconds; back where it is negative */
  jump(by: number): void {
    if (this.#clock.ahead !== this.#to) this.#from = this.#clock.ahead;
    this.#to = this.#from + by;
    this.#clock.jumpTo(this.#to);
  }
}
