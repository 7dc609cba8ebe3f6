import { sessionChannel } from '@harbour-haul/aws/dynamodb/rows';
import { anInlineImage, aPhoto } from '@harbour-haul/testing/photos';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { hearOwnSockets } from './testing/hear-own-sockets.ts';
import { createLiveStage, type LiveStage } from './testing/live-stage.ts';

let stage: LiveStage;
let settleIndexes: () => Promise<void>;
let tables: Awaited<ReturnType<typeof createTestTables>>;

beforeAll(async () => {
  tables = await createTestTables();
  settleIndexes = tables.settleIndexes;
  stage = createLiveStage(tables);
});

hearOwnSockets(() => stage);

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);
const error = (code: string) => expect.objectContaining({ type: 'error', code });
let names = 0;
const newName = () => `admin-${++names}`;

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
    await stage.takeOver(sessionId, name);
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
    await stage.takeOver(sessionId, name);
    expect(await stage.say(admin, { ...frame, sessionId, content: 'x' })).toEqual([error('forbidden')]);
    expect(stage.sockets.receivedBy(connectionId)).toEqual([]);
  });

  it.each(['', '  ', '\n\t'])(
    'of the admin who holds a chat are refused where they say %j',
    async (content) => {
      const name = newName();
      const admin = await stage.anAdmin(name);
      const { connectionId, sessionId } = await stage.aVisitor();
      await stage.takeOver(sessionId, name);
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
    await stage.takeOver(sessionId, name);
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
