import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { adminSocketUrl, TAB, visitorSocketUrl } from './live-platform.ts';
import { parseServerEvent } from './parse-server-event.ts';
import { sampleMessage } from './testing/sample-message.ts';

const read = (event: object) => parseServerEvent(JSON.stringify(event));
const session = {
  id: 's',
  visitorId: 'v',
  version: 1,
  status: 'active',
  lastActivityAt: '2026-11-21T15:00:00.000Z',
};

describe('parseServerEvent', () => {
  it.each([
    { type: 'newMessage', sessionId: 's', message: sampleMessage(1) },
    { type: 'activeSessions', sessions: [session] },
    { type: 'sessionUpdate', session },
    { type: 'identified', session },
    { type: 'typing', sessionId: 's', sender: 'user', typing: true },
    { type: 'presence', sessionId: 's', online: false },
    { type: 'ack', clientMessageId: 'c', message: sampleMessage(1) },
    { type: 'error', code: 'rate_limited', message: 'Please wait.', retryAfterSeconds: 2 },
    { type: 'pong' },
  ])('reads the event $type', (event) => {
    expect(read(event)).toEqual(event);
  });

  it('reads an event under its older name', () => {
    expect(read({ type: 'new_session', session })).toEqual({ type: 'new_chat_session', session });
  });

  const words = { content: 'Hello', image: null, timestamp: '2026-11-21T15:00:00.000Z' };
  it.each([
    ['its ids alone', { type: 'new_session', sessionId: 's', visitorId: 'v' }],
    ['its ids alone, by today’s name', { type: 'new_chat_session', sessionId: 's', visitorId: 'v' }],
    ['its words alone', { type: 'newMessage', sessionId: 's', ...words }],
    ['the words of its visitor', { type: 'visitor_message', sessionId: 's', ...words }],
    ['a message without a number', { type: 'admin_message', sessionId: 's', message: words }],
    ['a message without words', { type: 'newMessage', sessionId: 's', message: { id: 'm', seq: 1 } }],
    [
      'a number that is none',
      { type: 'newMessage', sessionId: 's', message: { ...sampleMessage(1), seq: '1' } },
    ],
    ['a session without a status', { type: 'sessionUpdate', session: { ...session, status: undefined } }],
    ['a session without times', { type: 'new_session', session: { id: 's', visitorId: 'v' } }],
  ])('reads a frame that tells of a session %s as the news that it has changed', (_what, frame) => {
    expect(read(frame)).toEqual({ type: 'changed', sessionId: 's' });
  });

  it.each([
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'unheard_of' },
    { type: 'newMessage', content: 'whose?' },
    { type: 'typing', sessionId: 's' },
    { type: 'changed', sessionId: 's' },
    { type: 'activeSessions', sessions: [null] },
    { type: 'activeSessions', sessions: [{ id: 's', visitorId: 'v' }] },
    { type: 'sessionUpdate' },
    { type: 7 },
  ])('ignores the frame %j', (event) => {
    expect(read(event)).toBeNull();
  });

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => parseServerEvent(text) === null));
    fc.assert(fc.property(fc.json(), (text) => parseServerEvent(text) === null));
  });
});

describe('the socket URL', () => {
  it('is on the page’s own origin, over TLS where the page is', () => {
    expect(adminSocketUrl({ protocol: 'https:', host: 'haul.example' })).toBe('wss://haul.example/ws');
    expect(visitorSocketUrl({ protocol: 'http:', host: 'localhost:3000' }, 'v 1', 's')).toBe(
      `ws://localhost:3000/ws?isAdmin=false&visitorId=v+1&sessionId=s&tab=${TAB}`,
    );
  });
});
