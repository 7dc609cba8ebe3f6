import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CANCELED, CHAT_CLOSED, FORGOTTEN, REOPENED } from '../texts/english-notes.ts';
import { type ChatRecord, EMPTY_RECORD, type ShownMessage } from './chat-record.ts';
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
    { came: [held(2, null)], who: 'person', said: ['You are now chatting with the Harbour Haul team'] },
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
    const told = state(3, { resumeFrom: { step: 'phone', at: '2026-03-02T12:00:00.000Z', seq: 4 } });
    const { record, inputs } = withSession(taken, told, NOW);
    expect(inputs).toEqual([]);
    expect(notes(record).at(-1)).toBe('Sam has left the chat.');
  });
});

describe('the request of a chat that was sent', () => {
  const AT = '2026-03-03T09:00:00.000Z';
  const sent: ChatRecord = { ...BEGUN, finished: true, sentIn: 's' };
  const after = (record: ChatRecord, ...came: SessionState[]) =>
    came.reduce((now, session) => withSession(now, session, NOW).record, record);

  it('is noted once as canceled, and as worked on again', () => {
    const canceled = after(sent, state(2, { leadCanceledAt: AT }), state(3, { leadCanceledAt: AT }));
    expect([canceled.canceledAt, notes(canceled)]).toEqual([AT, [CANCELED]]);
    const reopened = after(canceled, state(4, { leadCanceledAt: null }));
    expect([reopened.canceledAt, notes(reopened)]).toEqual([null, [CANCELED, REOPENED]]);
  });

  it('is canceled in the session that it was sent in, though that is closed and another was begun', () => {
    const closed = after(sent, state(2, { status: 'closed', leadCanceledAt: null }));
    expect(closed).toMatchObject({ sessionId: null, sentIn: 's' });
    const elsewhere = { ...closed, sessionId: 'another' };
    expect(after(elsewhere, state(1, { id: 'another', leadCanceledAt: null })).canceledAt).toBeNull();
    const canceled = after(elsewhere, state(3, { status: 'closed', leadCanceledAt: AT }));
    expect(canceled).toMatchObject({ canceledAt: AT, sessionId: 'another' });
  });

  it.each([
    ['nothing was sent', { ...BEGUN }, { leadCanceledAt: AT }],
    ['the server says nothing of it', sent, {}],
  ])('is left as it is where %s', (_case, record, changes) => {
    const left = after(record, state(2, changes));
    expect([left.canceledAt, notes(left)]).toEqual([null, []]);
  });
});

describe('a chat that is erased', () => {
  const AT = '2026-03-03T09:00:00.000Z';
  const said = visitorMessage({ content: 'I am Jane Roe, 12 Oak St' }, NOW);
  const talked = withMessages({ ...BEGUN, finished: true, sentIn: 's', customer: { name: 'Jane Roe' } }, [
    said,
  ]);

  it('leaves nothing here that could be sent again, and says so', () => {
    const { record, inputs } = withSession(talked, state(2, { status: 'closed', forgottenAt: AT }), NOW);
    expect({ ...record, messages: [] }).toEqual({ ...EMPTY_RECORD, forgotten: true });
    expect([record.messages.length, notes(record), inputs]).toEqual([1, [FORGOTTEN], []]);
    expect(withSession(record, state(2, { status: 'closed', forgottenAt: AT }), NOW).record).toBe(record);
  });

  it('is left to the answer where its visitor asked for it here, and as it is where it is another', () => {
    const asked = { ...talked, outbox: [{ kind: 'forget' as const, id: 'f', goodbye: [] }] };
    expect(withSession(asked, state(2, { status: 'closed', forgottenAt: AT }), NOW).record).toBe(asked);
    const other = withSession(talked, state(9, { id: 'another', forgottenAt: AT }), NOW).record;
    expect(other.messages).toEqual(talked.messages);
  });
});

describe('where the team told the assistant to go on', () => {
  const point = { step: 'phone', at: '2026-03-02T12:05:00.000Z', seq: 4 } as const;
  const handedBack = (version: number) => state(version, { resumeFrom: point });
  const GO_ON = { type: 'resume', from: 'phone' };
  const said = (content: string, seq: number | null) => ({ ...visitorMessage({ content }, NOW), seq });
  const taken = withSession(BEGUN, held(2, 'Sam'), NOW).record;

  it('is obeyed once, in whichever tab and however often it comes', () => {
    const first = withSession(taken, handedBack(3), NOW);
    expect(first.inputs).toEqual([GO_ON]);
    expect(withSession(first.record, handedBack(3), NOW).inputs).toEqual([]);
    expect(withSession(first.record, handedBack(4), NOW).inputs).toEqual([]);
  });

  it('is obeyed by a browser that was closed all the while', () => {
    const { record, inputs } = withSession(BEGUN, handedBack(3), NOW);
    expect(inputs).toEqual([GO_ON]);
    expect(notes(record)).toEqual([]);
  });

  it('is followed by what the visitor has answered before it came, and by nothing else', () => {
    const talk = {
      ...taken,
      messages: [
        said('before', 3),
        ...taken.messages,
        said('to Sam', 4),
        said('902 555 0148', 5),
        said('call after five', null),
      ],
    };
    expect(withSession(talk, handedBack(3), NOW).inputs).toEqual([
      { ...GO_ON, told: ['to Sam'] },
      { type: 'text', text: '902 555 0148' },
      { type: 'text', text: 'call after five' },
    ]);
  });

  it('is obeyed again after another takeover, and not where somebody has taken over since', () => {
    const { record } = withSession(taken, handedBack(3), NOW);
    const again = withSession(record, held(4, 'Kim'), NOW).record;
    expect(withSession(again, handedBack(3), NOW).inputs).toEqual([]);
    const later = { ...point, at: '2026-03-02T12:09:00.000Z' };
    expect(withSession(again, state(5, { resumeFrom: later }), NOW).inputs).toEqual([GO_ON]);
    expect(withSession(again, state(5, { resumeFrom: null }), NOW).inputs).toEqual([{ type: 'resume' }]);
  });
});

it('the assistant hears what was said to the person, and to their colleague, but not what it heard itself', () => {
  const said = (content: string, sender: 'user' | 'admin' = 'user') => ({
    ...visitorMessage({ content }, NOW),
    sender,
    seq: 1,
  });
  const hear = (record: ChatRecord, ...messages: ShownMessage[]) => ({
    ...record,
    messages: [...record.messages, ...messages],
  });
  const before = withSession(hear(BEGUN, said('to the assistant')), held(2, 'Sam'), NOW).record;
  const sams = hear(before, said('Your number?', 'admin'), said('902 555 0148'));
  const kims = hear(withSession(sams, held(3, 'Kim'), NOW).record, said('12 Oak St'));
  const { record, inputs } = withSession(kims, state(4), NOW);
  expect(inputs).toEqual([{ type: 'resume', told: ['902 555 0148', '12 Oak St'] }]);
  const again = withSession(hear(record, said('to it again')), held(5, 'Sam'), NOW).record;
  expect(withSession(again, state(6), NOW).inputs).toEqual([{ type: 'resume' }]);
});

it('withSession ends as the newest version says, in whatever order and however often states come', () => {
  const sent: ChatRecord = { ...BEGUN, finished: true, sentIn: 's' };
  const states: SessionState[] = [
    { ...state(1), leadCanceledAt: null },
    { ...held(2, 'Sam'), leadCanceledAt: '2026-03-03T09:00:00.000Z' },
    { ...state(3), leadCanceledAt: '2026-03-03T09:00:00.000Z' },
    { ...held(4, 'Kim'), leadCanceledAt: null },
    { ...state(5), leadCanceledAt: '2026-03-04T09:00:00.000Z' },
    { ...held(6, 'Sam'), leadCanceledAt: '2026-03-04T09:00:00.000Z' },
  ];
  const orders = fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(orders, (came) => {
      const record = came.reduce((now, session) => withSession(now, session, NOW).record, sent);
      const newest = came.toSorted((a, b) => a.version - b.version).at(-1);
      expect(record.answeredBy).toBe(newest?.isHandedOff ? 'person' : 'assistant');
      expect(record.adminName).toBe(newest?.adminName);
      expect(record.canceledAt).toBe(newest?.leadCanceledAt);
    }),
  );
});
