import type { RequestListener } from 'node:http';
import type { UpgradeRule } from '../http/loopback-server.ts';

export interface SwappableListener {
  readonly listener: RequestListener;
  readonly upgrade: UpgradeRule;
  use(listener: RequestListener, upgrade: UpgradeRule): void;
}

/** Claims a port before there is anything to serve on it: 503 until `use` is called. */
export function swappableListener(): SwappableListener {
  let current: RequestListener = (request, response) => {
    request.resume();
    response.writeHead(503, { 'retry-after': '1' }).end('Starting …\n');
  };
  let currentUpgrade: UpgradeRule | undefined;
  return {
    listener: (request, response) => {
      current(request, response);
    },
    upgrade: {
      accepts: (request) => currentUpgrade?.accepts(request) ?? false,
      listener: (request, socket, head) => currentUpgrade?.listener(request, socket, head),
    },
    use: (listener, upgrade) => {
      current = listener;
      currentUpgrade = upgrade;
    },
  };
}
