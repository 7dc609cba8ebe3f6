import { describe, expect, it } from '@jest/globals';
import { chatState } from '../chat-state.ts';
import { createSession } from '../create-session.ts';
import { messageRefusal, normalizeSender } from './message-author.ts';
import { isSameMessage, postMessage } from './post-message.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LATER = new Date('2026-11-21T15:00:05.000Z');
const session = createSession('s-1', 'v-1', NOW);
const draft = { id: 'm-1', sender: 'user', content: 'hello', image: null, clientMessageId: 'c-1' } as const;

describe('postMessage', () => {
  it('numbers the message and sets it as the session’s last', () => {
    const next = postMessage(session, draft, LATER);
    expect(next.message).toEqual({ ...draft, sessionId: 's-1', seq: 1, timestamp: LATER.toISOString() });
    expect(next.session).toEqual({
      ...session,
      seq: 1,
      lastActivityAt: LATER.toISOString(),
      lastMessage: { sender: 'user', content: 'hello', timestamp: LATER.toISOString() },
    });
  });

  it('keeps what the visitor said last beside what is said after it', () => {
    const said = postMessage(session, draft, NOW).session;
    const reply = { ...draft, sender: 'assistant', content: 'Hi!' } as const;
    const answered = postMessage(said, reply, LATER).session;
    expect(answered.lastMessage).toMatchObject({ content: 'Hi!', visitorSaid: 'hello' });
    const again = postMessage(answered, reply, LATER).session;
    expect(again.lastMessage?.visitorSaid).toBe('hello');
    expect(postMessage(again, draft, LATER).session.lastMessage).not.toHaveProperty('visitorSaid');
  });

  it('keeps who of the team wrote it, by who holds the session, and of nobody else', () => {
    const held = { ...session, isHandedOff: true, adminId: 'jane.roe', adminName: 'Jane' };
    const authorOf = (by: typeof session, sender: 'user' | 'admin') => {
      const { authorId, authorName } = postMessage(by, { ...draft, sender }, LATER).message;
      return [authorId, authorName];
    };
    expect(authorOf(held, 'admin')).toEqual(['jane.roe', 'Jane']);
    expect(authorOf({ ...held, adminName: null }, 'admin')).toEqual(['jane.roe', 'Jane Roe']);
    expect(authorOf(held, 'user')).toEqual([undefined, undefined]);
  });

  it('never sets a time before that of the previous message, whatever a server’s clock says', () => {
    const first = postMessage(session, draft, LATER);
    const second = postMessage(first.session, draft, NOW);
    expect(second.message.timestamp).toBe(first.message.timestamp);
  });

  it('asks for a person in one with the words, once, and where no person answers already', () => {
    const asked = postMessage(session, draft, LATER, {}, { about: 'cancel' });
    expect(asked.session).toMatchObject({
      version: session.version + 1,
      personRequestedAt: LATER.toISOString(),
      personRequestAbout: 'cancel',
    });
    expect(postMessage(asked.session, draft, LATER, {}, {}).session.version).toBe(asked.session.version);
    const held = { ...session, isHandedOff: true, adminId: 'jane' };
    expect(postMessage(held, draft, LATER, {}, {}).session.personRequestedAt).toBeNull();
  });

  it('raises a question, which hides no other wish and gives way to any', () => {
    const question = postMessage(session, draft, NOW, {}, { about: 'question' }).session;
    expect(chatState(question)).toBe('needs');
    expect(question.personRequestAbout).toBe('question');
    expect(postMessage(question, draft, LATER, {}, { about: 'question' }).session.version).toBe(
      question.version,
    );
    const person = postMessage(question, draft, LATER, {}, {}).session;
    expect(person).toMatchObject({ personRequestedAt: LATER.toISOString(), personRequestAbout: null });
    const cancel = postMessage(person, draft, LATER, {}, { about: 'cancel' }).session;
    expect(postMessage(cancel, draft, LATER, {}, { about: 'question' }).session).toMatchObject({
      version: cancel.version,
      personRequestAbout: 'cancel',
    });
  });

  it.each([
    ['x'.repeat(300), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    ['short', 'short'],
  ])('previews at most 200 characters, none cut in two', (content, preview) => {
    expect(postMessage(session, { ...draft, content }, NOW).session.lastMessage?.content).toBe(preview);
  });

  it.each([
    [{}, true],
    [{ id: 'm-2', clientMessageId: null }, true],
    [{ content: 'hello ' }, false],
    [{ sender: 'assistant' as const }, false],
    [{ image: '/uploads/a.jpg' }, false],
  ])('and isSameMessage: a draft with %j is a repetition: %p', (changes, same) => {
    const { message } = postMessage(session, draft, NOW);
    expect(isSameMessage(message, { ...draft, ...changes })).toBe(same);
  });
});

const user = { sender: 'user' } as const;
const assistant = { sender: 'assistant' } as const;
const admin = { sender: 'admin', adminId: 'jane' } as const;
const active = session;
const closed = { ...session, status: 'closed' } as const;
const withJane = { ...session, isHandedOff: true, adminId: 'jane' };
const withAnn = { ...session, isHandedOff: true, adminId: 'ann' };

it.each([
  ['an active chat', active, user, null],
  ['an active chat', active, assistant, null],
  ['an active chat', active, admin, 'not_taken_over'],
  ['a closed chat', closed, user, 'closed'],
  ['a closed chat', closed, assistant, 'closed'],
  ['a closed chat', { ...withJane, status: 'closed' } as const, admin, 'closed'],
  ['a chat with Jane', withJane, user, null],
  ['a chat with Jane', withJane, assistant, 'handed_off'],
  ['a chat with Jane', withJane, admin, null],
  ['a chat with Ann', withAnn, admin, 'not_taken_over'],
  ['a chat that Jane has left', { ...withJane, isHandedOff: false }, admin, 'not_taken_over'],
])('messageRefusal of %s: %#', (_case, chat, author, reason) => {
  expect(messageRefusal(chat, author)).toBe(reason);
});

it.each([
  ['user', 'user'],
  ['visitor', 'user'],
  ['ai', 'assistant'],
  ['assistant', 'assistant'],
  ['admin', 'admin'],
])('normalizeSender(%s) is %s', (posted, stored) => {
  expect(normalizeSender(posted)).toBe(stored);
});
