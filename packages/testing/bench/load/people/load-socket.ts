import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type ClientFrame, REALTIME_PATH, RECONNECT_SECONDS } from '@harbour-haul/contract/realtime';
import { WebSocket } from 'ws';
import type { LoadCaller } from './load-caller.ts';

type Event = Record<string, unknown>;
type Matches = (event: Event) => boolean;

/** How long an event or a handshake may take. */
const PATIENCE_MS = 20_000;
const MAX_RETRIES = 3;

/** A person's socket, as the site's pages have it. What nobody waits for is dropped as it comes. */
export class LoadSocket {
  readonly #caller: LoadCaller;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<Matches, PromiseWithResolvers<Event>>();

  private constructor(caller: LoadCaller, socket: WebSocket) {
    this.#caller = caller;
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString('utf8')) as Event));
    socket.on('error', () => {});
    socket.on('close', (code) => this.#end(`the socket was closed with ${code}`));
  }

  /** Opens a socket, again after a while where it is refused, as the site's pages do. @throws Error */
  static async open(caller: LoadCaller, query = ''): Promise<LoadSocket> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await caller.recorder.time('$connect', () => LoadSocket.#handshake(caller, query));
      } catch (cause) {
        caller.recorder.refuse('$connect');
        if (retry === MAX_RETRIES) throw new Error('no socket could be opened', { cause });
        await wait(RECONNECT_SECONDS * 1000 * 2 ** retry);
      }
    }
  }

  static async #handshake(caller: LoadCaller, query: string): Promise<LoadSocket> {
    const { host, origin } = caller.site;
    caller.recorder.use('$connect');
    const socket = new WebSocket(`ws://${host}${REALTIME_PATH}${query}`, {
      handshakeTimeout: PATIENCE_MS,
      headers: { cookie: caller.cookieHeader, origin },
    });
    await once(socket, 'open');
    caller.recorder.acknowledged.openedSocket();
    return new LoadSocket(caller, socket);
  }

  send(frame: ClientFrame): void {
    this.#caller.recorder.use(frame.type);
    this.#socket.send(JSON.stringify(frame));
  }

  /**
   * Sends a frame and waits for its answer, timed under the frame's type. Where no function is free, the gateway says so in its
   * place, and it is sent again after a while.
   * @throws Error where none comes
   */
  async ask(frame: ClientFrame, answer: string): Promise<Event> {
    const { recorder } = this.#caller;
    for (let retry = 0; ; retry += 1) {
      const event = await recorder.time(frame.type, () => {
        this.send(frame);
        return this.until(answer, (one) => one.type === answer || isRefusal(one));
      });
      if (!isRefusal(event)) return event;
      recorder.refuse(frame.type);
      if (retry === MAX_RETRIES) throw new Error(`no ${answer} came to a socket`);
      await wait(RECONNECT_SECONDS * 1000 * 2 ** retry);
    }
  }

  /** The next event that matches. @throws Error that names it where none comes */
  async until(what: string, matches: Matches): Promise<Event> {
    const waiting = Promise.withResolvers<Event>();
    this.#waiting.set(matches, waiting);
    const timer = setTimeout(() => waiting.reject(new Error(`no ${what} came to a socket`)), PATIENCE_MS);
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(matches);
    }
  }

  /** Resolves when the socket is closed on both sides. */
  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    this.#caller.recorder.use('$disconnect');
    const closed = once(this.#socket, 'close');
    this.#socket.close();
    await closed;
  }

  #receive(event: Event): void {
    for (const [matches, { resolve }] of this.#waiting) if (matches(event)) resolve(event);
  }

  #end(why: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
  }
}

/** What API Gateway sends to a socket in place of an answer where its function could not be called. */
const isRefusal = ({ message }: Event): boolean => message === 'Internal server error';
