import { setTimeout as wait } from 'node:timers/promises';
import type { ResponseOf } from '@harbour-haul/contract/operation';
import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import { type CallInput, SiteCaller } from '../../../site-caller.ts';
import { isBusy } from '../../../when-free.ts';
import type { LoadRecorder } from '../measure/load-recorder.ts';

/** As `web/src/lib/api-client.ts` asks again where no function was free. */
const MAX_BUSY_RETRIES = 3;
const FIRST_BACKOFF_MS = 400;

/** A response that is not a success. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(what: string, status: number, text: string) {
    super(`${what} was answered with ${status}: ${text.slice(0, 200)}`);
    this.status = status;
  }
}

/** A person's browser: calls, pages and files, each timed and counted. */
export class LoadCaller {
  readonly recorder: LoadRecorder;
  readonly #caller: SiteCaller;
  readonly #site: URL;

  constructor(site: URL, recorder: LoadRecorder) {
    this.#site = site;
    this.#caller = new SiteCaller(site);
    this.recorder = recorder;
  }

  get site(): URL {
    return this.#site;
  }

  /** For the handshake of a socket. */
  get cookieHeader(): string {
    return this.#caller.cookieHeader;
  }

  /** @throws RefusedError for any status that is not a success, an Error where there was no response */
  async call<N extends OperationName>(
    name: N,
    input: CallInput = {},
  ): Promise<ResponseOf<(typeof API_ROUTES)[N]>> {
    const text = await this.recorder.time(name, () => this.#ask(name, input));
    return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<(typeof API_ROUTES)[N]>;
  }

  /** The response to an operation that sends a file. @throws as `call` */
  file(name: OperationName, input: CallInput = {}): Promise<string> {
    return this.recorder.time(name, () => this.#ask(name, input));
  }

  /** Fetches a page or a file of the site, or sends one. @throws RefusedError */
  async fetch(what: string, path: string, init?: RequestInit): Promise<string> {
    return this.recorder.time(what, async () => {
      const response = await this.#caller.fetch(path, init);
      const text = await response.text();
      if (!response.ok) throw new RefusedError(what, response.status, text);
      return text;
    });
  }

  async #ask(name: OperationName, input: CallInput): Promise<string> {
    const { method, path } = API_ROUTES[name];
    for (let retry = 0; ; retry += 1) {
      this.recorder.use(`${method} ${path}`);
      const response = await this.#caller.request(name, input);
      const text = await response.text();
      if (response.ok) return text;
      if (!isBusy(text)) throw new RefusedError(name, response.status, text);
      this.recorder.refuse(name);
      if (retry === MAX_BUSY_RETRIES) throw new RefusedError(name, response.status, text);
      await wait(FIRST_BACKOFF_MS * 2 ** retry * (0.5 + Math.random() / 2));
    }
  }
}
