import { ADMINS_CHANNEL, sessionChannel } from '@harbour-haul/aws/dynamodb/rows';
import { chatState } from '@harbour-haul/domain/chat/chat-state';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { releaseAbandoned } from '../shared/live/release-abandoned.ts';
import { MAX_SOCKETS } from './connections/subscriptions.ts';
import { disconnect } from './disconnect.ts';
import { hearOwnSockets } from './testing/hear-own-sockets.ts';
import { createLiveStage, type LiveStage } from './testing/live-stage.ts';

/** All 200 with `CHAOS=full`; they take 40 s. */
const RACES = process.env.CHAOS === 'full' ? 200 : 15;

let stage: LiveStage;

beforeAll(async () => {
  stage = createLiveStage(await createTestTables());
});

const logged = hearOwnSockets(() => stage);

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);
const raise = (what: string): never => {
  throw new Error(what);
};
let names = 0;
const newName = () => `admin-${++names}`;

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

  it('of one chat are ten at most where more are opened in one moment, and their visitor is online', async () => {
    const { visitorId, sessionId, connectionId: first } = await stage.aVisitor();
    await disconnect(first, stage.deps);
    const admin = await stage.anAdmin(newName());
    const tabs: string[] = [];
    for (let tab = 0; tab < MAX_SOCKETS + 6; tab += 1) {
      // All within a second.
      stage.pass(0.001);
      tabs.push(await stage.connect('visitor', visitorId));
    }
    const identify = { type: 'identify_visitor', visitorId, sessionId };
    await Promise.all(tabs.map((tab) => stage.say(tab, identify)));
    const rows = await stage.connections.inChannel(sessionChannel(sessionId), stage.now());
    const left = rows.map(({ connectionId }) => connectionId);
    // Each leaves the nine newest others it sees: the newest nine of all are ended by nobody.
    expect(left).toEqual(expect.arrayContaining(tabs.slice(1 - MAX_SOCKETS)));
    expect(left.length).toBeLessThanOrEqual(MAX_SOCKETS);
    // Some are the first as far as they see; that none is left is told once.
    await Promise.all(tabs.slice(0, -1).map((tab) => disconnect(tab, stage.deps)));
    await disconnect(tabs.at(-1) ?? '', stage.deps);
    const told = stage.sockets.receivedBy(admin);
    const presence = { type: 'presence', sessionId };
    expect(told.slice(0, -1)).toEqual(told.slice(1).map(() => ({ ...presence, online: true })));
    expect([told[0], told.at(-1)]).toEqual([
      { ...presence, online: true },
      { ...presence, online: false },
    ]);
  });

  it('that fail all at once are one line of the log', async () => {
    const { visitorId, sessionId, connectionId } = await stage.aVisitor();
    const tabs = [connectionId];
    for (let more = 0; more < 4; more += 1) tabs.push(await stage.connect('visitor', visitorId, sessionId));
    for (const tab of tabs) stage.sockets.outcomes.set(tab, 'failed');
    await stage.deps.relay.notifyVisitor(sessionId, { type: 'pong' });
    const lines = logged().filter((line) => /push failed/.test(line));
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
        Array.from({ length: 50 }, (_, i) => stage.takeOver(sessionId, `racer-${i}`)),
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
    await stage.takeOver(sessionId, name);
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

  it('that ends so without a word of its admin leaves its visitor waiting for a person', async () => {
    const { connectionId, sessionId } = await stage.aVisitor();
    const asked = await stage.sessions.requestPerson(sessionId, stage.clock.now);
    await stage.takeOver(sessionId, newName());
    stage.pass(301);
    await stage.say(connectionId, { type: 'ping' });
    const left = (await stage.sessions.get(sessionId))?.session;
    expect(left).toMatchObject({ isHandedOff: false, personRequestedAt: asked?.personRequestedAt });
    expect(left && chatState(left)).toBe('needs');
  });

  it('lasts while its admin writes, pings for it, or is connected', async () => {
    const name = newName();
    const { sessionId } = await stage.aVisitor();
    await stage.takeOver(sessionId, name);
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
    await stage.takeOver(sessionId, newName());
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
