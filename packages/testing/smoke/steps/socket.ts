import { once } from 'node:events';
import { REALTIME_PATH } from '@harbour-haul/contract/realtime';
import { WebSocket } from 'ws';
import { CALL_TIMEOUT_MS, type SiteCaller } from '../../site-caller.ts';
import type { SmokeStep } from '../smoke-stage.ts';

const TEXT = 'A message of a smoke test, which erases it.';

/** What a visitor says through one socket comes out of an admin's. */
export const socket: SmokeStep = {
  name: 'socket',
  needs: ['test lead'],
  remedy: 'look into the log of the realtime function, then at the WebSocket API’s access log',
  run: async ({ admin, visitor, visitorId, target: { site } }) => {
    const { id: sessionId } = await visitor.call('createChatSession', { body: { visitorId } });
    const open: WebSocket[] = [];
    try {
      const toAdmin = await openSocket(site, '', admin, open);
      const query = new URLSearchParams({ isAdmin: 'false', visitorId, sessionId });
      const toVisitor = await openSocket(site, `?${query.toString()}`, visitor, open);
      toAdmin.send(JSON.stringify({ type: 'auth', role: 'admin' }));
      await event(toAdmin, (found) => found.type === 'activeSessions');
      const arrived = event(toAdmin, (found) => found.sessionId === sessionId && found.content === TEXT);
      toVisitor.send(JSON.stringify({ type: 'visitor_message', content: TEXT, clientMessageId: 'smoke' }));
      await arrived;
    } finally {
      for (const one of open) one.terminate();
    }
  },
};

async function openSocket(
  { origin, protocol, host }: URL,
  query: string,
  caller: SiteCaller,
  open: WebSocket[],
): Promise<WebSocket> {
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  const one = new WebSocket(`${scheme}://${host}${REALTIME_PATH}${query}`, {
    handshakeTimeout: CALL_TIMEOUT_MS,
    headers: { cookie: caller.cookieHeader, origin },
  });
  open.push(one);
  await once(one, 'open');
  return one;
}

/** Resolves with the first event of its kind. */
function event(
  from: WebSocket,
  isIt: (found: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const end = setTimeout(() => reject(new Error('no event came within 20 seconds')), CALL_TIMEOUT_MS);
    from.on('close', (code) => reject(new Error(`the socket was closed with ${code}`)));
    from.on('error', reject);
    from.on('message', (data: Buffer) => {
      const found = JSON.parse(data.toString('utf8')) as Record<string, unknown>;
      if (!isIt(found)) return;
      clearTimeout(end);
      resolve(found);
    });
  });
}
