import { describe, expect, it } from '@jest/globals';
import { ApiRequestError } from '#lib/api-client.ts';
import { Outbox, type OutgoingMessage } from './outbox.ts';
import { sampleMessage } from './testing/sample-message.ts';

/** An outbox with a server that stores each client id once, and fails where `error` is set. */
function setUp(restored: OutgoingMessage[] = []) {
  const server = { error: null as Error | null, stored: [] as string[], posted: [] as string[] };
  const shown: string[][] = [];
  const failed: string[] = [];
  const waits: unknown[] = [];
  let settle = () => {};
  const idle = () =>
    new Promise<void>((resolve) => {
      settle = resolve;
    });
  let count = 0;
  const outbox = new Outbox({
    post: async ({ clientMessageId, content }) => {
      server.posted.push(content);
      if (server.error) throw server.error;
      if (!server.stored.includes(content)) server.stored.push(content);
      return sampleMessage(server.stored.length, { clientMessageId, content });
    },
    onStored: () => {},
    onFailed: ({ content }) => failed.push(content),
    onWaiting: (error) => waits.push(error),
    onChange: (messages) => {
      shown.push(messages.map(({ content, state }) => `${content} ${state}`));
      if (messages.every(({ state }) => state !== 'sending')) settle();
    },
    newId: () => `id-${++count}`,
    restored,
  });
  const send = (content: string) => outbox.send({ sender: 'admin', content, image: null });
  return { server, outbox, send, shown, failed, waits, idle, last: () => shown.at(-1) };
}

describe('an outbox in memory', () => {
  it('sends messages in the order of writing, one at a time', async () => {
    const { server, send, idle, last } = setUp();
    const done = idle();
    for (const text of ['a', 'b', 'c']) send(text);
    expect(last()).toEqual(['a sending', 'b sending', 'c sending']);
    await done;
    expect(server.posted).toEqual(['a', 'b', 'c']);
    expect(last()).toEqual([]);
  });

  it('keeps the order over an outage: messages behind the failed one wait too', async () => {
    const { server, outbox, send, idle, last, failed, waits } = setUp();
    server.error = new TypeError('Failed to fetch');
    const down = idle();
    send('a');
    send('b');
    await down;
    expect(last()).toEqual(['a waiting', 'b waiting']);
    expect([failed, waits]).toEqual([[], [server.error]]);
    outbox.retry();
    expect(server.posted).toEqual(['a']);
    server.error = null;
    const up = idle();
    outbox.resume();
    await up;
    expect(server.stored).toEqual(['a', 'b']);
  });

  it('keeps the order also where something is written after it', async () => {
    const { server, send, idle } = setUp();
    server.error = new TypeError('Failed to fetch');
    const down = idle();
    send('a');
    await down;
    server.error = null;
    const up = idle();
    send('b');
    await up;
    expect(server.stored).toEqual(['a', 'b']);
  });

  it('sends the next message after one that the server refused for itself', async () => {
    const { server, outbox, send, idle, last } = setUp();
    server.error = new ApiRequestError(400, '{"code":"invalid_input","message":"Too long."}');
    const refused = idle();
    send('a');
    await refused;
    server.error = null;
    send('b');
    await Promise.resolve();
    expect(server.posted).toEqual(['a', 'b']);
    await Promise.resolve();
    await Promise.resolve();
    expect(last()).toEqual(['a failed']);
    outbox.drop('id-1');
    expect(last()).toEqual([]);
  });

  it.each([408, 429, 500, 503])(
    'takes status %i for an outage, not for a refusal of the message',
    async (status) => {
      const { server, send, idle, last } = setUp();
      server.error = new ApiRequestError(status, '');
      const down = idle();
      send('a');
      send('b');
      await down;
      expect(last()).toEqual(['a waiting', 'b waiting']);
      expect(server.posted).toEqual(['a']);
    },
  );

  it('sends nothing by itself once the sign-in has ended', async () => {
    const { server, outbox, send, idle, last, failed } = setUp();
    server.error = new ApiRequestError(401, '');
    const down = idle();
    send('a');
    send('b');
    await down;
    expect(last()).toEqual(['a failed', 'b failed']);
    outbox.resume();
    expect([server.posted, failed]).toEqual([['a'], ['a']]);
  });

  it('sends what an earlier page could not send', async () => {
    const message = { clientMessageId: 'old', sender: 'user', content: 'a', image: null } as const;
    const { server, outbox, idle } = setUp([
      { ...message, createdAt: '2026-11-21T15:00:00.000Z', state: 'sending' },
    ]);
    expect(outbox.messages.map(({ state }) => state)).toEqual(['failed']);
    const done = idle();
    outbox.retry();
    await done;
    expect(server.stored).toEqual(['a']);
  });
});
