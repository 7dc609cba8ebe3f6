import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { readSharedNumber, SharedNumber } from './shared-number.ts';

/** A response with this header is the last that a process hears before it stands still. */
export const STANDSTILL_HEADER = 'x-local-standstill';

/** How often what stands still looks whether it may go on, in milliseconds. */
const LOOK_MS = 5;

/** Has a function stand still in the middle of a call, as a starved machine does, and go on later. */
export class Standstill {
  /** 1 while functions that have come so far stand still, where every function's process reads it. */
  readonly shared = new SharedNumber();

  /** From now on a function stops where it gets a response with the header. */
  begin(): void {
    this.shared.value = 1;
  }

  /** Lets go on what stands still, from where it stopped. */
  end(): void {
    this.shared.value = 0;
  }
}

/**
 * Stops this process's code at responses with the header, as long as the number in this file says: no timer fires meanwhile and no
 * promise goes on.
 */
export function obeyStandstill(fd: number): void {
  const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  subscribe('http.client.response.finish', (message) => {
    const { response } = message as { response: IncomingMessage };
    if (response.headers[STANDSTILL_HEADER] === undefined) return;
    while (readSharedNumber(fd) === 1) Atomics.wait(never, 0, 0, LOOK_MS);
  });
}
