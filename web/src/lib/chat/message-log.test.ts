import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  EMPTY_LOG,
  hasHole,
  logFrom,
  type MessageLog,
  mergeMessages,
  prependMessages,
} from './message-log.ts';
import { sampleMessage } from './testing/sample-message.ts';

const messages = (...seqs: number[]) => seqs.map((seq) => sampleMessage(seq));
const seqs = (log: MessageLog) => log.messages.map(({ seq }) => seq);
const LENGTH = 30;
const ALL = messages(...Array.from({ length: LENGTH }, (_, index) => index + 1));

/** Batches of any of the messages, in any order, some twice, some never. */
const deliveries = fc.array(fc.array(fc.constantFrom(...ALL), { maxLength: 8 }), { maxLength: 20 });

describe('a message log', () => {
  it.each([
    { came: [[1], [2], [3]], shown: [1, 2, 3], last: 3, hole: false },
    { came: [[3, 1, 2]], shown: [1, 2, 3], last: 3, hole: false },
    { came: [[1], [3]], shown: [1, 3], last: 1, hole: true },
    { came: [[1], [3], [2]], shown: [1, 2, 3], last: 3, hole: false },
    { came: [[2, 2], [2]], shown: [2], last: 0, hole: true },
    { came: [[]], shown: [], last: 0, hole: false },
  ])('of $came shows $shown', ({ came, shown, last, hole }) => {
    const log = came.reduce((now, batch) => mergeMessages(now, messages(...batch)), EMPTY_LOG);
    expect(seqs(log)).toEqual(shown);
    expect(log.lastSeq).toBe(last);
    expect(hasHole(log)).toBe(hole);
  });

  it('has a hole where a message is known by its number alone', () => {
    const log = mergeMessages(EMPTY_LOG, messages(1), 2);
    expect(hasHole(log)).toBe(true);
    expect(hasHole(mergeMessages(log, messages(2)))).toBe(false);
  });

  it('stays the very same where nothing is new', () => {
    const log = mergeMessages(EMPTY_LOG, messages(1, 2));
    expect(mergeMessages(log, messages(2, 1), 2)).toBe(log);
  });

  it('of a long chat begins at its newest page, and grows backwards', () => {
    const log = mergeMessages(logFrom(500), messages(501, 502));
    expect(hasHole(log)).toBe(false);
    expect(mergeMessages(log, messages(3))).toBe(log);
    const longer = prependMessages(log, 498, messages(499, 500));
    expect(seqs(longer)).toEqual([499, 500, 501, 502]);
    expect(longer).toMatchObject({ from: 498, lastSeq: 502 });
  });

  it('that grows backwards by less than was asked for knows the hole', () => {
    const log = mergeMessages(logFrom(4), messages(5));
    const longer = prependMessages(log, 0, messages(1, 2));
    expect(longer.lastSeq).toBe(2);
    expect(hasHole(longer)).toBe(true);
  });
});

describe('a message log, whatever way messages come,', () => {
  it('shows them in order and once each', () => {
    fc.assert(
      fc.property(deliveries, (batches) => {
        const log = batches.reduce<MessageLog>((now, batch) => mergeMessages(now, batch), EMPTY_LOG);
        const expected = [...new Set(batches.flat().map(({ seq }) => seq))].toSorted((a, b) => a - b);
        expect(seqs(log)).toEqual(expected);
        expect(log.knownSeq).toBe(expected.at(-1) ?? 0);
        // Nothing is missing up to `lastSeq`, and the next one is.
        expect(expected.slice(0, log.lastSeq)).toEqual(ALL.slice(0, log.lastSeq).map(({ seq }) => seq));
        expect(expected).not.toContain(log.lastSeq + 1);
      }),
    );
  });

  it('is the same on every screen once what follows lastSeq was pulled', () => {
    fc.assert(
      fc.property(deliveries, (batches) => {
        const heard = batches.reduce<MessageLog>((now, batch) => mergeMessages(now, batch), EMPTY_LOG);
        const pulled = mergeMessages(heard, ALL.slice(heard.lastSeq), LENGTH);
        expect(pulled).toEqual(mergeMessages(EMPTY_LOG, ALL, LENGTH));
      }),
    );
  });
});
