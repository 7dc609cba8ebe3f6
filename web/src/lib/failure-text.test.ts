import { expect, it } from '@jest/globals';
import { ApiRequestError } from './api-client.ts';
import { failureText, refusalText } from './failure-text.ts';

const refused = (status: number, body: object) => new ApiRequestError(status, JSON.stringify(body));
const SAID = { code: 'validation_failed', message: 'Please correct this.' };
const NAMED = { ...SAID, fields: { endDate: 'Please use a later day.' } };

it.each<[string, unknown, string, string | undefined]>([
  [
    'no server',
    new TypeError('offline'),
    "We couldn't reach our servers. Please try again later.",
    undefined,
  ],
  [
    'trouble there',
    refused(503, NAMED),
    'Something went wrong on our side. Please try again in a moment.',
    undefined,
  ],
  ['a refusal', refused(400, SAID), 'Please correct this.', 'Please correct this.'],
  ['a refused field', refused(400, NAMED), 'Please correct this.', 'Please use a later day.'],
  ['a refusal without words', refused(403, {}), 'Not done.', undefined],
])('%s is told in words, of which a refusal has its own', (_name, error, failure, refusal) => {
  expect(failureText(error, 'Not done.')).toBe(failure);
  expect(refusalText(error)).toBe(refusal);
});
