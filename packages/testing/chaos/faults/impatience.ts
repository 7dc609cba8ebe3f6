import { Standstill } from '@harbour-haul/local-cloud/lambda/standstill';

/** How long a function stands still that nobody waits for, as one of a queue, in milliseconds. */
const UNHEARD_MS = 700;
/** And at the longest, where callers get no answer without it. */
const LONGEST_MS = 5_000;

/** What callers do about a function that stands still: they give up and ask again, and when they have their answer it goes on. */
export class Impatience {
  readonly standstill = new Standstill();
  readonly #underWay = new Set<AbortController>();
  #end: NodeJS.Timeout | undefined;
  #isAskedAgain = false;

  /** Has functions stand still, and everybody give up who waits. */
  freeze(): void {
    this.standstill.begin();
    this.#isAskedAgain = this.#underWay.size > 0;
    this.#end = setTimeout(() => this.#thaw(), this.#isAskedAgain ? LONGEST_MS : UNHEARD_MS);
    for (const caller of this.#underWay) caller.abort(new Error('given up'));
  }

  /** Waits for a response for as long as nothing stands still. @throws what `ask` throws when it is given up */
  async patient(ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
    const isAgain = this.#end !== undefined && this.#isAskedAgain;
    const caller = new AbortController();
    this.#underWay.add(caller);
    try {
      return await ask(caller.signal);
    } finally {
      this.#underWay.delete(caller);
      if (isAgain) this.#thaw();
    }
  }

  #thaw(): void {
    clearTimeout(this.#end);
    this.#end = undefined;
    this.standstill.end();
  }
}
