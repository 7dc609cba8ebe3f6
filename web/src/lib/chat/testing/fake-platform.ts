import type { ServerEvent } from '@harbour-haul/contract/realtime';
import type { LivePlatform, SocketHandlers } from '../live-platform.ts';

/** A socket that a test plays the server of. */
class FakeSocket {
  readonly url: string;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  readonly #handlers: SocketHandlers;

  constructor(url: string, handlers: SocketHandlers) {
    this.url = url;
    this.#handlers = handlers;
  }

  /** The server lets it in. */
  open(): void {
    this.#handlers.onOpen();
  }

  /** The server says something, be it no event at all. */
  say(event: ServerEvent | Record<string, unknown> | string): void {
    this.#handlers.onText(typeof event === 'string' ? event : JSON.stringify(event));
  }

  /** The connection breaks. */
  cut(): void {
    this.#handlers.onClose();
  }

  /** The frames of a type that were sent. */
  framesOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

interface FakePlatform extends LivePlatform {
  sockets: FakeSocket[];
  /** The newest socket. */
  socket: () => FakeSocket;
  /** Lets time go by; what falls due runs in its order. */
  pass: (ms: number) => void;
  /** The network returns, or the page is looked at again. */
  wake: () => void;
  /** The page is hidden, or is seen again. */
  hide: (isHidden: boolean) => void;
}

/** The live channel's surroundings in a test's hand: sockets, clock and chance. */
export function fakePlatform(random: () => number = () => 0.5): FakePlatform {
  const sockets: FakeSocket[] = [];
  const wakers = new Set<() => void>();
  const timers = new Set<{ due: number; run: () => void }>();
  let now = 0;
  let isHidden = false;
  const nextDue = (until: number) =>
    [...timers].filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0];
  return {
    sockets,
    random,
    socket: () => {
      const newest = sockets.at(-1);
      if (!newest) throw new Error('No socket was opened.');
      return newest;
    },
    openSocket: (url, handlers) => {
      const socket = new FakeSocket(url, handlers);
      sockets.push(socket);
      return {
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true;
        },
      };
    },
    after: (ms, run) => {
      const timer = { due: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    onWake: (run) => {
      wakers.add(run);
      return () => wakers.delete(run);
    },
    isHidden: () => isHidden,
    hide: (hidden) => {
      isHidden = hidden;
    },
    wake: () => {
      for (const run of wakers) run();
    },
    pass: (ms) => {
      const until = now + ms;
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        timers.delete(timer);
        now = timer.due;
        timer.run();
      }
      now = until;
    },
  };
}
