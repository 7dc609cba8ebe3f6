import { expect, it } from '@jest/globals';
import { wrongWith } from './judge-response.ts';

const SENT = '<img src=x onerror=alert(1)>';

function response(
  status: number,
  body: unknown,
  type = 'application/json',
  options: Record<string, string> = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = new Headers({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    ...options,
  });
  return { status, text, headers };
}

const refusal = (fields: object) => response(400, { code: 'invalid_input', message: 'No.', fields });

it.each([
  ['a success', response(201, { id: 1 })],
  ['no content', response(204, '')],
  ['a refusal that names the field', refusal({ 'replies[0].text': 'No.' })],
  ['a refusal of the list that it stands in', refusal({ replies: 'No.' })],
  ['somebody else’s', response(404, { code: 'not_found', message: 'No.' })],
  ['a page of the gateway', response(404, '<h1>Not found</h1>', 'text/html')],
])('nothing is wrong with %s', (_name, given) => {
  expect(wrongWith(given, SENT, 'replies[0].text')).toBeNull();
});

it.each([
  ['a failure', response(500, { code: 'internal_error' })],
  ['a page', response(200, '<h1>Welcome</h1>', 'text/html')],
  ['the text in a page', response(404, `<h1>No ${SENT}</h1>`, 'text/html')],
  ['a type that browsers may guess', response(200, SENT, 'text/plain', { 'x-content-type-options': '' })],
  ['no field replies[0].text is named', refusal({ version: 'No.' })],
])('%s is wrong', (wrong, given) => {
  expect(wrongWith(given, SENT, 'replies[0].text')).toBe(wrong);
});
