import { SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { liveSockets } from '../../live-sockets.ts';
import { type Attack, Findings } from '../attack.ts';
import type { HostileStage } from '../hostile-stage.ts';

/** Each kind of frame with each lie about who sends it, from another visitor's socket. */
export const socketFrames: Attack = {
  name: 'socket frames with false claims, and handshakes',
  run: async (stage) => {
    const findings = new Findings();
    const before = await messages(stage, 'owner');
    for (const [name, lie] of Object.entries(lies(stage))) await tryLie(name, lie, stage, findings);
    findings.note('a frame changed another chat', (await messages(stage, 'owner')).length === before.length);
    const own = await messages(stage, 'other visitor');
    findings.note('a visitor wrote as an admin', !own.some(({ sender }) => sender === 'admin'));
    await tryHandshakes(stage, findings);
    return findings;
  },
};

function lies({ owner, other }: HostileStage): Record<string, object> {
  const session = { sessionId: owner.sessionId, visitorId: owner.visitorId };
  return {
    'of another chat': session,
    'of another chat as an admin': {
      ...session,
      role: 'admin',
      adminId: 'admin',
      sender: 'admin',
      isAdmin: true,
    },
    'of the own chat as an admin': { sessionId: other.sessionId, role: 'admin', sender: 'admin' },
    'of no chat': { sessionId: '__proto__', visitorId: ['a'], sender: { toString: 1 } },
  };
}

/** Nothing of the owner's may be heard, and nothing an admin alone hears. */
async function tryLie(name: string, lie: object, stage: HostileStage, findings: Findings): Promise<void> {
  const { product, other, cookies, owner } = stage;
  const socket = await liveSockets(product).asVisitor(
    other.visitorId,
    other.sessionId,
    cookies['other visitor'],
  );
  for (const type of SOCKET_ROUTES) {
    const isPing = type === 'ping';
    socket.send({ type, content: 'forged', typing: true, clientMessageId: `${type}-1`, ...lie });
    // Frames are worked on side by side: the reply to this one may come after the next.
    if (type === 'typing' && name === 'of the own chat as an admin') continue;
    const heard = await socket.next();
    const told = JSON.stringify(heard);
    const isAdmins = ['activeSessions', 'leads_changed', 'new_chat_session'].includes(String(heard.type));
    const isOwn = heard.type === 'error' || told.includes(other.sessionId) || isPing;
    findings.note(
      `${type} ${name}: ${told.slice(0, 100)}`,
      isOwn && !isAdmins && !told.includes(owner.secret),
    );
  }
  socket.socket.terminate();
}

async function messages({ product, owner, other, cookies }: HostileStage, of: 'owner' | 'other visitor') {
  const id = of === 'owner' ? owner.sessionId : other.sessionId;
  const as = { cookies: cookies[of] };
  return (await product.call('GET', `/api/chat/sessions/${id}/messages`, as)).body.messages as ChatMessage[];
}

async function tryHandshakes({ product, owner, cookies }: HostileStage, findings: Findings): Promise<void> {
  const sockets = liveSockets(product);
  const query = `?isAdmin=false&visitorId=${owner.visitorId}&sessionId=${owner.sessionId}`;
  for (const [name, own] of Object.entries(cookies)) {
    if (name !== 'admin') {
      const status = await sockets.refusal('', own);
      findings.note(`${name} as an admin: ${status}`, status === 401);
    }
    if (name !== 'owner') {
      const status = await sockets.refusal(query, own);
      findings.note(`${name} as the owner: ${status}`, status === 401 || status === 403);
    }
  }
  for (const origin of ['https://evil.example', 'null', `${product.url}.evil.example`]) {
    const status = await sockets.refusal('', cookies.admin, origin);
    findings.note(`a handshake of ${origin}: ${status}`, status === 403);
  }
}
