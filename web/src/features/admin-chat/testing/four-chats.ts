import { sampleSession } from './chat-server.ts';

const MINUTE_MS = 60_000;
/** The time so many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
/** The last message of a chat. */
const said = (content: string, sender: 'user' | 'assistant' = 'user') => ({
  lastMessage: { sender, content, timestamp: ago(1) },
});

/** Four chats: `a` the youngest and unseen, `b` of Kim, `c` with a request for a person, `d` closed. */
export const four = () => [
  sampleSession('a', { adminViewed: false, lastActivityAt: ago(0), ...said('An old couch') }),
  sampleSession('b', {
    lastActivityAt: ago(5),
    isHandedOff: true,
    adminId: 'kim',
    adminName: 'Kim',
    leadId: 8,
    lastMessage: { sender: 'user', content: 'Hi', timestamp: ago(5) },
  }),
  sampleSession('c', {
    lastActivityAt: ago(125),
    personRequestedAt: ago(126),
    visitorId: '0123456789abcdefXYZ',
  }),
  sampleSession('d', { status: 'closed', lastActivityAt: ago(3 * 24 * 60) }),
];
