import { ADMINS_CHANNEL, sessionChannel } from '@harbour-haul/aws/dynamodb/rows';
import { anInlineImage, aPhoto } from '@harbour-haul/testing/photos';
import { createTestTables } from '@harbour-haul/testing/tables';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { releaseAbandoned } from '../shared/live/release-abandoned.ts';
import { MAX_SOCKETS } from './connections/subscriptions.ts';
import { disconnect } from './disconnect.ts';
import { createLiveStage, type LiveStage } from './testing/live-stage.ts';

/** All 200 with `CHAOS=full`; they take 40 s. */
const RACES = process.env.CHAOS === 'full' ? 200 : 15;

let stage: LiveStage;
let settleIndexes: () => Promise<void>;
let tables: Awaited<ReturnType<typeof createTestTables>>;
let logged: jest.SpiedFunction<typeof process.stdout.write>;

beforeAll(async () => {
  tables = await createTestTables();
  settleIndexes = tables.settleIndexes;
  stage = createLiveStage(tables);
});
beforeEach(async () => {
  logged = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  // Each test hears only its own sockets.
  for (const row of await stage.connections.inChannel(ADMINS_CHANNEL, stage.clock.now)) {
    await stage.connections.remove(row);
  }
});
afterEach(() => {
  const lines = logged.mock.calls.map(([line]) => String(line));
  logged.mockRestore();
  // Failed pushes are ignored, and must not fail here at all.
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);
const error = (code: string) => expect.objectContaining({ type: 'error', code });
const raise = (what: string): never => {
  throw new Error(what);
};
let names = 0;
const newName = () => `admin-${++names}`;
const takeOver = (id: string, name: string) =>
  stage.takeovers.takeOver(
    id,
    { adminId: name, adminName: name.toUpperCase(), adminDisplayName: name.toUpperCase() },
    stage.clock.now,
  );

describe('messages', () => {
  it('are stored, acknowledged to their sender and pushed to visitor and admins', async () => {
    const admin = await stage.anAdmin(newName());
    const visitor = await stage.aVisitor();
    const other = await stage.aVisitor();
    const secondTab = await stage.connect('visitor', visitor.visitorId, visitor.sessionId);
    const frame = { type: 'visitor_message', content: 'An old couch', clientMessageId: 'c1' };
    const [ack] = await stage.say(visitor.connectionId, frame);
    expect(ack).toMatchObject({
      type: 'ack',
      clientMessageId: 'c1',
      message: { seq: 1, sender: 'user', content: 'An old couch', sessionId: visitor.sessionId },
    });
    const event = { type: 'visitor_message', sessionId: visitor.sessionId, content: 'An old couch' };
    expect(stage.sockets.receivedBy(admin)).toEqual([expect.objectContaining(event)]);
    expect(stage.sockets.receivedBy(secondTab)).toEqual([expect.objectContaining(event)]);
    expect(stage.sockets.receivedBy(other.connectionId)).toEqual([]);
  });

  it('cost a read of the connection and one of the chat, the first of an environment, and the next ones none', async () => {
    const client = tables.clientOf('realtime');
    /** The tables of which rows were read before the message was stored; what it is found by is written beside the push. */
    const read: unknown[] = [];
    client.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          const { TableName } = args.input as { TableName?: string };
          if (commandName === 'GetItemCommand' && TableName !== tables.chatTermsTable) read.push(TableName);
          return next(args);
        },
      { step: 'initialize' },
    );
    const another = createLiveStage({ ...tables, clientOf: () => client });
    const { connectionId } = await another.aVisitor();
    const say = (clientMessageId: string) =>
      another.say(connectionId, { type: 'visitor_message', content: 'A sofa', clientMessageId });
    expect(typesOf(await say('first'))).toContain('ack');
    expect(typesOf(await say('second'))).toContain('ack');
    expect(read).toEqual([tables.connectionsTable, tables.sessionsTable]);
  });

  it('sent twice are stored once and acknowledged alike', async () => {
    const { connectionId, sessionId } = await stage.aVisitor();
    const frame = { type: 'message', sender: 'visitor', content: 'Hello', clientMessageId: 'c2' };
    const [first] = await stage.say(connectionId, frame);
    expect(await stage.say(connectionId, frame)).toEqual([first]);
    expect(await stage.messages.after(sessionId, 0, 10)).toHaveLength(1);
  });

  it('without a client message id come back as events', async () => {
    const { connectionId } = await stage.aVisitor();
    expect(typesOf(await stage.say(connectionId, { type: 'assistant_message', content: 'Hi!' }))).toEqual([
      'assistant_message',
    ]);
  });

  it('carry a large image once, so that the event stays below 128 KB', async () => {
    const { connectionId, sessionId } = await stage.aVisitor();
    const image = anInlineImage(15_000);
    const [event] = await stage.say(connectionId, { type: 'visitor_message', content: '', image });
    expect(event).toMatchObject({ image: null, message: { image, sessionId } });
  });

  it('show photos of their own chat’s visitor, and of nobody else', async () => {
    const admin = await stage.anAdmin(newName());
    const [visitor, other] = [await stage.aVisitor(), await stage.aVisitor()];
    const photoOf = ({ visitorId }: typeof visitor) => stage.addPhoto(aPhoto({ visitorId }));
    const [own, foreign] = [await photoOf(visitor), await photoOf(other)];
    const show = (image: string) =>
      stage.say(visitor.connectionId, { type: 'visitor_message', content: 'look', image });
    const refused = [expect.objectContaining({ type: 'error', fields: { image: expect.any(String) } })];
    expect(await show(foreign)).toEqual(refused);
    expect(await show('/uploads/chat_somebody.jpg')).toEqual(refused);
    expect(stage.sockets.receivedBy(admin)).toEqual([]);
    expect(await show(own)).toMatchObject([{ type: 'visitor_message', image: own }]);
    expect(stage.sockets.receivedBy(admin)).toMatchObject([{ image: own }]);
  });

  it('of an admin require the takeover, which silences the assistant', async () => {
    const name = newName();
    const admin = await stage.anAdmin(name);
    const { connectionId, sessionId } = await stage.aVisitor();
    const frame = {
      type: 'message',
      sender: 'admin',
      sessionId,
      content: 'Jane here',
      clientMessageId: 'a1',
    };
    expect(await stage.say(admin, frame)).toEqual([
      expect.objectContaining({
        type: 'error',
        code: 'conflict',
        clientMessageId: 'a1',
        message: 'You need to take over this chat first.',
      }),
    ]);
    await takeOver(sessionId, name);
    const author = { authorId: name, authorName: name.toUpperCase() };
    expect(await stage.say(admin, frame)).toMatchObject([{ type: 'ack', message: author }]);
    const [event] = stage.sockets.receivedBy(connectionId);
    expect(event).toMatchObject({ type: 'admin_message', message: { content: 'Jane here' } });
    expect(JSON.stringify(event)).not.toMatch(/author/i);
    const assistant = { type: 'assistant_message', content: 'Next: your phone?' };
    expect(await stage.say(connectionId, assistant)).toEqual([error('chat_handed_off')]);
  });
});

describe('frames', () => {
  it.each([
    ['not JSON', '{"type":'],
    ['no object', '[]'],
    ['of no type', '{}'],
    ['of unknown type', '{"type":"drop_table"}'],
    ['named from the prototype chain', '{"type":"constructor"}'],
    ['without what they need', '{"type":"visitor_message"}'],
    ['with unknown fields', '{"type":"ping","isAdmin":true}'],
    ['with other types', '{"type":"typing","sessionId":{},"typing":1}'],
  ])('that are %s get an error event', async (_case, text) => {
    const { connectionId } = await stage.aVisitor();
    expect(await stage.say(connectionId, text)).toEqual([error('invalid_input')]);
  });

  it('over 32 KB are refused', async () => {
    const { connectionId } = await stage.aVisitor();
    const text = JSON.stringify({ type: 'ping', sender: 'x'.repeat(33 * 1024) });
    expect(await stage.say(connectionId, text)).toEqual([error('payload_too_large')]);
  });

  it.each([
    ['a role', { type: 'auth', role: 'admin' }],
    ['an admin’s id', { type: 'message', sender: 'user', content: 'x', adminId: 'admin-1' }],
    ['an admin as sender', { type: 'message', sender: 'admin', content: 'x' }],
    ['another visitor', { type: 'visitor_message', content: 'x', visitorId: 'visitor-0' }],
    ['another visitor to identify', { type: 'identify_visitor', visitorId: 'visitor-0', sessionId: 's' }],
  ])('of a visitor that forge %s are refused and never relayed', async (_case, frame) => {
    const admin = await stage.anAdmin(newName());
    const { connectionId, sessionId } = await stage.aVisitor();
    expect(await stage.say(connectionId, { ...frame, ...('content' in frame && { sessionId }) })).toEqual([
      error('forbidden'),
    ]);
    expect(stage.sockets.receivedBy(admin)).toEqual([]);
    expect(await stage.messages.after(sessionId, 0, 10)).toEqual([]);
  });

  it.each([
    ['another admin', { type: 'message', sender: 'admin', adminId: 'somebody' }],
    ['the visitor', { type: 'visitor_message' }],
    ['the assistant', { type: 'message', sender: 'assistant' }],
  ])('of an admin that claim to be of %s are refused', async (_case, frame) => {
    const name = newName();
    const admin = await stage.anAdmin(name);
    const { connectionId, sessionId } = await stage.aVisitor();
    await takeOver(sessionId, name);
    expect(await stage.say(admin, { ...frame, sessionId, content: 'x' })).toEqual([error('forbidden')]);
    expect(stage.sockets.receivedBy(connectionId)).toEqual([]);
  });

  it.each(['', '  ', '\n\t'])(
    'of the admin who holds a chat are refused where they say %j',
    async (content) => {
      const name = newName();
      const admin = await stage.anAdmin(name);
      const { connectionId, sessionId } = await stage.aVisitor();
      await takeOver(sessionId, name);
      const frame = { type: 'message', sender: 'admin', sessionId, content };
      expect(await stage.say(admin, frame)).toEqual([error('invalid_input')]);
      expect(stage.sockets.receivedBy(connectionId)).toEqual([]);
      expect(await stage.messages.after(sessionId, 0, 10)).toEqual([]);
    },
  );

  it('for another visitor’s chat get the same error as for an unknown one', async () => {
    const { connectionId, visitorId } = await stage.aVisitor();
    const other = await stage.aVisitor();
    for (const sessionId of [other.sessionId, '00000000-0000-4000-8000-999999999999', '../x']) {
      for (const frame of [
        { type: 'visitor_message', sessionId, content: 'x' },
        { type: 'typing', sessionId, typing: true },
        { type: 'identify_visitor', visitorId, sessionId },
      ]) {
        expect(await stage.say(connectionId, frame)).toEqual([error('forbidden')]);
      }
    }
    expect(stage.sockets.receivedBy(other.connectionId)).toEqual([]);
  });

  it('of type identify_visitor move the subscription to another of the visitor’s chats', async () => {
    const { connectionId, visitorId, sessionId } = await stage.aVisitor();
    const second = await stage.sessions.create({
      id: stage.newId(),
      visitorId,
      visitorVerified: true,
      idempotency: null,
      now: stage.clock.now,
    });
    if (second.outcome !== 'created') throw new Error(second.outcome);
    const { id } = second.row.session;
    const frame = { type: 'identify_visitor', visitorId, sessionId: id };
    expect(await stage.say(connectionId, frame)).toMatchObject([{ type: 'identified', session: { id } }]);
    const subscribers = (channel: string) => stage.connections.inChannel(channel, stage.clock.now);
    expect(await subscribers(sessionChannel(sessionId))).toEqual([]);
    expect(await subscribers(sessionChannel(id))).toMatchObject([{ connectionId, sessionId: id }]);
  });

  it('of type typing reach the other side alone', async () => {
    const name = newName();
    const admin = await stage.anAdmin(name);
    const { connectionId, sessionId } = await stage.aVisitor();
    const frame = { type: 'typing', sessionId, typing: true };
    expect(await stage.say(connectionId, frame)).toEqual([]);
    expect(stage.sockets.receivedBy(admin)).toEqual([{ ...frame, sender: 'user' }]);
    expect(await stage.say(admin, frame)).toEqual([error('conflict')]);
    await takeOver(sessionId, name);
    expect(await stage.say(admin, frame)).toEqual([]);
    expect(stage.sockets.receivedBy(connectionId)).toEqual([{ ...frame, sender: 'admin' }]);
  });

  it('of type auth return the active chats and which visitors are online', async () => {
    const admin = await stage.anAdmin(newName());
    const { sessionId } = await stage.aVisitor();
    await settleIndexes();
    const [first, ...rest] = await stage.say(admin, { type: 'auth', role: 'admin', adminId: '' });
    expect(first).toMatchObject({ type: 'activeSessions' });
    expect(first?.type === 'activeSessions' && first.sessions.map(({ id }) => id)).toContain(sessionId);
    expect(rest).toContainEqual({ type: 'presence', sessionId, online: true });
  });
});

describe('a flood of frames', () => {
  it('is limited beyond bursts of 20 and 5 a second, for its own connection alone', async () => {
    const { connectionId, sessionId } = await stage.aVisitor();
    const other = await stage.aVisitor();
    const say = (i: number) =>
      stage.say(connectionId, { type: 'visitor_message', content: 'x', clientMessageId: `f${i}` });
    for (let i = 0; i < 20; i += 1) expect(typesOf(await say(i))).toEqual(['ack']);
    for (let i = 20; i < 45; i += 1) {
      stage.pass(0.2);
      expect(typesOf(await say(i))).toEqual(['ack']);
    }
    const responses = [];
    for (let i = 45; i < 145; i += 1) responses.push(...(await say(i)));
    const acked = responses.filter(({ type }) => type === 'ack');
    const refused = responses.filter((event) => event.type === 'error' && event.code === 'rate_limited');
    expect(refused[0]).toMatchObject({ retryAfterSeconds: 1, clientMessageId: expect.any(String) });
    expect(refused.length).toBeLessThanOrEqual(20);
    expect(await stage.messages.after(sessionId, 0, 500)).toHaveLength(45 + acked.length);
    expect(typesOf(await stage.say(other.connectionId, { type: 'ping' }))).toEqual(['pong']);
    stage.pass(1);
    expect(typesOf(await say(999))).toEqual(['ack']);
  });

  it('of a thousand junk frames causes no write, and few replies', async () => {
    const { connectionId } = await stage.aVisitor();
    await Promise.all(Array.from({ length: 1000 }, (_, i) => stage.say(connectionId, `junk ${i}`)));
    expect(stage.sockets.receivedBy(connectionId).length).toBeLessThanOrEqual(60);
    stage.pass(30);
    expect(typesOf(await stage.say(connectionId, { type: 'ping' }))).toEqual(['pong']);
  });
});

describe('connections', () => {
  it('of one chat are ten at most, the oldest ended, and their visitor comes online once', async () => {
    const { visitorId, sessionId, connectionId: first } = await stage.aVisitor();
    await stage.connections.remove(
      (await stage.connections.find(first, stage.now())) ?? raise('no connection'),
    );
    const admin = await stage.anAdmin(newName());
    const opened: string[] = [];
    for (let tabs = 0; tabs < MAX_SOCKETS + 3; tabs += 1) {
      stage.pass(1);
      const tab = await stage.connect('visitor', visitorId);
      opened.push(tab);
      const [reply] = await stage.say(tab, { type: 'identify_visitor', visitorId, sessionId });
      expect(reply).toMatchObject({ type: 'identified' });
    }
    const rows = await stage.connections.inChannel(sessionChannel(sessionId), stage.now());
    expect(rows.map(({ connectionId }) => connectionId).sort()).toEqual(opened.slice(3).sort());
    expect(stage.sockets.closed.slice(-3)).toEqual(opened.slice(0, 3));
    expect(stage.sockets.receivedBy(admin)).toEqual([{ type: 'presence', sessionId, online: true }]);
    // Their ends are told of once as well.
    for (const one of opened) await disconnect(one, stage.deps);
    expect(stage.sockets.receivedBy(admin)).toEqual([{ type: 'presence', sessionId, online: false }]);
  });

  it('that fail all at once are one line of the log', async () => {
    const { visitorId, sessionId, connectionId } = await stage.aVisitor();
    const tabs = [connectionId];
    for (let more = 0; more < 4; more += 1) tabs.push(await stage.connect('visitor', visitorId, sessionId));
    for (const tab of tabs) stage.sockets.outcomes.set(tab, 'failed');
    await stage.deps.relay.notifyVisitor(sessionId, { type: 'pong' });
    const lines = logged.mock.calls.map(([line]) => String(line)).filter((line) => /push failed/.test(line));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ count: 5 });
  });

  it('whose socket is gone are removed after one failed post', async () => {
    const dead = await stage.anAdmin(newName());
    const { connectionId } = await stage.aVisitor();
    await stage.say(connectionId, { type: 'visitor_message', content: 'x' });
    expect(stage.sockets.receivedBy(dead)).toHaveLength(1);
    stage.sockets.outcomes.set(dead, 'gone');
    stage.pass(15);
    for (let i = 0; i < 3; i += 1) await stage.say(connectionId, { type: 'visitor_message', content: 'x' });
    expect(stage.sockets.receivedBy(dead)).toHaveLength(1);
  });

  it('of a visitor whose end nobody heard of are told to admins with the first push', async () => {
    const { sessionId, connectionId } = await stage.aVisitor();
    const tab = await stage.connect('visitor', 'another tab', sessionId);
    const admin = await stage.anAdmin(newName());
    stage.pass(15);
    stage.sockets.outcomes.set(connectionId, 'gone');
    await stage.deps.relay.notifyVisitor(sessionId, { type: 'pong' });
    expect(stage.sockets.receivedBy(admin)).toEqual([]);
    stage.sockets.outcomes.set(tab, 'gone');
    for (let i = 0; i < 2; i += 1) await stage.deps.relay.notifyVisitor(sessionId, { type: 'pong' });
    expect(stage.sockets.receivedBy(admin)).toEqual([{ type: 'presence', sessionId, online: false }]);
  });

  it('that are posted to during their handshake receive the next event', async () => {
    const opening = await stage.anAdmin(newName());
    const { connectionId } = await stage.aVisitor();
    stage.sockets.outcomes.set(opening, 'gone');
    await stage.say(connectionId, { type: 'visitor_message', content: 'x' });
    stage.sockets.outcomes.delete(opening);
    await stage.say(connectionId, { type: 'visitor_message', content: 'y' });
    expect(stage.sockets.receivedBy(opening)).toHaveLength(2);
  });

  it('whose post failed once receive the next event', async () => {
    const slow = await stage.anAdmin(newName());
    const { connectionId } = await stage.aVisitor();
    stage.sockets.outcomes.set(slow, 'failed');
    await stage.say(connectionId, { type: 'visitor_message', content: 'x' });
    stage.sockets.outcomes.delete(slow);
    await stage.say(connectionId, { type: 'visitor_message', content: 'y' });
    expect(stage.sockets.receivedBy(slow)).toHaveLength(2);
  });

  it('of a revoked cookie receive nothing a minute later and are closed, even when idle', async () => {
    const name = newName();
    const silent = await stage.anAdmin(name);
    const { connectionId } = await stage.aVisitor();
    await stage.users.revokeTokens(name);
    stage.pass(59);
    await stage.say(connectionId, { type: 'visitor_message', content: 'secret' });
    expect(stage.sockets.receivedBy(silent)).toEqual([]);
    expect(stage.sockets.closed).toContain(silent);
    expect(await stage.connections.inChannel(ADMINS_CHANNEL, stage.clock.now)).toEqual([]);
  });

  it('of a revoked cookie are closed at their next ping, and by the ping of any other admin', async () => {
    const [name, silentName] = [newName(), newName()];
    const [admin, silent] = [await stage.anAdmin(name), await stage.anAdmin(silentName)];
    const colleague = await stage.anAdmin(newName());
    await stage.say(admin, { type: 'ping' });
    await stage.users.revokeTokens(name);
    await stage.users.disable(silentName);
    stage.pass(30);
    expect(await stage.say(admin, { type: 'ping' })).toEqual([]);
    stage.pass(29);
    expect(typesOf(await stage.say(colleague, { type: 'ping' }))).toEqual(['pong']);
    expect(stage.sockets.closed).toEqual(expect.arrayContaining([admin, silent]));
    expect(stage.sockets.closed).not.toContain(colleague);
  });

  it('end with their cookie', async () => {
    const { connectionId, sessionId } = await stage.aVisitor();
    const admin = await stage.anAdmin(newName());
    stage.pass(12 * 3600 + 1);
    expect(await stage.say(connectionId, { type: 'ping' })).toEqual([]);
    expect(await stage.say(admin, { type: 'ping' })).toEqual([]);
    expect(stage.sockets.closed).toEqual(expect.arrayContaining([connectionId]));
    expect(await stage.connections.inChannel(sessionChannel(sessionId), stage.clock.now)).toEqual([]);
  });

  it('end with the sign-out of their user', async () => {
    const name = newName();
    const [first, colleague] = [await stage.anAdmin(name), await stage.anAdmin(newName())];
    const second = await stage.connect('admin', name);
    await stage.deps.relay.closeAllOfUser(name);
    expect(stage.sockets.closed).toEqual(expect.arrayContaining([first, second]));
    expect(stage.sockets.closed).not.toContain(colleague);
  });

  it('without a row are closed', async () => {
    expect(await stage.say('unheard-of', { type: 'ping' })).toEqual([]);
    expect(stage.sockets.closed).toContain('unheard-of');
  });
});

describe('a takeover', () => {
  it(`has one winner of 50 at once, ${RACES} times, whom every loser’s error names`, async () => {
    for (let round = 0; round < RACES; round += 1) {
      const { sessionId } = await stage.aVisitor();
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, i) => takeOver(sessionId, `racer-${i}`)),
      );
      const winner = results.flatMap((result) => (result.outcome === 'changed' ? [result.session] : []));
      expect(winner).toHaveLength(1);
      const holders = results.flatMap((result) =>
        result.outcome === 'held' ? [result.session.adminName] : [],
      );
      expect(holders).toEqual(Array(49).fill(winner[0]?.adminName));
    }
  });

  it('ends five minutes after its admin’s last activity, and both sides are notified', async () => {
    const [name, colleague] = [newName(), await stage.anAdmin(newName())];
    const { connectionId, sessionId } = await stage.aVisitor();
    await takeOver(sessionId, name);
    stage.pass(299);
    await stage.say(connectionId, { type: 'ping' });
    expect((await stage.sessions.get(sessionId))?.session.isHandedOff).toBe(true);
    stage.pass(2);
    const received = await stage.say(connectionId, { type: 'ping' });
    expect(received).toMatchObject([
      { type: 'sessionUpdate', session: { isHandedOff: false, adminId: null, adminName: null } },
      { type: 'pong' },
    ]);
    expect(stage.sockets.receivedBy(colleague)).toContainEqual(
      expect.objectContaining({ type: 'sessionUpdate' }),
    );
    expect(typesOf(await stage.say(connectionId, { type: 'assistant_message', content: 'Hi' }))).toEqual([
      'assistant_message',
    ]);
  });

  it('lasts while its admin writes, pings for it, or is connected', async () => {
    const name = newName();
    const { sessionId } = await stage.aVisitor();
    await takeOver(sessionId, name);
    const admin = await stage.anAdmin(name);
    const isHeld = async () => {
      const row = await stage.sessions.get(sessionId);
      return row && (await releaseAbandoned(row, stage.deps)).session.isHandedOff;
    };
    for (let i = 0; i < 4; i += 1) {
      stage.pass(200);
      await stage.say(admin, { type: 'ping', ...(i % 2 && { sessionId }) });
      expect(await isHeld()).toBe(true);
    }
    const [row] = await stage.connections.inChannel(ADMINS_CHANNEL, stage.clock.now);
    if (row) await stage.connections.remove(row);
    stage.pass(299);
    expect(await isHeld()).toBe(true);
    stage.pass(2);
    expect(await isHeld()).toBe(false);
  });

  it('is released once by concurrent readers', async () => {
    const colleague = await stage.anAdmin(newName());
    const { sessionId } = await stage.aVisitor();
    await takeOver(sessionId, newName());
    stage.pass(40);
    await stage.say(colleague, { type: 'ping' });
    stage.pass(270);
    const row = await stage.sessions.get(sessionId);
    if (!row) throw new Error('no session');
    await Promise.all(Array.from({ length: 20 }, () => releaseAbandoned(row, stage.deps)));
    expect(stage.sockets.receivedBy(colleague).filter(({ type }) => type === 'sessionUpdate')).toHaveLength(
      1,
    );
    expect((await stage.sessions.get(sessionId))?.session).toMatchObject({ version: 3, noteSeq: 2 });
    expect(await stage.notes.list(sessionId)).toMatchObject([
      { event: 'taken' },
      { number: 2, event: 'released', createdAt: stage.clock.now.toISOString() },
    ]);
  });
});
