import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { ResponseOf } from '@harbour-haul/contract/operation';
import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import { type CallInput, SiteCaller } from '../site-caller.ts';
import type { Impatience } from './faults/impatience.ts';
import type { Meanwhile, SentRequest } from './faults/meanwhile.ts';

/** How often something is asked for again, with growing pauses, until it is acknowledged. */
const MAX_TRIES = 9;
const PAUSE_MS = 40;
const RETRIED = [408, 429];

/** A response that no repetition changes. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(what: string, status: number, text: string) {
    super(`${what} was answered with ${status}: ${text.slice(0, 200)}`);
    this.status = status;
  }
}

/** Somebody who asks again, word for word, until there is an answer. */
export class ChaosCaller extends SiteCaller {
  readonly #impatience: Impatience;
  readonly #meanwhile: Meanwhile;

  constructor(site: URL, impatience: Impatience, meanwhile: Meanwhile) {
    super(site);
    this.#impatience = impatience;
    this.#meanwhile = meanwhile;
  }

  /** @throws RefusedError for what is refused; Error for what came to nothing in any of its tries */
  async ask<N extends OperationName>(
    name: N,
    input: CallInput = {},
  ): Promise<ResponseOf<(typeof API_ROUTES)[N]>> {
    const text = await this.#untilAnswered(name, input);
    return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<(typeof API_ROUTES)[N]>;
  }

  /** The text of a file that an operation sends, or redirects to. */
  async file(name: OperationName, input: CallInput = {}): Promise<string> {
    return this.#untilAnswered(name, input);
  }

  /** Sends the bytes of a file to where they were promised to. */
  async upload(url: string, init: RequestInit): Promise<Response> {
    const send = () => this.fetch(url, init);
    return this.#noted({ what: 'an upload', isKeyed: false, again: send, answers: [] }, send);
  }

  /** Sends a request that may come a second time while it is under way. */
  async #noted(request: SentRequest, send: () => Promise<Response>): Promise<Response> {
    this.#meanwhile.sends(request);
    let response: Response | null = null;
    try {
      response = await send();
      return response;
    } finally {
      this.#meanwhile.answered(
        request,
        response && { status: response.status, text: await response.clone().text() },
      );
    }
  }

  async #untilAnswered(name: OperationName, input: CallInput): Promise<string> {
    const sent = this.#sentRequest(name, input);
    let last = '';
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      try {
        const ask = () => this.#impatience.patient((signal) => this.request(name, { ...input, signal }));
        const response = await (sent === null ? ask() : this.#noted(sent, ask));
        const location = response.headers.get('location');
        const found = response.status === 303 && location ? await fetch(location) : response;
        const text = await found.text();
        if (found.ok) return text;
        last = `${found.status} ${text.slice(0, 200)}`;
        if (found.status < 500 && !RETRIED.includes(found.status))
          throw new RefusedError(name, found.status, text);
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        last = String(error);
      }
      await wait(PAUSE_MS * tries);
    }
    throw new Error(`${name} came to nothing in ${MAX_TRIES} tries, at last: ${last}`);
  }

  /** What only reads needs not come again. */
  #sentRequest(name: OperationName, input: CallInput): SentRequest | null {
    if (API_ROUTES[name].method === 'GET') return null;
    const isKeyed = IDEMPOTENCY_HEADER in (input.headers ?? {}) || hasMessageId(input.body);
    return { what: name, isKeyed, again: () => this.request(name, input), answers: [] };
  }
}

function hasMessageId(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'clientMessageId' in body;
}
