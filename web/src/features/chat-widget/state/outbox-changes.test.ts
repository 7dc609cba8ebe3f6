import { NO_SLOTS } from '@harbour-haul/domain/conversation/slots';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ChatRecord, EMPTY_RECORD, type OutboxItem, parseRecord, unreadReplies } from './chat-record.ts';
import {
  nextItem,
  withItem,
  withMessages,
  withoutItem,
  withoutMessage,
  withPersonRequest,
  withPosted,
  withRetry,
  withTold,
} from './outbox-changes.ts';
import { withClosedSession, withoutSession, withPerson } from './session-changes.ts';
import { replyMessages, visitorMessage } from './take-turn.ts';

const NOW = 1_000_000;
const reply = (content: string) => ({ content, quickReplies: [], delayMs: 1000 as const });
const spoken = (...contents: string[]) =>
  withMessages(
    EMPTY_RECORD,
    contents.map((content) => visitorMessage({ content }, NOW)),
  );
const waiting = (record: ChatRecord) =>
  record.outbox.map((item) => record.messages.find(({ id }) => id === item.id)?.content ?? item.kind);
const lead = (kind: 'progress' | 'submit', id: string): OutboxItem => ({ kind, id, slots: NO_SLOTS });

describe('the outbox of the chat record', () => {
  it('returns messages in the order in which they were said, whatever was said', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (contents) => {
        let record = spoken(...contents);
        const sent: string[] = [];
        for (let item = nextItem(record); item; item = nextItem(record)) {
          sent.push(record.messages.find(({ id }) => id === item?.id)?.content ?? '');
          record = withPosted(record, item, sent.length);
        }
        expect(sent).toEqual(contents);
        expect(record.lastSeq).toBe(contents.length);
        expect(record.messages.every(({ delivery }) => delivery === 'sent')).toBe(true);
      }),
    );
  });

  it('holds only the latest progress, and a submission in place of it', () => {
    let record = withItem(spoken('a'), lead('progress', 'p1'));
    record = withItem(record, lead('progress', 'p2'));
    expect(record.outbox.map(({ id }) => id).slice(1)).toEqual(['p2']);
    expect(
      withItem(record, lead('submit', 's'))
        .outbox.map(({ id }) => id)
        .slice(1),
    ).toEqual(['s']);
  });

  it('holds one submission, the latest, which progress does not replace', () => {
    const told = withTold(withItem(EMPTY_RECORD, lead('submit', 's1')), 's1');
    expect(told.outbox).toMatchObject([{ id: 's1', isTold: true }]);
    const again = withItem(withItem(told, lead('submit', 's2')), lead('progress', 'p'));
    expect(again.outbox.map(({ id }) => id)).toEqual(['s2', 'p']);
    expect(again.outbox[0]).not.toHaveProperty('isTold');
  });

  it('sends a finished lead first, and nothing else out of order', () => {
    const record = withItem(spoken('a', 'b'), lead('progress', 'p'));
    expect(nextItem(record)).toEqual(record.outbox[0]);
    expect(nextItem(withItem(record, lead('submit', 's')))?.id).toBe('s');
  });

  it('leaves lastSeq before what others said in between', () => {
    const record = spoken('a');
    const item = { kind: 'message', id: record.messages[0]?.id ?? '' } as const;
    expect(withPosted(record, item, 3)).toMatchObject({
      lastSeq: 0,
      messages: [{ seq: 3, delivery: 'sent' }],
    });
    expect(withPosted(EMPTY_RECORD, item, 1)).toBe(EMPTY_RECORD);
  });

  it('puts a message back once, however often it is retried', () => {
    const record = spoken('a');
    const id = record.messages[0]?.id ?? '';
    expect(withRetry(withoutItem(record, id), id).outbox).toEqual(record.outbox);
    expect(withRetry(record, id).outbox).toEqual(record.outbox);
  });

  it('sends a new session everything where the old one was lost, and only the rest where it was closed', () => {
    const record = spoken('a', 'b');
    const first = { kind: 'message', id: record.messages[0]?.id ?? '' } as const;
    const posted = { ...withPosted(record, first, 1), sessionId: 's' };
    expect(waiting(posted)).toEqual(['b']);
    expect(waiting(withoutSession(posted))).toEqual(['a', 'b']);
    expect(withoutSession(posted)).toMatchObject({ sessionId: null, lastSeq: 0 });
    expect(waiting(withClosedSession(posted, NOW))).toEqual(['b']);
    expect(withClosedSession(posted, NOW)).toMatchObject({ sessionId: null, lastSeq: 0 });
  });

  describe('asks for a person', () => {
    const ABOUT = { about: 'cancel' } as const;

    it('in one with the words that ask, also once they go to another session', () => {
      const asked = withPersonRequest(spoken('a', 'b'), ABOUT);
      const [first, second] = asked.outbox;
      expect([first, second]).toEqual([
        { kind: 'message', id: first?.id },
        { kind: 'message', id: second?.id, personRequest: ABOUT },
      ]);
      expect(withoutSession(asked).outbox).toEqual(asked.outbox);
      expect(second && withPosted(asked, second, 2).outbox).toEqual([first]);
    });

    it('by itself where the words have been sent, are just being sent, or are given up', () => {
      const record = spoken('a');
      const [said] = record.outbox;
      if (!said) throw new Error('Nothing waits.');
      const alone = [{ kind: 'person', id: expect.any(String), ...ABOUT }];
      expect(withPersonRequest(withPosted(record, said, 1), ABOUT).outbox).toEqual(alone);
      expect(withPosted(withPersonRequest(record, ABOUT), said, 1).outbox).toEqual(alone);
      expect(withoutMessage(withPersonRequest(record, ABOUT), said.id, null).outbox).toEqual(alone);
    });
  });

  it('drops what the assistant has said to nobody but this browser where a person answers', () => {
    let record = withMessages(spoken('a'), replyMessages([reply('said')], NOW));
    for (const [index, item] of record.outbox.entries()) record = withPosted(record, item, index + 1);
    record = withMessages(record, [
      visitorMessage({ content: 'b' }, NOW),
      ...replyMessages([reply('unsaid')], NOW),
    ]);
    const silenced = withPerson(record);
    expect(silenced.messages.map(({ content }) => content)).toEqual(['a', 'said', 'b']);
    expect(waiting(silenced)).toEqual(['b']);
    expect(silenced.answeredBy).toBe('person');
  });
});

describe('the stored chat record', () => {
  it.each([null, '', '{', '[]', '1', '{"version":2}', '{"version":1,"messages":{}}'])(
    'is empty where %j is stored',
    (text) => expect(parseRecord(text)).toEqual(EMPTY_RECORD),
  );

  it('is the same after being stored and parsed', () => {
    const record = withItem(spoken('a\u0000\u202Eb'), lead('submit', 's'));
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });

  it('counts replies as unread once they can be seen', () => {
    const record = withMessages(spoken('a'), replyMessages([reply('b'), reply('c')], NOW));
    expect(unreadReplies(record, NOW)).toBe(0);
    expect(unreadReplies(record, NOW + 1000)).toBe(1);
    expect(unreadReplies({ ...record, seenReplies: 1 }, NOW + 2000)).toBe(1);
  });
});
