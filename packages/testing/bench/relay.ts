import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { openSocket } from '@harbour-haul/local-cloud/testing/socket-client';
import { type WebSocket, WebSocketServer } from 'ws';
import { type LiveSocket, liveSockets } from '../live-sockets.ts';
import { type LocalProduct, startLocalProduct } from '../local-product.ts';
import synthesize from '../setup/synthesize.ts';

/**
 * `npm run bench:relay [samples]`: how long a visitor's message takes to an admin, from frame to frame and stored on the
 * way, beside the baseline: an echo over a bare socket and one put. Both are measured in turns in one run, so
 * that a busy machine is as busy for either. Ends with 1 where the budget is missed.
 */
const BUDGET = { p50: 2.5, p95: 3.5 } as const;
const WARM_UP = 60;
/** Below what one visitor may send at once. */
const PER_VISITOR = 10;

const samples = Number(process.argv[2] ?? 500);
await synthesize();
const product = await startLocalProduct();
try {
  await measure(product);
} finally {
  await product.stop();
}

async function measure(running: LocalProduct): Promise<void> {
  const bare = await bareEcho(running);
  const relay = await relayOf(running);
  const times: Record<'bare' | 'relay', number[]> = { bare: [], relay: [] };
  for (let i = 0; i < WARM_UP + samples; i += 1) {
    const [first, second] = [await timed(() => bare.run(i)), await timed(() => relay(i))];
    if (i < WARM_UP) continue;
    times.bare.push(first);
    times.relay.push(second);
  }
  bare.stop();
  report(times);
}

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

/** From the visitor's frame to the admin's, through CloudFront, gateway, function, tables and back. */
async function relayOf(running: LocalProduct): Promise<(n: number) => Promise<void>> {
  const sockets = liveSockets(running);
  const admin = await sockets.asAdmin(await running.signIn());
  const visitors: LiveSocket[] = [];
  for (let i = 0; i * PER_VISITOR < WARM_UP + samples; i += 1) {
    const visitorId = `bench-${i}`;
    const { body, cookies } = await running.call('POST', '/api/chat/sessions', { body: { visitorId } });
    visitors.push(await sockets.asVisitor(visitorId, String(body.id), cookies));
    await admin.until('presence');
  }
  return async (n) => {
    const visitor = visitors[n % visitors.length];
    visitor?.send({ type: 'visitor_message', content: 'How much for a couch?', clientMessageId: `b${n}` });
    await admin.until('visitor_message');
  };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function report(times: Record<'bare' | 'relay', number[]>): void {
  const share = (values: number[], part: number) =>
    values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;
  let missed = false;
  for (const [name, part] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const) {
    const [bare, relay] = [share(times.bare, part), share(times.relay, part)];
    const ratio = relay / bare;
    missed ||= ratio > BUDGET[name];
    console.log(
      `${name}  relay ${relay.toFixed(2)} ms  echo + put ${bare.toFixed(2)} ms  ` +
        `ratio ${ratio.toFixed(2)} (budget ${BUDGET[name]})`,
    );
  }
  process.exitCode = missed ? 1 : 0;
}
