import { describe, expect, it, jest } from '@jest/globals';
import { LiveChannel, type LiveStatus } from './live-channel.ts';
import type { ReceivedEvent } from './parse-server-event.ts';
import { fakePlatform } from './testing/fake-platform.ts';

function setUp() {
  const platform = fakePlatform();
  const events: ReceivedEvent[] = [];
  const statuses: LiveStatus[] = [];
  const pull = jest.fn(async () => {});
  const channel = new LiveChannel(
    {
      url: () => 'ws://localhost/ws',
      hello: () => ({ type: 'auth', role: 'admin', adminId: 'sam' }),
      pings: () => [{ type: 'ping', adminId: 'sam' }],
      onEvent: (event) => events.push(event),
      onStatus: (status) => statuses.push(status),
      pull,
    },
    platform,
  );
  channel.start();
  const connect = () => {
    platform.socket().open();
    platform.socket().say({ type: 'activeSessions', sessions: [] });
  };
  const status = () => statuses.at(-1);
  return { platform, channel, events, statuses, status, pull, connect };
}

describe('a live channel whose socket gets through', () => {
  it('identifies itself, and then pulls what was said before', () => {
    const { platform, events, pull, statuses } = setUp();
    platform.socket().open();
    expect(platform.socket().sent).toEqual([{ type: 'auth', role: 'admin', adminId: 'sam' }]);
    expect(pull).not.toHaveBeenCalled();
    platform.socket().say({ type: 'activeSessions', sessions: [] });
    expect(pull).toHaveBeenCalledTimes(1);
    expect(events).toEqual([{ type: 'activeSessions', sessions: [] }]);
    expect(statuses.map(({ state }) => state)).toEqual(['connecting', 'open']);
  });

  it('pings every 30 seconds, and keeps the socket as long as something is received', () => {
    const { platform, connect } = setUp();
    connect();
    for (let ping = 1; ping <= 5; ping += 1) {
      platform.pass(30_000);
      expect(platform.socket().framesOf('ping')).toHaveLength(ping);
      platform.socket().say({ type: 'pong' });
    }
    expect(platform.sockets).toHaveLength(1);
  });

  it('ignores frames that are no event', () => {
    const { platform, events, connect } = setUp();
    connect();
    for (const text of ['', 'null', '[]', '{"type":"constructor"}', '{"type":"typing"}', '{']) {
      platform.socket().say(text);
    }
    expect(events).toHaveLength(1);
  });
});

describe('a live channel whose socket is lost', () => {
  it('reconnects after 3 seconds, and pulls', () => {
    const { platform, connect, pull, status } = setUp();
    connect();
    platform.pass(40_000);
    platform.socket().cut();
    expect(status()).toEqual({ state: 'closed', polling: false });
    platform.pass(2999);
    expect(platform.sockets).toHaveLength(1);
    platform.pass(1);
    expect(platform.sockets).toHaveLength(2);
    connect();
    expect(pull).toHaveBeenCalledTimes(2);
  });

  it('gives up a socket that falls silent', () => {
    const { platform, connect, status } = setUp();
    connect();
    platform.pass(30_000);
    platform.pass(10_000);
    expect(platform.socket().isClosed).toBe(true);
    expect(status()?.state).toBe('closed');
  });

  it('ignores an earlier socket once another is open', () => {
    const { platform, connect, events } = setUp();
    connect();
    const first = platform.socket();
    first.cut();
    platform.pass(3000);
    connect();
    first.say({ type: 'pong' });
    first.cut();
    expect(events).toHaveLength(2);
    expect(platform.sockets).toHaveLength(2);
  });

  it('waits longer before each reconnect, up to 30 seconds', () => {
    const { platform } = setUp();
    const waits: number[] = [];
    for (let loss = 0; loss < 7; loss += 1) {
      platform.socket().cut();
      const before = platform.sockets.length;
      let waited = 0;
      for (; platform.sockets.length === before; waited += 50) platform.pass(50);
      waits.push(waited);
    }
    expect(waits).toEqual([3000, 4500, 9000, 18_000, 22_500, 22_500, 22_500]);
  });

  it('reconnects at once when the network returns or the page is visible again', () => {
    const { platform, connect } = setUp();
    connect();
    platform.socket().cut();
    platform.wake();
    expect(platform.sockets).toHaveLength(2);
    platform.wake();
    expect(platform.sockets).toHaveLength(2);
  });
});

describe('a live channel whose sockets do not get through', () => {
  it('polls every 4 seconds after the second loss, until a socket receives something', () => {
    const { platform, pull, status, connect } = setUp();
    platform.socket().cut();
    platform.pass(3000);
    expect(status()).toEqual({ state: 'connecting', polling: false });
    platform.socket().cut();
    expect(status()?.polling).toBe(true);
    expect(pull).toHaveBeenCalledTimes(1);
    platform.pass(4000);
    expect(pull).toHaveBeenCalledTimes(2);
    platform.pass(1000);
    platform.socket().open();
    expect(status()).toEqual({ state: 'open', polling: true });
    connect();
    expect(status()).toEqual({ state: 'open', polling: false });
    expect(pull).toHaveBeenCalledTimes(3);
    platform.pass(20_000);
    expect(pull).toHaveBeenCalledTimes(3);
  });

  it('polls every 30 seconds where nobody sees the page, and at once when it is seen again', () => {
    const { platform, pull } = setUp();
    platform.hide(true);
    platform.socket().cut();
    platform.pass(3000);
    platform.socket().cut();
    expect(pull).toHaveBeenCalledTimes(1);
    platform.pass(29_000);
    expect(pull).toHaveBeenCalledTimes(1);
    platform.pass(1000);
    expect(pull).toHaveBeenCalledTimes(2);
    platform.hide(false);
    platform.wake();
    expect(pull).toHaveBeenCalledTimes(3);
    platform.pass(4000);
    expect(pull).toHaveBeenCalledTimes(4);
  });

  it('counts sockets that hang, or open without receiving anything, as lost', () => {
    const { platform, status } = setUp();
    platform.pass(13_000);
    platform.socket().open();
    platform.pass(10_000);
    expect(status()).toEqual({ state: 'closed', polling: true });
  });

  it('polls also between short-lived sockets', () => {
    const { platform, status, connect } = setUp();
    connect();
    platform.socket().cut();
    platform.pass(3000);
    connect();
    platform.socket().cut();
    expect(status()?.polling).toBe(true);
  });

  it('goes on polling although a pull hangs', () => {
    const { platform, pull } = setUp();
    pull.mockImplementation(() => new Promise(() => {}));
    platform.socket().cut();
    platform.pass(3000);
    platform.socket().cut();
    platform.pass(4000);
    expect(pull).toHaveBeenCalledTimes(2);
  });
});

describe('a live channel of a page that is visible again', () => {
  it('pulls, and pings to find out whether the socket is dead', () => {
    const { platform, connect, pull, status } = setUp();
    connect();
    platform.wake();
    expect(pull).toHaveBeenCalledTimes(2);
    expect(platform.socket().framesOf('ping')).toHaveLength(1);
    platform.pass(10_000);
    expect(status()?.state).toBe('closed');
  });
});

describe('a live channel', () => {
  it('sends frames only while its socket is open', () => {
    const { platform, channel, connect } = setUp();
    const frame = { type: 'typing', sessionId: 's', typing: true } as const;
    expect(channel.send(frame)).toBe(false);
    connect();
    expect(channel.send(frame)).toBe(true);
    expect(platform.socket().framesOf('typing')).toEqual([frame]);
  });

  it('neither connects nor pulls once stopped, and can be started again', () => {
    const { platform, channel, pull, connect } = setUp();
    platform.socket().cut();
    platform.pass(3000);
    platform.socket().cut();
    channel.stop();
    platform.pass(600_000);
    platform.wake();
    expect(platform.sockets).toHaveLength(2);
    expect(pull).toHaveBeenCalledTimes(1);
    channel.start();
    connect();
    expect(platform.sockets).toHaveLength(3);
    expect(pull).toHaveBeenCalledTimes(2);
  });
});
