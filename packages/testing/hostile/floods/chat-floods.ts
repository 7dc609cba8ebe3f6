import { randomUUID } from 'node:crypto';
import { eventually } from '../../eventually.ts';
import { type LiveSocket, liveSockets } from '../../live-sockets.ts';
import { send } from '../hostile-caller.ts';
import { aVisitor, type HostileStage } from '../hostile-stage.ts';
import { disguised, type Flood } from './flood.ts';

/** As large as one may be: it counts as two. */
const CONTENT = 'x'.repeat(3_900);
const WEIGHT = 2;
/** So many that none is told to wait for what it has said itself. */
const CHATS = 10;
/** What each process of a function may have counted in advance, a quarter of a hundred, of a few of them. */
const IN_ADVANCE = 60;
/** More than a process of sockets may have counted in advance, and fewer than one chat may send at once. */
const FRAMES = 20;
/** As many of one session as stay open. */
const MAX_SOCKETS = 10;
const REFUSED = /Unexpected server response: (\d+)/;
const BUSY = 503;

const visitorId = () => `visitor-${randomUUID()}`;

export const chats: Flood = {
  open: async ({ product }) => {
    return (n) =>
      send(product, {
        method: 'POST',
        path: '/api/chat/sessions',
        headers: disguised(n),
        body: { visitorId: visitorId() },
      });
  },
  taken: [201],
};

/** Over several chats at once; what is said by a socket counts with it. */
export const messages: Flood = {
  open: async ({ product }) => {
    const begun = await Promise.all(Array.from({ length: CHATS }, () => aVisitor(product)));
    return (n) => {
      const chat = begun[n % CHATS];
      const path = `/api/chat/sessions/${chat?.sessionId}/messages`;
      const body = { sender: 'user', content: CONTENT };
      return send(product, {
        method: 'POST',
        path,
        body,
        headers: disguised(n),
        cookies: chat?.cookies ?? {},
      });
    };
  },
  taken: [201],
  weight: WEIGHT,
  beyond: IN_ADVANCE,
  settle: async (stage, _answers, findings) => {
    const { product, other, cookies } = stage;
    const socket = await liveSockets(product).asVisitor(
      other.visitorId,
      other.sessionId,
      cookies['other visitor'],
    );
    for (let times = 0; times < FRAMES; times += 1)
      socket.send({ type: 'visitor_message', content: CONTENT, clientMessageId: randomUUID() });
    const { code, message } = await socket.until('error');
    const isAddress = code === 'rate_limited' && /call us/.test(String(message));
    findings.note(`messages by a socket beyond the limit: ${String(code)}, ${String(message)}`, isAddress);
    socket.socket.terminate();
  },
};

/** Of one session, which stay open until they are ended. */
export const sockets: Flood = {
  open: async (stage) => {
    const open: LiveSocket[] = [];
    held.set(stage, open);
    return async () => {
      for (;;) {
        const status = await tryToOpen(stage, open);
        if (status !== BUSY) return { status, text: '' };
      }
    };
  },
  taken: [101],
  settle: async (stage, _answers, findings) => {
    const open = held.get(stage) ?? [];
    const left = () => open.filter(({ socket }) => socket.readyState === socket.OPEN);
    const isEnded = await eventually(() => {
      if (left().length > MAX_SOCKETS) throw new Error(`${left().length} sockets are open.`);
      return true;
    }).catch(() => false);
    findings.note(`${left().length} sockets of one session stay open`, isEnded === true);
    for (const { socket } of open) socket.terminate();
  },
};

const held = new WeakMap<HostileStage, LiveSocket[]>();

/** @returns the status with which it was opened or refused */
async function tryToOpen({ product, other, cookies }: HostileStage, open: LiveSocket[]): Promise<number> {
  try {
    open.push(
      await liveSockets(product).asVisitor(other.visitorId, other.sessionId, cookies['other visitor']),
    );
    return 101;
  } catch (error) {
    return Number(REFUSED.exec((error as Error).message)?.[1] ?? 0);
  }
}
