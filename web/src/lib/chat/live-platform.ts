import { REALTIME_PATH } from '@harbour-haul/contract/realtime';

/** What a socket reports to its owner; nothing more after `onClose`. */
export interface SocketHandlers {
  onOpen: () => void;
  onText: (text: string) => void;
  onClose: () => void;
}

export interface LiveSocket {
  send: (text: string) => void;
  close: () => void;
}

/** What the live channel needs of its surroundings; tests pass their own clock and sockets. */
export interface LivePlatform {
  openSocket: (url: string, handlers: SocketHandlers) => LiveSocket;
  /** Runs something later. @returns how to cancel it */
  after: (ms: number, run: () => void) => () => void;
  /** From 0 to below 1. */
  random: () => number;
  /** Whether nobody can see the page at present. */
  isHidden: () => boolean;
  /** Calls back when the network has returned or the page becomes visible again. @returns how to unsubscribe */
  onWake: (run: () => void) => () => void;
}

/** The browser itself. */
export const browserPlatform: LivePlatform = {
  openSocket: openBrowserSocket,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  isHidden: () => document.visibilityState === 'hidden',
  onWake: (run) => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') run();
    };
    window.addEventListener('online', run);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  },
};

/** A content policy may forbid sockets by throwing; that is one more way of not getting through. */
function openBrowserSocket(url: string, { onOpen, onText, onClose }: SocketHandlers): LiveSocket {
  let socket: WebSocket;
  try {
    socket = new WebSocket(url);
  } catch {
    queueMicrotask(onClose);
    return { send: () => {}, close: () => {} };
  }
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onText(data);
  });
  socket.addEventListener('close', onClose);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

/** One callback to be run later: setting it again cancels the earlier one. */
export class Timer {
  readonly #after: LivePlatform['after'];
  #cancel: (() => void) | null = null;

  constructor(platform: Pick<LivePlatform, 'after'>) {
    this.#after = platform.after;
  }

  get isSet(): boolean {
    return this.#cancel !== null;
  }

  set(ms: number, run: () => void): void {
    this.clear();
    this.#cancel = this.#after(ms, () => {
      this.#cancel = null;
      run();
    });
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

type Origin = Pick<Location, 'protocol' | 'host'>;

/** Where an admin's socket is opened: on the page's own origin, over TLS where the page is. */
export function adminSocketUrl(origin: Origin): string {
  return `${origin.protocol === 'https:' ? 'wss' : 'ws'}://${origin.host}${REALTIME_PATH}`;
}

/** What this page calls itself to the server, of whose sockets one is its own. */
export const TAB = /* @__PURE__ */ crypto.randomUUID();

/** Where a visitor's socket is opened (specification section 7). The cookie proves who it is; the query names the page, and helps logs. */
export function visitorSocketUrl(origin: Origin, visitorId: string, sessionId: string): string {
  const query = new URLSearchParams({ isAdmin: 'false', visitorId, sessionId, tab: TAB });
  return `${adminSocketUrl(origin)}?${query}`;
}
