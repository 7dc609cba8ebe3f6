import { describe, expect, it } from '@jest/globals';
import { ApiRequestError } from '#lib/api-client.ts';
import { failureText } from './submission-error.ts';

const refused = (status: number, body: object) => new ApiRequestError(status, JSON.stringify(body));

describe('what people are told of a request that was not stored', () => {
  it.each([
    [
      new TypeError('Failed to fetch'),
      false,
      'There was a problem submitting your quote request. Please try again.',
    ],
    [
      refused(500, { error: 'Boom' }),
      false,
      'There was a problem submitting your quote request. Please try again.',
    ],
    [new TypeError('Failed to fetch'), true, 'Failed to submit form. Please try again.'],
    [
      refused(500, { code: 'internal_error', message: 'Sorry.' }),
      true,
      'Failed to submit form. Please try again.',
    ],
    [refused(500, { error: 'The photo is too dark.' }), true, 'The photo is too dark.'],
    [refused(429, { code: 'rate_limited', message: 'Please call us.' }), false, 'Please call us.'],
  ])('%#', (error, hasPhotos, text) => {
    expect(failureText(error, hasPhotos)).toBe(text);
  });
});
