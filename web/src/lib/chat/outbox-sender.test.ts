import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiRequestError } from '#lib/api-client.ts';
import { OutboxSender } from './outbox-sender.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A sender of texts with a server that may be down, and that refuses `bad`. */
function setUp() {
  const server = {
    isDown: false,
    attempts: [] as string[],
    stored: [] as string[],
    delayMs: 0,
    retryAfterMs: 0,
  };
  const waiting: string[] = [];
  const remove = (item: string) => void waiting.splice(waiting.indexOf(item), 1);
  let queue = Promise.resolve();
  const sender = new OutboxSender<string>(
    {
      next: () => waiting[0],
      exclusively: (work) => {
        queue = queue.then(work);
        return queue;
      },
    },
    {
      send: async (item) => {
        server.attempts.push(item);
        if (server.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, server.delayMs));
        if (server.retryAfterMs > 0) throw new ApiRequestError(429, '{}', '', server.retryAfterMs);
        if (server.isDown || item === 'bad') throw new Error(item);
        server.stored.push(item);
        remove(item);
      },
      fail: (item) => {
        if (item !== 'bad') return 'back-off';
        remove(item);
        return 'continue';
      },
    },
  );
  return { server, waiting, sender };
}

describe('the outbox sender', () => {
  it('comes back no sooner than the server asks, a little later than that, and loses nothing', async () => {
    const { server, waiting, sender } = setUp();
    waiting.push('a', 'b');
    server.retryAfterMs = 90_000;
    sender.start();
    await pass(90_400);
    sender.schedule();
    expect(server.attempts).toEqual(['a']);
    server.retryAfterMs = 0;
    await pass(700);
    expect(server.stored).toEqual(['a', 'b']);
  });

  it('sends items in their order, and those that are added while it sends', async () => {
    const { server, waiting, sender } = setUp();
    waiting.push('a', 'b');
    server.delayMs = 10;
    sender.start();
    await pass(5);
    waiting.push('c');
    sender.schedule();
    await pass(100);
    expect(server.stored).toEqual(['a', 'b', 'c']);
    expect(server.attempts).toEqual(['a', 'b', 'c']);
  });

  it('goes on after an item that was refused for itself', async () => {
    const { server, waiting, sender } = setUp();
    waiting.push('bad', 'good');
    sender.start();
    await pass(0);
    expect(server.stored).toEqual(['good']);
  });

  it('backs off after a failure, which scheduling does not cut short and flushing does', async () => {
    const { server, waiting, sender } = setUp();
    server.isDown = true;
    waiting.push('a');
    sender.start();
    await pass(0);
    for (let count = 0; count < 10; count += 1) sender.schedule();
    await pass(400);
    expect(server.attempts).toHaveLength(1);
    sender.flush();
    await pass(0);
    expect(server.attempts).toHaveLength(2);
    server.isDown = false;
    await pass(2000);
    expect(server.stored).toEqual(['a']);
  });

  it('repeats an attempt that fails where it was flushed for a retry meanwhile', async () => {
    const { server, waiting, sender } = setUp();
    server.isDown = true;
    server.delayMs = 10;
    waiting.push('a');
    sender.start();
    await pass(5);
    sender.flush(true);
    await pass(20);
    expect(server.attempts).toHaveLength(2);
  });

  it('sends nothing before it is started and after it was stopped', async () => {
    const { server, waiting, sender } = setUp();
    waiting.push('a');
    sender.flush();
    await pass(5000);
    expect(server.attempts).toEqual([]);
    server.isDown = true;
    sender.start();
    await pass(0);
    sender.stop();
    await pass(60_000);
    expect(server.attempts).toEqual(['a']);
  });
});
