import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { sampleMessage } from '#lib/chat/testing/sample-message.ts';
import { type FakeOperation, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import { TEST_STEPS } from './live-chat-test.ts';
import { openLiveChatTest, SESSION, sampleSession } from './open-live-chat-test.tsx';
import { TIMEOUT_MS } from './test-channel.ts';

const REFUSED = 'The live connection was refused or lost. Sockets may be blocked on this network.';

beforeEach(() => localStorage.clear());

const result = () => screen.findByRole('alert');
const states = () =>
  [...document.querySelectorAll('li[data-state]')].map((row) => row.getAttribute('data-state'));

describe('live chat test', () => {
  it('the live chat test measures how long a visitor’s message takes to this admin, and closes the chat', async () => {
    const test = openLiveChatTest();
    const own = await test.listen();
    expect(own.url).toBe('ws://site.example/ws');
    expect(own.sent).toEqual([{ type: 'auth', role: 'admin' }]);
    expect(await test.sent('POST', '/api/chat/sessions')).toEqual({
      visitorId: visitorId(),
      status: 'active',
    });
    const theirs = await test.connect();
    expect(theirs.url).toContain(`visitorId=${visitorId()}`);
    const { clientMessageId, content, sender } = await test.sent(
      'POST',
      `/api/chat/sessions/${SESSION}/messages`,
    );
    expect(sender).toBe('user');
    expect(content).toContain('live chat test');
    expect(states()).toEqual(['done', 'done', 'done', 'running', 'waiting']);

    test.passTime(42);
    const message = sampleMessage(1, { clientMessageId: String(clientMessageId) });
    const event = { type: 'visitor_message', ...message };
    // Another message does not end the wait.
    await act(async () => own.say({ ...event, message: sampleMessage(9) }));
    expect(states()[3]).toBe('running');
    await act(async () => own.say({ ...event, message }));

    expect((await result()).textContent).toContain('A visitor’s message reached you after 42 ms.');
    expect(screen.getByRole('link', { name: 'Open the test chat' }).getAttribute('href')).toBe(
      `/admin/chat/${SESSION}`,
    );
    expect(await test.sent('PATCH', `/api/chat/sessions/${SESSION}`)).toEqual({ status: 'closed' });
    expect(states()).toEqual(TEST_STEPS.map(() => 'done'));
    expect(test.platform.sockets.every(({ isClosed }) => isClosed)).toBe(true);
    expect(screen.getByRole('button', { name: 'Run the test again' })).toBeTruthy();
  });

  it('the live chat test uses this browser’s visitor, and a new one only where the server refuses it', async () => {
    const own = visitorId();
    const test = openLiveChatTest(({ body }) =>
      (body as { visitorId: string }).visitorId === own
        ? { status: 403, body: { code: 'forbidden', message: 'Please send a new one.' } }
        : { status: 201, body: sampleSession(visitorId()) },
    );
    await test.listen();
    await test.connect();
    expect(visitorId()).not.toBe(own);
  });

  it('the live chat test reports that sockets do not get through, and creates no chat then', async () => {
    const test = openLiveChatTest();
    const own = await test.socket(1);
    await act(async () => own.cut());
    expect((await result()).textContent).toContain(REFUSED);
    expect(states()).toEqual(['failed', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(screen.getAllByText('Not done')).toHaveLength(4);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('the live chat test reports a channel that times out', async () => {
    const test = openLiveChatTest();
    await test.socket(1);
    await act(async () => test.platform.pass(TIMEOUT_MS));
    expect((await result()).textContent).toContain('did not answer within 10 seconds');
  });

  it.each<[string, FakeOperation<'createChatSession'>, string]>([
    [
      'refuses the chat',
      () => ({
        status: 429,
        body: { code: 'rate_limited', message: 'That was a lot of chats for one day.' },
      }),
      'That was a lot of chats for one day.',
    ],
    ['is not reached', offline, 'The server could not be reached or did not answer.'],
  ])('the live chat test reports that the server %s', async (_case, handler, text) => {
    const test = openLiveChatTest(handler);
    await test.listen();
    expect((await result()).textContent).toContain(text);
    expect(states()).toEqual(['done', 'failed', 'waiting', 'waiting', 'waiting']);
  });

  it('the live chat test reports a message that was stored and not relayed, and closes the chat all the same', async () => {
    const test = openLiveChatTest();
    await test.listen();
    await test.connect();
    await test.sent('POST', `/api/chat/sessions/${SESSION}/messages`);
    await act(async () => test.platform.pass(TIMEOUT_MS));
    expect((await result()).textContent).toContain('was not seen on your live channel');
    expect(states()).toEqual(['done', 'done', 'done', 'failed', 'done']);
  });

  it('the live chat test reports an error of the channel', async () => {
    const test = openLiveChatTest();
    await test.listen();
    const theirs = await test.socket(2);
    await act(async () => theirs.open());
    await act(async () =>
      theirs.say({ type: 'error', code: 'forbidden', message: 'That is not your chat.' }),
    );
    expect((await result()).textContent).toContain('That is not your chat.');
  });

  it('the live chat test closes its chat when the screen is left', async () => {
    const test = openLiveChatTest();
    await test.listen();
    await test.socket(2);
    test.unmount();
    expect(await test.sent('PATCH', `/api/chat/sessions/${SESSION}`)).toEqual({ status: 'closed' });
    expect(test.platform.sockets.every(({ isClosed }) => isClosed)).toBe(true);
  });
});
