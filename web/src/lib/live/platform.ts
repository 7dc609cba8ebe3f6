/** What a socket tells its owner. After `onClose` it tells nothing more. */
export interface SocketHandlers {
  onOpen: () => void;
  onText: (text: string) => void;
  onClose: () => void;
}

export interface LiveSocket {
  send: (text: string) => void;
  close: () => void;
}

/** What the live channel needs of its surroundings; tests bring their own clock and sockets. */
export interface LivePlatform {
  openSocket: (url: string, handlers: SocketHandlers) => LiveSocket;
  /** Runs something later; answers how to call it off. */
  after: (ms: number, run: () => void) => () => void;
  /** From 0 to below 1. */
  random: () => number;
  /** Calls back when the network has returned or the page is looked at again; answers how to stop that. */
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
