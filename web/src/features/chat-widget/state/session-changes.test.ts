import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHAT_CLOSED } from '../texts/english-notes.ts';
import { type ChatRecord, EMPTY_RECORD } from './chat-record.ts';
import { withMessages } from './outbox-changes.ts';
import { type SessionState, withSession } from './session-changes.ts';
import { replyMessages, visitorMessage } from './take-turn.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const BEGUN: ChatRecord = { ...EMPTY_RECORD, sessionId: 's', sessionVersion: 1 };

const state = (version: number, changes: Partial<SessionState> = {}): SessionState => ({
  id: 's',
  version,
  status: 'active',
  isHandedOff: false,
  adminName: null,
  ...changes,
});
const held = (version: number, adminName: string | null) => state(version, { isHandedOff: true, adminName });
const notes = ({ messages }: ChatRecord) =>
  messages.filter(({ sender }) => sender === 'note').map(({ content }) => content);

describe('withSession', () => {
  it.each([
    { came: [held(2, 'Sam')], who: 'person', said: ['You are now chatting with Sam'] },
    { came: [held(2, null)], who: 'person', said: ['You are now chatting with our team'] },
    { came: [held(2, 'Sam'), held(2, 'Sam'), held(3, 'Sam')], who: 'person', said: [/Sam/] },
    { came: [held(2, 'Sam'), held(4, 'Kim')], who: 'person', said: [/with Sam/, /with Kim/] },
    {
      came: [held(2, 'Sam'), state(3)],
      who: 'assistant',
      said: [/with Sam/, /^Sam has left the chat\. The/],
    },
    { came: [state(3), held(2, 'Sam')], who: 'assistant', said: [] },
    { came: [held(2, 'Sam'), state(1)], who: 'person', said: [/with Sam/] },
    { came: [state(2, { id: 'another', isHandedOff: true })], who: 'assistant', said: [] },
    { came: [state(2, { status: 'closed' })], who: 'assistant', said: [CHAT_CLOSED] },
  ])('of the states $came leaves $who answering', ({ came, who, said }) => {
    const record = came.reduce((now, session) => withSession(now, session, NOW).record, BEGUN);
    expect(record.answeredBy).toBe(who);
    const shown = notes(record);
    expect(shown).toHaveLength(said.length);
    for (const [index, text] of said.entries()) expect(shown[index]).toMatch(text);
  });

  it('of a takeover drops what the assistant was about to say', () => {
    const talk = withMessages(BEGUN, [
      visitorMessage({ content: 'hello' }, NOW),
      ...replyMessages([{ content: 'Unsaid', quickReplies: [], delayMs: 1000 }], NOW),
    ]);
    const { record } = withSession(talk, held(2, 'Sam'), NOW);
    expect(record.messages.map(({ content }) => content)).toEqual(['You are now chatting with Sam', 'hello']);
    expect(record.outbox).toHaveLength(1);
  });

  it('of a closed session leaves what waits in the outbox for the next session', () => {
    const talk = withMessages(BEGUN, [visitorMessage({ content: 'hello' }, NOW)]);
    const { record } = withSession(talk, state(2, { status: 'closed' }), NOW);
    expect(record).toMatchObject({ sessionId: null, sessionVersion: 0, adminName: null });
    expect(record.outbox).toHaveLength(1);
  });

  it('leaves a finished conversation finished when a person leaves it', () => {
    const taken = withSession({ ...BEGUN, finished: true }, held(2, 'Sam'), NOW).record;
    const { record, personLeft } = withSession(taken, state(3), NOW);
    expect(personLeft).toBe(false);
    expect(notes(record).at(-1)).toBe('Sam has left the chat.');
  });
});

it('withSession ends as the newest version says, in whatever order and however often states come', () => {
  const states = [state(1), held(2, 'Sam'), state(3), held(4, 'Kim'), state(5), held(6, 'Sam')];
  const orders = fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(orders, (came) => {
      const record = came.reduce((now, session) => withSession(now, session, NOW).record, BEGUN);
      const newest = came.toSorted((a, b) => a.version - b.version).at(-1);
      expect(record.answeredBy).toBe(newest?.isHandedOff ? 'person' : 'assistant');
      expect(record.adminName).toBe(newest?.adminName);
    }),
  );
});
