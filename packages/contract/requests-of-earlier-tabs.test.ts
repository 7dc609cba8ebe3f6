import { expect, it } from '@jest/globals';
import { createChatSessionRequest } from './chat/create-chat-session.ts';
import { postMessageSchema } from './chat/post-chat-message.ts';
import { createLeadRequest } from './leads/create-lead.ts';
import { listLeadsRequest } from './leads/list-leads.ts';
import { mergeLeadsRequest } from './leads/merge/merge-leads.ts';
import { updateLeadRequest } from './leads/update-lead.ts';
import type { SchemaFunction } from './request-schemas.ts';
import { parseInput } from './validate.ts';

const NOW = new Date('2026-11-23T15:00:00.000Z');

/** What tabs of 23 November 2026 send, which may be open for days: never changed to fit a later contract. */
const REQUESTS: [string, SchemaFunction, Record<string, unknown>][] = [
  [
    'a quote form',
    createLeadRequest.body,
    {
      name: 'Jane Roe',
      phone: '902-555-0148',
      address: '12 Oak St, Dartmouth',
      junkType: 'furniture',
      details: 'An old couch',
      preferredDate: '2026-11-25',
      preferredTimeSlot: 'morning',
      source: 'form',
      visitorId: 'visitor-1',
    },
  ],
  [
    "a chat's lead",
    createLeadRequest.body,
    { source: 'chat', visitorId: 'visitor-1', name: 'Carl', phone: '902-555-0148', junkType: 'yard' },
  ],
  ['a chat', createChatSessionRequest.body, { visitorId: 'visitor-1' }],
  ['a message', postMessageSchema, { content: 'How much?', sender: 'user', clientMessageId: 'a-1', step: 2 }],
  ['an edit', updateLeadRequest.body, { status: 'contacted', notes: 'Called', version: 2 }],
  ['a merge', mergeLeadsRequest.body, { otherId: 2 }],
  ['a list', listLeadsRequest.query, { status: 'new', sort: 'createdAt', order: 'desc', limit: '10' }],
];

it.each(REQUESTS)('%s as an earlier tab sends it is taken', (_name, schemaOf, input) => {
  expect(parseInput(schemaOf({ now: NOW, input }), input)).toMatchObject(input);
});

it.each(REQUESTS)(
  '%s with a field of another version is refused by the name of the field',
  (_name, schemaOf, input) => {
    const sent = { ...input, laterField: 'x' };
    expect(() => parseInput(schemaOf({ now: NOW, input: sent }), sent)).toThrow(
      expect.objectContaining({ code: 'invalid_input', fields: { laterField: expect.stringMatching(/\S/) } }),
    );
  },
);
