import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** A response with this header is the last that a thread hears before it stands still. */
export const STANDSTILL_HEADER = 'x-local-standstill';

/** Has a function's thread stand still in the middle of a call, as a starved machine does, and go on later. */
export class Standstill {
  /** Whether threads that have come so far stand still, where every function's thread reads it. */
  readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #state = new Int32Array(this.memory);

  /** From now on a thread stops where it gets a response with the header. */
  begin(): void {
    Atomics.store(this.#state, 0, 1);
  }

  /** Lets go on what stands still, from where it stopped. */
  end(): void {
    Atomics.store(this.#state, 0, 0);
    Atomics.notify(this.#state, 0);
  }
}

/** Stops this thread at responses with the header, as long as it says: no timer fires meanwhile and no promise goes on. */
export function obeyStandstill(memory: SharedArrayBuffer): void {
  const state = new Int32Array(memory);
  subscribe('http.client.response.finish', (message) => {
    const { response } = message as { response: IncomingMessage };
    if (response.headers[STANDSTILL_HEADER] !== undefined) Atomics.wait(state, 0, 1);
  });
}
