import { describe, expect, it } from '@jest/globals';
import { EMPTY_LOG, logFrom, mergeMessages } from '#lib/chat/message-log.ts';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import { sampleMessage } from '#lib/chat/testing/sample-message.ts';
import type { ChatMessages } from '../api/messages.ts';
import { clockTime, isOwnItem, messageItems } from './message-items.ts';

const NOW = new Date('2026-11-21T16:00:00.000Z');

const chat = (messages: ReturnType<typeof sampleMessage>[], deliveredSeq = 0): ChatMessages => ({
  log: mergeMessages(EMPTY_LOG, messages),
  deliveredSeq,
});

describe('message items', () => {
  it('message items start each Halifax day with its label', () => {
    const items = messageItems(
      chat([
        sampleMessage(1, { timestamp: '2026-11-19T12:00:00.000Z' }),
        // Still the evening of the 20th.
        sampleMessage(2, { timestamp: '2026-11-21T03:59:00.000Z' }),
        sampleMessage(3, { timestamp: '2026-11-21T04:01:00.000Z' }),
        sampleMessage(4, { timestamp: '2026-11-21T15:00:00.000Z', sender: 'admin' }),
      ]),
      NOW,
    );
    expect(
      items.map((item) => (item.kind === 'message' ? `${item.sender} ${item.isFirst}` : item.key)),
    ).toEqual([
      'day-2026-11-19',
      'user true',
      'day-2026-11-20',
      'user true',
      'day-2026-11-21',
      'user true',
      'admin true',
    ]);
    const labels = items.flatMap((item) => (item.kind === 'day' ? [item.label] : []));
    expect(labels).toEqual(['Nov 19, 2026', 'Yesterday', 'Today']);
  });

  it('message items have the delivery state of an admin’s message', () => {
    const delivery = (...shown: [ChatMessages, OutgoingMessage[]?]) =>
      messageItems(shown[0], NOW, { outgoing: shown[1] }).flatMap((item) =>
        item.kind === 'message' ? [item.delivery] : [],
      );
    const own = [1, 2].map((seq) => sampleMessage(seq, { sender: 'admin' }));
    expect(delivery(chat(own))).toEqual(['sent', 'sent']);
    expect(delivery(chat(own, 1))).toEqual(['delivered', 'sent']);
    expect(delivery(chat([...own, sampleMessage(3)]))).toEqual(['delivered', 'delivered', null]);
    const waiting = {
      clientMessageId: 'c',
      sender: 'admin' as const,
      content: 'x',
      image: null,
      createdAt: NOW.toISOString(),
    };
    expect(delivery(chat([]), [{ ...waiting, state: 'failed' }])).toEqual(['failed']);
    expect(delivery(chat([]), [{ ...waiting, state: 'waiting' }])).toEqual(['waiting']);
  });

  it('a message item has the same key once its message is stored', () => {
    const outgoing = [
      {
        clientMessageId: 'c',
        sender: 'admin',
        content: 'x',
        image: null,
        createdAt: NOW.toISOString(),
        state: 'sending',
      },
    ] as const;
    const keys = (messages: ChatMessages, sent: readonly OutgoingMessage[] = []) =>
      messageItems(messages, NOW, { outgoing: sent }).map(({ key }) => key);
    const stored = sampleMessage(1, { sender: 'admin', clientMessageId: 'c', timestamp: NOW.toISOString() });
    expect(keys(chat([]), outgoing)).toEqual(keys(chat([stored])));
  });

  it('a note stands after the last message of its time, and comes with the messages around it', () => {
    const note = (id: string, afterSeq: number, authorId = 'max') => ({
      id,
      afterSeq,
      authorId,
      sessionId: 'a',
      number: 1,
      content: 'x',
      authorName: 'Max',
      createdAt: '2026-11-21T15:30:00.000Z',
    });
    const notes = [note('early', 0), note('first', 1), note('last', 2, 'sam')];
    const rows = (messages: ChatMessages) =>
      messageItems(messages, NOW, { notes, user: { id: 'sam', username: 'sam' } }).flatMap((item) =>
        item.kind === 'day'
          ? []
          : [item.kind === 'note' ? `${item.note.id} ${isOwnItem(item)}` : item.sender],
      );
    const two = [1, 2].map((seq) => sampleMessage(seq, { timestamp: '2026-11-21T15:00:00.000Z' }));
    expect(rows(chat(two))).toEqual(['early false', 'user', 'first false', 'user', 'last true']);
    const second = { log: { ...logFrom(1), messages: two.slice(1), lastSeq: 2 }, deliveredSeq: 0 };
    expect(rows(second)).toEqual(['first false', 'user', 'last true']);
    expect(rows(chat([]))).toEqual(['early false', 'first false', 'last true']);
  });

  it('clockTime is the time of day in Halifax', () => {
    expect(clockTime('2026-11-21T03:59:00.000Z')).toBe('11:59 PM');
    expect(clockTime('soon')).toBe('');
  });
});
