import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { NO_FAULTS } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';
import { openSocket } from '@harbour-haul/local-cloud/testing/socket-client';
import { type WebSocket, WebSocketServer } from 'ws';
import { type LiveSocket, liveSockets } from '../../live-sockets.ts';
import { type LocalProduct, startLocalProduct } from '../../local-product.ts';
import type { Bench, Sample, Size } from '../runner/bench.ts';
import { quantile, timeInTurns } from '../runner/figures.ts';

const WARM_UP = { small: 5, usual: 60, full: 60 } as const satisfies Record<Size, number>;
/** Messages a round. */
const MESSAGES = { small: 10, usual: 100, full: 100 } as const satisfies Record<Size, number>;
/** Below what one visitor may send at once. */
const PER_VISITOR = 10;

/**
 * How long a visitor's message takes to an admin, from frame to frame and stored on the way, beside the baseline: an echo
 * over a bare socket and one put.
 */
export const relayBench: Bench = {
  name: 'relay',
  budgets: {
    p50: { what: 'visitor to admin over echo and put, p50', unit: 'x', limit: 2.5, side: 'at most' },
    p95: { what: 'visitor to admin over echo and put, p95', unit: 'x', limit: 3.5, side: 'at most' },
  },
  open: async ({ size }) => {
    const product = await startLocalProduct({ faults: NO_FAULTS });
    const bare = await bareEcho(product);
    let sent = 0;
    const measure = async (messages: number): Promise<Sample[]> => {
      const first = sent;
      sent += messages;
      // The gateway ends who is silent for ten minutes, which other benches may take between two rounds.
      const relay = await relayOf(product, first, messages);
      const { one, other } = await timeInTurns(
        messages,
        (n) => relay.run(first + n),
        (n) => bare.run(first + n),
        // People take seconds: what a function still does after a push has ended before the next message.
        () => product.idle(),
      );
      relay.stop();
      const ratio = (share: number) => quantile(one, share) / quantile(other, share);
      return [
        { budget: 'p50', value: ratio(0.5) },
        { budget: 'p95', value: ratio(0.95) },
      ];
    };
    await measure(WARM_UP[size]);
    return {
      round: () => measure(MESSAGES[size]),
      close: async () => {
        bare.stop();
        await product.stop();
      },
    };
  },
};

/** An echo over `ws` and one put, one after the other. */
async function bareEcho({ documents, outputs }: LocalProduct) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket: WebSocket) =>
    socket.on('message', (data: Buffer) => socket.send(data.toString('utf8'))),
  );
  await once(server, 'listening');
  const client = await openSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const put = (n: number) =>
    documents.send(
      new PutCommand({
        TableName: outputs.UsersTableName ?? '',
        Item: { username: `bench#${n}`, content: 'How much for a couch?' },
      }),
    );
  return {
    run: async (n: number) => {
      client.send({ type: 'visitor_message', content: 'How much for a couch?', n });
      await client.next();
      await put(n);
    },
    stop: () => {
      client.socket.terminate();
      server.close();
    },
  };
}

/** From the visitor's frame to the admin's, through CloudFront, gateway, function, tables and back; visitors of these messages alone. */
async function relayOf(running: LocalProduct, first: number, messages: number) {
  const sockets = liveSockets(running);
  const admin = await sockets.asAdmin(await running.signIn());
  const visitors: LiveSocket[] = [];
  for (let i = 0; i * PER_VISITOR < messages; i += 1) {
    const visitorId = `bench-${first}-${i}`;
    const { body, cookies } = await running.call('POST', '/api/chat/sessions', { body: { visitorId } });
    visitors.push(await sockets.asVisitor(visitorId, String(body.id), cookies));
    await admin.until('presence');
  }
  return {
    run: async (n: number) => {
      const visitor = visitors[n % visitors.length];
      visitor?.send({ type: 'visitor_message', content: 'How much for a couch?', clientMessageId: `b${n}` });
      await admin.until('visitor_message');
    },
    stop: () => {
      for (const { socket } of [admin, ...visitors]) socket.terminate();
    },
  };
}
