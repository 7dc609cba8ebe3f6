import {
  type ClientFrame,
  PING_SECONDS,
  POLL_SECONDS,
  RECONNECT_SECONDS,
} from '@harbour-haul/contract/realtime';
import { backoffMs } from './backoff.ts';
import { browserPlatform, type LivePlatform, type LiveSocket, Timer } from './live-platform.ts';
import { parseServerEvent, type ReceivedEvent } from './parse-server-event.ts';

export interface LiveStatus {
  /** `closed` while a lost socket waits for its next try, and before and after all. */
  state: 'connecting' | 'open' | 'closed';
  /** Sockets do not get through at present; the chat is read every four seconds instead. */
  polling: boolean;
}

export interface LiveChannelOptions {
  url: () => string;
  /** The first frame on every socket: who it is. */
  hello: () => ClientFrame;
  /** What is sent every 30 seconds; an admin's pings name the chats that they hold. */
  pings: () => ClientFrame[];
  onEvent: (event: ReceivedEvent) => void;
  onStatus: (status: LiveStatus) => void;
  /**
   * Fetches whatever may have been missed: after every (re)connect, when the page is visible again, and every four
   * seconds while sockets do not get through, or thirty where nobody sees the page. It does not reject.
   */
  pull: () => Promise<void>;
}

/** For sockets, and for whatever else is pulled again because a socket brought no more. */
export const RECONNECT_BACKOFF = { firstMs: RECONNECT_SECONDS * 1000, minMs: RECONNECT_SECONDS * 1000 };
/** A socket on which nothing was received for so long is dead, whatever it says of itself. */
const REPLY_TIMEOUT_MS = 10_000;
/** So many losses in a row mean that sockets do not get through here. */
const LOSSES_UNTIL_POLLING = 2;
/** How often a page is pulled that nobody sees: soon enough to call somebody. */
const HIDDEN_POLL_SECONDS = 30;

/**
 * The live channel of either side: a socket that comes back by itself, and pulling in its place where it does not. It
 * only ever brings news sooner: everything said is stored and can be pulled, so that a lost frame loses nothing.
 */
export class LiveChannel {
  readonly #options: LiveChannelOptions;
  readonly #platform: LivePlatform;
  readonly #reconnectTimer: Timer;
  readonly #pingTimer: Timer;
  readonly #replyTimer: Timer;
  readonly #pollTimer: Timer;
  #status: LiveStatus = { state: 'closed', polling: false };
  #socket: LiveSocket | null = null;
  /** Identifies the present socket: callbacks of an earlier one are ignored. */
  #attempt = 0;
  /** Losses since a socket last stayed open for the time of a ping. */
  #losses = 0;
  #hasReceived = false;
  #unwatch: (() => void) | null = null;

  constructor(options: LiveChannelOptions, platform: LivePlatform = browserPlatform) {
    this.#options = options;
    this.#platform = platform;
    this.#reconnectTimer = new Timer(platform);
    this.#pingTimer = new Timer(platform);
    this.#replyTimer = new Timer(platform);
    this.#pollTimer = new Timer(platform);
  }

  start(): void {
    if (this.#unwatch) return;
    this.#unwatch = this.#platform.onWake(() => this.#wake());
    this.#connect();
  }

  stop(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#losses = 0;
    this.#reconnectTimer.clear();
    this.#pollTimer.clear();
    this.#dropSocket();
    this.#report({ state: 'closed', polling: false });
  }

  /** Sends a frame if the socket is open. @returns whether it was */
  send(frame: ClientFrame): boolean {
    if (this.#status.state !== 'open') return false;
    this.#socket?.send(JSON.stringify(frame));
    return true;
  }

  #connect(): void {
    this.#reconnectTimer.clear();
    this.#hasReceived = false;
    const attempt = ++this.#attempt;
    const ifPresent =
      <A extends unknown[]>(run: (...args: A) => void) =>
      (...args: A) => {
        if (attempt === this.#attempt) run(...args);
      };
    this.#report({ state: 'connecting' });
    this.#replyTimer.set(REPLY_TIMEOUT_MS, () => this.#lost());
    this.#socket = this.#platform.openSocket(this.#options.url(), {
      onOpen: ifPresent(() => this.#opened()),
      onText: ifPresent((text) => this.#receive(text)),
      onClose: ifPresent(() => this.#lost()),
    });
  }

  #opened(): void {
    this.#report({ state: 'open' });
    this.send(this.#options.hello());
    this.#replyTimer.set(REPLY_TIMEOUT_MS, () => this.#lost());
    this.#pingTimer.set(PING_SECONDS * 1000, () => {
      this.#losses = 0;
      this.#ping();
    });
  }

  #ping(): void {
    for (const frame of this.#options.pings()) this.send(frame);
    if (!this.#replyTimer.isSet) this.#replyTimer.set(REPLY_TIMEOUT_MS, () => this.#lost());
    this.#pingTimer.set(PING_SECONDS * 1000, () => this.#ping());
  }

  #receive(text: string): void {
    this.#replyTimer.clear();
    const isFirst = !this.#hasReceived;
    this.#hasReceived = true;
    if (isFirst) this.#stopPolling();
    const event = parseServerEvent(text);
    if (event) this.#options.onEvent(event);
    // Whoever receives something receives all that follows: what was said before is all that can be missing.
    if (isFirst) void this.#options.pull();
  }

  #lost(): void {
    this.#dropSocket();
    this.#losses += 1;
    this.#report({ state: 'closed' });
    const delay = backoffMs(this.#losses - 1, RECONNECT_BACKOFF, this.#platform.random);
    this.#reconnectTimer.set(delay, () => this.#connect());
    if (this.#losses >= LOSSES_UNTIL_POLLING && !this.#status.polling) {
      this.#report({ polling: true });
      this.#poll();
    }
  }

  #wake(): void {
    if (this.#status.state === 'open') {
      void this.#options.pull();
      this.#ping();
      return;
    }
    if (this.#status.polling) this.#poll();
    if (this.#status.state === 'closed') this.#connect();
  }

  #poll(): void {
    // Set first: a pull that hangs must not end the polling.
    const seconds = this.#platform.isHidden() ? HIDDEN_POLL_SECONDS : POLL_SECONDS;
    this.#pollTimer.set(seconds * 1000, () => this.#poll());
    void this.#options.pull();
  }

  #stopPolling(): void {
    this.#pollTimer.clear();
    this.#report({ polling: false });
  }

  #dropSocket(): void {
    this.#attempt += 1;
    this.#replyTimer.clear();
    this.#pingTimer.clear();
    this.#socket?.close();
    this.#socket = null;
  }

  #report(change: Partial<LiveStatus>): void {
    const next = { ...this.#status, ...change };
    if (next.state === this.#status.state && next.polling === this.#status.polling) return;
    this.#status = next;
    this.#options.onStatus(next);
  }
}
