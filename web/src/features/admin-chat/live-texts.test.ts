import { expect, it } from '@jest/globals';
import { UnexpectedFormatError } from './api/session-list.ts';
import { listFailed } from './live-texts.ts';

it.each([
  [
    'active' as const,
    new Error(),
    'Error',
    'Failed to load active chat sessions. Please try refreshing the page.',
  ],
  ['all' as const, new Error(), 'Error', 'Failed to load chat sessions. Please try refreshing the page.'],
  ['all' as const, new UnexpectedFormatError(), 'Warning', 'Received unexpected data format from server.'],
])('the toast of a list of %s that failed with %s: %s, %s', (mode, error, title, description) => {
  expect(listFailed(mode, error)).toMatchObject({ title, description });
});
