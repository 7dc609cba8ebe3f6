import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { ADMIN } from '@harbour-haul/testing/admin';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { ownProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { ChaosClient, pause } from './testing/chaos-client.ts';

/** With `CHAOS=full` all 10,000 messages; they take minutes. */
const IS_FULL = process.env.CHAOS === 'full';
const MESSAGES = IS_FULL ? 10_000 : 240;
const VISITORS = 20;
const ADMINS = 3;
const KILLS = IS_FULL ? 8 : 3;
/** The longest pause between two messages of a person: without any, forty writers leave no function to the sockets. */
const THINKING_MS = 400;

if (IS_FULL) jest.setTimeout(900_000);

let product: LocalProduct;
let isOver = false;
const clients: ChaosClient[] = [];

beforeAll(async () => {
  // Cuts and kills are its subject: a function that waits for a refused call as well may outlast its response.
  product = await ownProduct({ faults: { indexLagMs: 0, errorShare: 0, seed: 1 } });
});
afterAll(async () => {
  isOver = true;
  for (const client of clients) client.stop();
});

it(`loses, doubles and misplaces none of ${MESSAGES} messages while sockets are cut and functions killed`, async () => {
  const sockets = liveSockets(product);
  const chats = await Promise.all(Array.from({ length: VISITORS }, (_, i) => startChat(`chaos-${i}`)));
  const sessionIds = chats.map(({ sessionId }) => sessionId);
  const visitors = chats.map(
    ({ visitorId, sessionId, cookies }) =>
      new ChaosClient({
        product,
        sockets,
        cookies,
        query: `?${new URLSearchParams({ isAdmin: 'false', visitorId, sessionId }).toString()}`,
        hello: { type: 'identify_visitor', visitorId, sessionId },
        sender: 'user',
        sessionIds: [sessionId],
      }),
  );
  const admins: ChaosClient[] = [];
  for (let i = 0; i < ADMINS; i += 1) {
    const username = `admin-${i}`;
    await ensureAdmin(product.users, username, ADMIN.password);
    const { cookies } = await product.call('POST', '/api/login', { body: { ...ADMIN, username } });
    for (const id of sessionIds.filter((_, n) => n % ADMINS === i)) {
      const body = { isHandedOff: true };
      await product.call('PATCH', `/api/chat/sessions/${id}`, { body, cookies });
    }
    const hello = { type: 'auth', role: 'admin' } as const;
    admins.push(
      new ChaosClient({ product, sockets, cookies, query: '', hello, sender: 'admin', sessionIds }),
    );
  }
  clients.push(...visitors, ...admins);
  for (const client of clients) client.start();

  let isTalking = true;
  const perWriter = MESSAGES / (2 * VISITORS);
  const talk = async (client: ChaosClient | undefined, sessionId: string, name: string) => {
    for (let n = 1; n <= perWriter; n += 1) {
      await client?.say(sessionId, `${name}:${n}`);
      await pause(THINKING_MS * Math.random());
    }
  };
  const talks = sessionIds.flatMap((id, n) => [
    talk(visitors[n], id, `visitor-${n}`),
    talk(admins[n % ADMINS], id, `admin-${n}`),
  ]);
  const kills = injectFaults(KILLS, () => isTalking && !isOver);
  await Promise.all(talks);
  isTalking = false;
  await kills;
  for (const client of clients) client.wake();

  for (const [n, id] of sessionIds.entries()) {
    for (const client of [visitors[n], ...admins]) {
      const log = await completeLog(client, id, 2 * perWriter);
      expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 * perWriter }, (_, i) => i + 1));
      for (const name of [`visitor-${n}`, `admin-${n}`]) {
        const said = log.map(({ content }) => content).filter((text) => text.startsWith(`${name}:`));
        expect(said).toEqual(Array.from({ length: perWriter }, (_, i) => `${name}:${i + 1}`));
      }
    }
  }
});

async function startChat(visitorId: string) {
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  return { visitorId, sessionId: String(body.id), cookies };
}

/** Cuts sockets all the while, and kills the functions a few times. */
async function injectFaults(kills: number, isRunning: () => boolean): Promise<void> {
  for (let round = 1; isRunning(); round += 1) {
    await pause(700);
    clients[Math.floor(Math.random() * clients.length)]?.cut();
    if (round % 5 === 0 && round / 5 <= kills) await product.killFunctions();
  }
}

/** A client's messages, once all have come. */
async function completeLog(client: ChaosClient | undefined, id: string, count: number) {
  const end = performance.now() + 15_000;
  while ((client?.log(id).lastSeq ?? 0) < count && performance.now() < end) await pause(20);
  return client?.log(id).messages ?? [];
}
