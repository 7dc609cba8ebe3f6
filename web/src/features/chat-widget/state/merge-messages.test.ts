import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_RECORD } from './chat-record.ts';
import { mergeFetched, mergePushed } from './merge-messages.ts';
import { withMessages } from './outbox-changes.ts';
import { visitorMessage } from './take-turn.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');

function stored(seq: number, fields: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `m${seq}`,
    sessionId: 's',
    seq,
    sender: 'admin',
    content: `said ${seq}`,
    image: null,
    timestamp: '2026-03-02T11:00:00.000Z',
    clientMessageId: null,
    ...fields,
  };
}

it('merging marks the visitor’s own messages as sent', () => {
  const own = visitorMessage({ content: 'mine' }, NOW);
  const record = withMessages(EMPTY_RECORD, [own]);
  const merged = mergeFetched(record, [stored(1, { sender: 'user', clientMessageId: own.id })], NOW);
  expect(merged.messages).toEqual([{ ...own, seq: 1, delivery: 'sent' }]);
  expect(merged.outbox).toEqual([]);
});

it('merging inserts the message of a person above those that are still being sent', () => {
  const record = withMessages(EMPTY_RECORD, [visitorMessage({ content: 'waits' }, NOW)]);
  const merged = mergeFetched(record, [stored(1)], NOW);
  expect(merged.messages.map(({ content }) => content)).toEqual(['said 1', 'waits']);
});

it('a merged message is shown at once although its clock runs ahead', () => {
  const merged = mergeFetched(EMPTY_RECORD, [stored(1, { timestamp: '2026-03-02T13:00:00.000Z' })], NOW);
  expect(merged.messages[0]?.at).toBe(NOW);
});

it('merging ends in order and without duplicates, in whatever order and however often messages come', () => {
  const lists = fc.array(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }), { maxLength: 6 });
  fc.assert(
    fc.property(lists, (batches) => {
      const record = batches.reduce(
        (merged, batch) =>
          mergeFetched(
            merged,
            batch.map((seq) => stored(seq)),
            NOW,
          ),
        EMPTY_RECORD,
      );
      const seqs = [...new Set(batches.flat())].sort((a, b) => a - b);
      expect(record.messages.map(({ seq }) => seq)).toEqual(seqs);
      expect(record.lastSeq).toBe(seqs.at(-1) ?? 0);
    }),
  );
});

it('lastSeq stays before a hole, however pushed messages come', () => {
  const pushes = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 20 });
  fc.assert(
    fc.property(pushes, (seqs) => {
      const record = seqs.reduce((merged, seq) => mergePushed(merged, stored(seq), NOW), EMPTY_RECORD);
      const shown = [...new Set(seqs)].sort((a, b) => a - b);
      expect(record.messages.map(({ seq }) => seq)).toEqual(shown);
      const known = new Set(seqs);
      for (let seq = 1; seq <= record.lastSeq; seq += 1) expect(known.has(seq)).toBe(true);
    }),
  );
});
