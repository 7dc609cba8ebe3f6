import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validationErrors } from '@harbour-haul/contract/validate';
import { describe, expect, it } from '@jest/globals';
import { FRAME_SCHEMAS } from '../hostile/inputs/frame-inputs.ts';
import { INPUT_SCHEMAS, type SentSchemas } from '../hostile/inputs/input-schemas.ts';
import { operationOf } from './answers.ts';
import { type SentRequest, type SentRequests, sentRequests, sentRequestsText } from './sent-requests.ts';

/** Days of whose tabs it is known what they send: never changed to fit a later contract. */
const DAYS = ['2026-11-29'];
const SCHEMAS: Readonly<Record<string, readonly SentSchemas[] | undefined>> = INPUT_SCHEMAS;

function read(day: string): SentRequests {
  const file = fileURLToPath(new URL(`./requests-${day}.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as SentRequests;
}

/** What the schemas of any sender say of it, an empty list where one of them takes it. */
function errorsOf(operation: string, { query, body }: SentRequest, now: Date): unknown[] {
  const said = (SCHEMAS[operation] ?? [{}]).map((schemas) => [
    query === undefined ? null : schemas.query === undefined ? 'no query' : errors(schemas.query, query, now),
    body === undefined ? null : schemas.body === undefined ? null : errors(schemas.body, body, now),
  ]);
  return said.some((found) => found.every((error) => error === null)) ? [] : said;
}

function errors(schemaOf: NonNullable<SentSchemas['body']>, input: unknown, now: Date): unknown {
  return validationErrors(schemaOf({ now, input }), input);
}

describe.each(DAYS)('what a tab of %s sends', (day) => {
  const { now, requests, frames } = read(day);
  const sentAt = new Date(now);
  const all = Object.entries(requests).flatMap(([operation, list]) =>
    (list ?? []).map((request) => ({ operation, request })),
  );

  it('finds the operation that it found then', () => {
    const lost = all.filter(
      ({ operation, request }) => operationOf(request.method, request.path) !== operation,
    );
    expect(lost).toEqual([]);
    expect(new Set(all.map(({ operation }) => operation)).size).toBeGreaterThan(25);
  });

  it('is taken by the schemas of today', () => {
    const refused = all.flatMap(({ operation, request }) => {
      const said = errorsOf(operation, request, sentAt);
      return said.length === 0 ? [] : [{ operation, request, said }];
    });
    expect(refused).toEqual([]);
  });

  it('is taken as a frame of a socket', () => {
    const schemas: Readonly<Record<string, (typeof FRAME_SCHEMAS)['ping'] | undefined>> = FRAME_SCHEMAS;
    const refused = Object.entries(frames).flatMap(([type, list]) =>
      list.flatMap((frame) => {
        const schema = schemas[type];
        const said = schema === undefined ? 'is no type any more' : validationErrors(schema, frame);
        return said === null ? [] : [{ type, frame, said }];
      }),
    );
    expect(refused).toEqual([]);
    expect(Object.keys(frames).length).toBeGreaterThan(2);
  });
});

it('a field that is asked for and was not sent, and one that is known no more, show', () => {
  const now = new Date('2026-11-29T15:00:00.000Z');
  const path = '/api/chat/sessions';
  const request = { method: 'POST', path, body: { visitorId: 'visitor-1' } };
  expect(errorsOf('createChatSession', request, now)).toEqual([]);
  expect(errorsOf('createChatSession', { ...request, body: {} }, now)).not.toEqual([]);
  expect(errorsOf('createChatSession', { ...request, body: { ...request.body, old: 1 } }, now)).not.toEqual(
    [],
  );
});

it('of what was sent the first of each shape is kept, a line each', () => {
  const message = (body: object) => ({ method: 'POST', path: '/api/chat/sessions/a/messages', body });
  const kept = sentRequests(
    [
      message({ content: 'a' }),
      message({ content: 'b' }),
      message({ content: 'c', step: 2 }),
      { method: 'GET', path: '/api/leads?limit=10', body: null },
      { method: 'GET', path: '/api/nothing-of-ours', body: null },
      { frame: { type: 'ping' } },
      { frame: { type: 'ping' } },
    ],
    '2026-11-29T15:00:00.000Z',
  );
  expect(kept.requests).toEqual({
    listLeads: [{ method: 'GET', path: '/api/leads', query: { limit: '10' } }],
    postChatMessage: [message({ content: 'c', step: 2 }), message({ content: 'a' })],
  });
  expect(kept.frames).toEqual({ ping: [{ type: 'ping' }] });
  expect(JSON.parse(sentRequestsText(kept))).toEqual(kept);
});
