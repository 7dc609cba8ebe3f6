import { SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { type LiveSocket, liveSockets } from '../../live-sockets.ts';
import { type Attack, Findings } from '../attack.ts';
import type { HostileStage } from '../hostile-stage.ts';

const VISITORS = ['other visitor', 'owner'] as const;
const ADMINS = ['admin', 'confirmed admin'] as const;
type Visitor = (typeof VISITORS)[number];

const AS_ADMIN = { role: 'admin', adminId: 'admin', sender: 'admin', isAdmin: true };
const FORGED = 'forged by ';

/** Each kind of frame with each lie about who sends it, from the sockets of all who may open one. */
export const socketFrames: Attack = {
  name: 'socket frames with false claims, and handshakes',
  run: async (stage) => {
    const findings = new Findings();
    for (const visitor of VISITORS) await tryVisitor(visitor, stage, findings);
    for (const admin of ADMINS) await tryAdmin(admin, stage, findings);
    for (const visitor of VISITORS) {
      const stored = await messages(stage, visitor);
      const isOwn = ({ sender, content }: ChatMessage) =>
        sender !== 'admin' && (!content.startsWith(FORGED) || content === FORGED + visitor);
      findings.note(`a frame changed the chat of ${visitor}`, stored.every(isOwn));
    }
    await tryHandshakes(stage, findings);
    return findings;
  },
};

const personOf = (visitor: Visitor, { owner, other }: HostileStage) => (visitor === 'owner' ? owner : other);

/** Nothing of the other one's may be heard, and nothing that an admin alone hears. */
async function tryVisitor(visitor: Visitor, stage: HostileStage, findings: Findings): Promise<void> {
  const own = personOf(visitor, stage);
  const theirs = personOf(visitor === 'owner' ? 'other visitor' : 'owner', stage);
  const session = { sessionId: theirs.sessionId, visitorId: theirs.visitorId };
  const lies: Record<string, object> = {
    'of another chat': session,
    'of another chat as an admin': { ...session, ...AS_ADMIN },
    'of the own chat as an admin': { sessionId: own.sessionId, role: 'admin', sender: 'admin' },
    'of no chat': { sessionId: '__proto__', visitorId: ['a'], sender: { toString: 1 } },
  };
  for (const [name, lie] of Object.entries(lies)) {
    const sockets = liveSockets(stage.product);
    const socket = await sockets.asVisitor(own.visitorId, own.sessionId, stage.cookies[visitor]);
    for (const type of SOCKET_ROUTES) {
      sendLie(socket, type, visitor, lie);
      // Frames are worked on side by side: the reply to this one may come after the next.
      if (type === 'typing' && name === 'of the own chat as an admin') continue;
      const heard = await socket.next();
      const told = JSON.stringify(heard);
      const isAdmins = ['activeSessions', 'leads_changed', 'new_chat_session'].includes(String(heard.type));
      const isOwn = heard.type === 'error' || told.includes(own.sessionId) || type === 'ping';
      const isClosed = isOwn && !isAdmins && !told.includes(theirs.sessionId);
      findings.note(`${type} by ${visitor} ${name}: ${told.slice(0, 100)}`, isClosed);
    }
    socket.socket.terminate();
  }
}

/** An admin who says to be somebody else is refused, whatever the frame. */
async function tryAdmin(
  admin: (typeof ADMINS)[number],
  { product, cookies, owner }: HostileStage,
  findings: Findings,
): Promise<void> {
  const { sessionId, visitorId } = owner;
  const lies = [{ adminId: 'reader' }, { role: 'visitor', visitorId }, { sender: 'user' }];
  for (const lie of lies) {
    const socket = await liveSockets(product).asAdmin(cookies[admin]);
    for (const type of SOCKET_ROUTES) {
      sendLie(socket, type, admin, { sessionId, ...lie });
      const { code } = await socket.until('error');
      findings.note(`${type} by ${admin} with ${JSON.stringify(lie)}: ${String(code)}`, code === 'forbidden');
    }
    socket.socket.terminate();
  }
}

function sendLie(socket: LiveSocket, type: string, by: string, lie: object): void {
  const clientMessageId = `${type}-${by.replace(' ', '-')}`;
  socket.send({ type, content: FORGED + by, typing: true, clientMessageId, ...lie });
}

async function messages({ product, owner, other, cookies }: HostileStage, of: Visitor) {
  const id = of === 'owner' ? owner.sessionId : other.sessionId;
  const as = { cookies: cookies[of] };
  return (await product.call('GET', `/api/chat/sessions/${id}/messages`, as)).body.messages as ChatMessage[];
}

async function tryHandshakes({ product, owner, cookies }: HostileStage, findings: Findings): Promise<void> {
  const sockets = liveSockets(product);
  const query = `?isAdmin=false&visitorId=${owner.visitorId}&sessionId=${owner.sessionId}`;
  for (const [name, own] of Object.entries(cookies)) {
    if (!ADMINS.some((admin) => admin === name)) {
      const status = await sockets.refusal('', own);
      findings.note(`${name} as an admin: ${status}`, status === 401);
    }
    if (name !== 'owner') {
      const status = await sockets.refusal(query, own);
      findings.note(`${name} as the owner: ${status}`, status === 401 || status === 403);
    }
    for (const origin of ['https://evil.example', 'null', `${product.url}.evil.example`]) {
      const status = await sockets.refusal(name === 'owner' ? query : '', own, origin);
      findings.note(`a handshake by ${name} from ${origin}: ${status}`, status === 403);
    }
  }
}
