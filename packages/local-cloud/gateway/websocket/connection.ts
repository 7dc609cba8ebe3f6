import { WebSocket } from 'ws';
import { errorCode } from '../../shared/error-code.ts';
import type { ClientIdentity, CloseReason } from './connection-event.ts';
import type { WebSocketLimits } from './websocket-limits.ts';

/** What became of a message to a client. */
export type SendOutcome = 'sent' | 'full' | 'gone';

/** Handles one message; it must not reject. */
export type MessageHandler = (body: string) => Promise<void>;

const goingAway: CloseReason = { code: 1001, text: 'Going away' };
const tooLarge: CloseReason = { code: 1009, text: 'Message too long' };
/** API Gateway refuses binary frames. */
const notText: CloseReason = { code: 1003, text: 'Binary frames are not supported' };

/** One accepted connection: its limits, its way in and its way out. */
export class Connection {
  readonly identity: ClientIdentity;
  lastActiveAt: number;
  /** Resolves, with the reason, when the connection has ended. */
  readonly ended: Promise<CloseReason>;
  readonly #socket: WebSocket;
  readonly #limits: WebSocketLimits;
  readonly #handle: MessageHandler;
  readonly #idle: NodeJS.Timeout;
  readonly #life: NodeJS.Timeout;
  readonly #waiting: string[] = [];
  #working = 0;
  #closing: CloseReason | undefined;
  #cut: NodeJS.Timeout | undefined;

  constructor(
    socket: WebSocket,
    identity: ClientIdentity,
    { limits, handle }: { readonly limits: WebSocketLimits; readonly handle: MessageHandler },
  ) {
    this.identity = identity;
    this.lastActiveAt = identity.connectedAt;
    this.#socket = socket;
    this.#limits = limits;
    this.#handle = handle;
    this.#idle = setTimeout(() => this.close(goingAway), limits.idle);
    this.#life = setTimeout(() => this.close(goingAway), limits.life);
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    // The library has sent a close frame of its own for what broke the protocol.
    socket.on('error', (error) => this.#end(failure(error)));
    this.ended = new Promise((resolve) => {
      socket.once('close', (code, text) => {
        this.#end(clientReason(code, text.toString('utf8')));
        clearTimeout(this.#cut);
        resolve(this.#closing ?? goingAway);
      });
    });
  }

  /** False from the first close frame on, whichever side sent it. */
  get isOpen(): boolean {
    return this.#closing === undefined && this.#socket.readyState === WebSocket.OPEN;
  }

  /** Queues a message for the client, in frames of the size that API Gateway sends. */
  send(data: Buffer): SendOutcome {
    if (!this.isOpen) return 'gone';
    if (this.#socket.bufferedAmount + data.length > this.#limits.sendBufferBytes) return 'full';
    this.#touch();
    const { frameBytes } = this.#limits;
    let at = 0;
    do {
      const fin = at + frameBytes >= data.length;
      this.#socket.send(data.subarray(at, at + frameBytes), { binary: false, fin });
      at += frameBytes;
    } while (at < data.length);
    return 'sent';
  }

  /** Sends the client a close frame; without one in return the connection is cut after the time for closing. */
  close(reason: CloseReason = goingAway): void {
    if (this.#closing !== undefined) return;
    this.#end(reason);
    // Its close frame must be read, even where so many messages are under way that reading had stopped.
    this.#socket.resume();
    this.#socket.close(reason.code, reason.text);
  }

  /** Ends the connection of a client that sent a frame beyond the limit. */
  refuseFrame(): void {
    this.close(tooLarge);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#closing !== undefined) return;
    this.#touch();
    if (isBinary) {
      this.close(notText);
      return;
    }
    this.#waiting.push(data.toString('utf8'));
    this.#work();
  }

  #work(): void {
    const { concurrentMessages } = this.#limits;
    while (this.#working < concurrentMessages) {
      const body = this.#waiting.shift();
      if (body === undefined) break;
      this.#working += 1;
      void this.#handle(body).finally(() => {
        this.#working -= 1;
        this.#work();
      });
    }
    if (this.#working >= concurrentMessages) this.#socket.pause();
    else this.#socket.resume();
  }

  #touch(): void {
    this.lastActiveAt = Date.now();
    this.#idle.refresh();
  }

  #end(reason: CloseReason): void {
    if (this.#closing !== undefined) return;
    this.#closing = reason;
    this.#waiting.length = 0;
    clearTimeout(this.#idle);
    clearTimeout(this.#life);
    this.#cut = setTimeout(() => this.#socket.terminate(), this.#limits.closing);
  }
}

function clientReason(code: number, text: string): CloseReason {
  return { code, text: code === 1005 ? 'Client-side close frame status not set' : text };
}

function failure(error: Error): CloseReason {
  const code = errorCode(error);
  if (code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') return tooLarge;
  if (code === 'WS_ERR_INVALID_UTF8') return { code: 1007, text: 'Invalid frame payload data' };
  return code?.startsWith('WS_ERR_') ? { code: 1002, text: 'Protocol error' } : { code: 1006, text: '' };
}
