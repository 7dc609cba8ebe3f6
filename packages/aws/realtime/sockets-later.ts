import { loadedLater } from '../clients/loaded-later.ts';

/** API Gateway's sockets, whose client is loaded by the first push: most calls push nothing. */
export function socketsLater() {
  return loadedLater(['post', 'close'], async () => (await import('./open-sockets.ts')).openSockets());
}
