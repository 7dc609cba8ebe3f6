import { type Connection, newConnection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import { newSessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { expect, it } from '@jest/globals';
import type { FanOutDeps } from '../live/fan-out.ts';
import { LiveRelay } from '../live/live-relay.ts';
import { publishStored } from './publish-stored.ts';

const NOW = new Date('2026-11-28T15:00:00.000Z');
const CONSOLE = newConnection(
  {
    connectionId: 'console',
    role: 'admin',
    subject: 'sam',
    tokenVersion: 1,
    tokenExpiresAt: NOW.getTime() / 1000 + 3600,
    sessionId: null,
  },
  NOW,
);

/** A call as the SDK makes it: signed in many turns of promises, after which it is on its way. */
async function signed(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** The relay of a process that knows who listens, and what it and the chat's terms call: as it begins, and as it is on its way. */
async function aProcess() {
  const calls: string[] = [];
  const call = async <T>(name: string, result: T): Promise<T> => {
    calls.push(`${name} begins`);
    await signed();
    calls.push(name);
    return result;
  };
  const inChannel = (channel: string): Promise<Connection[]> =>
    call(`read ${channel.split('#')[0]}`, channel === ADMINS_CHANNEL ? [CONSOLE] : []);
  const relay = new LiveRelay({
    connections: { inChannel } as unknown as ConnectionsRepository,
    sockets: {
      post: (id: string) => call(`post ${id}`, 'sent'),
      close: async () => {},
    } as FanOutDeps['sockets'],
    users: {} as UsersRepository,
    now: () => NOW,
  });
  const terms = { add: () => call('terms', undefined) } as unknown as Parameters<
    typeof publishStored
  >[1]['terms'];
  await relay.notifyAdmins({ type: 'presence', sessionId: 's', online: true });
  calls.length = 0;
  return { calls, deps: { relay, terms } };
}

it('posts to who is known to listen before anything is read or written, however much begins with it', async () => {
  const { calls, deps } = await aProcess();
  const session = { ...createSession('s', 'visitor', NOW), seq: 1 };
  const message = {
    id: 'm',
    sessionId: 's',
    seq: 1,
    sender: 'user' as const,
    content: 'A sofa',
    image: null,
    timestamp: NOW.toISOString(),
    clientMessageId: 'c',
  };
  const stored = { message, replies: [], row: newSessionRow(session), isSessionChanged: false };
  await Promise.all([
    publishStored(stored, deps, { connectionId: 'visitor' }),
    deps.relay.reply('visitor', { type: 'pong' }),
  ]);
  const posts = ['post console', 'post visitor'];
  expect(calls.slice(0, 4)).toEqual([...posts.map((name) => `${name} begins`), ...posts]);
  expect(calls.slice(4).sort()).toEqual(
    ['read admins', 'read session', 'terms'].flatMap((name) => [name, `${name} begins`]),
  );
});
