import { connect } from 'node:net';

const PATIENCE_MS = 5_000;

/** Sends bytes to a loopback port as they are; resolves to all that is returned before the end, or before nothing more comes. */
export function rawExchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(PATIENCE_MS, end);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.once('close', end);
    socket.once('error', end);
  });
}
