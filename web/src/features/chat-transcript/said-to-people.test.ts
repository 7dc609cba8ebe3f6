import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { expect, it } from '@jest/globals';
import { sampleMessage } from '#lib/chat/testing/sample-message.ts';
import { saidToPeople } from './said-to-people.ts';

const DANA = { sender: 'admin', authorId: 'dana', authorName: 'Dana' } as const;
const MAX = { sender: 'admin', authorId: 'max', authorName: 'Max Roe' } as const;
const OLD = { sender: 'admin' } as const;
const VISITOR = { sender: 'user' } as const;
const ASSISTANT = { sender: 'assistant' } as const;

it.each<[string, Partial<ChatMessage>[], number, string[]]>([
  ['nothing', [], 0, []],
  ['the assistant alone', [VISITOR, ASSISTANT, VISITOR], 0, []],
  ['a person who answers what the assistant did not', [ASSISTANT, VISITOR, VISITOR, DANA], 2, ['Dana']],
  ['a person who has spoken last', [VISITOR, ASSISTANT, DANA, VISITOR, VISITOR], 2, ['Dana']],
  ['a person, and the assistant who has heard it since', [DANA, VISITOR, ASSISTANT, VISITOR], 0, []],
  ['several people', [VISITOR, DANA, MAX, VISITOR, DANA], 2, ['Dana', 'Max Roe']],
  ['a person whom no message names', [OLD, VISITOR], 1, []],
  ['a person who wrote alone', [VISITOR, ASSISTANT, DANA], 0, ['Dana']],
  ['what was forgotten', [DANA, { ...VISITOR, content: FORGOTTEN_TEXT }], 0, ['Dana']],
])('what a visitor said to people, with %s', (_case, said, count, names) => {
  const messages = said.map((changes, index) => sampleMessage(index + 1, changes));
  expect(saidToPeople(messages, [])).toEqual({ count, names });
});

/** Half a minute is between a message and the next. */
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 15) + seconds * 1000).toISOString();
const entry = (seconds: number, changes: Partial<LeadEvent> = {}): LeadEvent => ({
  id: `event-${seconds}`,
  at: at(seconds),
  by: null,
  ...({ type: 'changed', changes: [] } as const),
  ...(changes as object),
});

it.each<[string, LeadEvent[], number]>([
  ['nothing, as of a page that does not listen', [], 2],
  ['what an admin has typed', [entry(31, { by: 'dana' })], 2],
  ['that it was given to an admin', [entry(31, { type: 'owned', ownerId: 'dana' })], 2],
  ['what was known before', [entry(-5)], 2],
  ['the first message', [entry(1)], 1],
  ['the second one', [entry(31)], 1],
  ['both, the first of which has made it', [entry(1, { type: 'created', source: 'chat' }), entry(31)], 0],
])('what changed nothing in a lead that has of the chat: %s', (_case, events, count) => {
  const said = [{ ...VISITOR, timestamp: at(0) }, DANA, { ...VISITOR, timestamp: at(30) }];
  const messages = said.map((changes, index) => sampleMessage(index + 1, changes));
  expect(saidToPeople(messages, events).count).toBe(count);
});

it('messages that were written at once are saved in one', () => {
  const said = [0, 2, 30].map((seconds) => ({ ...VISITOR, timestamp: at(seconds) }));
  const messages = [DANA, ...said].map((changes, index) => sampleMessage(index + 1, changes));
  expect(saidToPeople(messages, [entry(3)]).count).toBe(1);
});
