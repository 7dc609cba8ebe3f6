import type { RequestListener } from 'node:http';

export interface SwappableListener {
  readonly listener: RequestListener;
  use(listener: RequestListener): void;
}

/** Claims a port before there is anything to serve on it: 503 until `use` is called. */
export function swappableListener(): SwappableListener {
  let current: RequestListener = (request, response) => {
    request.resume();
    response.writeHead(503, { 'retry-after': '1' }).end('Starting …\n');
  };
  return {
    listener: (request, response) => {
      current(request, response);
    },
    use: (listener) => {
      current = listener;
    },
  };
}
