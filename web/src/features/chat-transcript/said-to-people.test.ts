import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
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
  expect(saidToPeople(messages)).toEqual({ count, names });
});
