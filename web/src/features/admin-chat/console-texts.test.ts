import { describe, expect, it } from '@jest/globals';
import { ApiRequestError } from '#lib/api-client.ts';
import { chatsClosed, endTakeoverFailed, takeoverFailed } from './console-texts.ts';

const refusal = (body: object) => new ApiRequestError(409, JSON.stringify(body));

describe('toast of a failed takeover', () => {
  it.each([
    [
      refusal({ code: 'conflict', message: 'Kim is handling this chat.', holder: 'Kim' }),
      'Kim is handling this chat.',
    ],
    [refusal({ code: 'conflict', message: 'Taken.', holder: 'Kim' }), 'Kim is handling this chat.'],
    [refusal({ code: 'chat_closed', message: 'This chat is closed.' }), 'This chat is closed.'],
    [new ApiRequestError(500, ''), 'An unknown error occurred'],
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [null, 'An unknown error occurred'],
  ])('the toast of a takeover that failed with %s says: %s', (error, description) => {
    expect(takeoverFailed(error)).toEqual({
      title: 'Failed to take over chat',
      description,
      variant: 'destructive',
    });
    expect(endTakeoverFailed(error).title).toBe('Failed to end takeover');
  });
});

it('the toast of closed chats counts them', () => {
  expect(chatsClosed(1)).toMatchObject({
    title: 'Chat closed',
    description: '1 chat session has been closed.',
  });
  expect(chatsClosed(3)).toMatchObject({
    title: 'Chats closed',
    description: '3 chat sessions have been closed.',
  });
});
