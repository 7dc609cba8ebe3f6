import { expect, it } from '@jest/globals';
import { edgeEvent, requestFromEvent, responseFromEvent } from './edge-event.ts';
import { compileEdgeFunction } from './edge-function.ts';
import type { EdgeRequest, EdgeResponse } from './edge-types.ts';

const source = { distributionId: 'D', distributionDomainName: 'localhost' };
const request: EdgeRequest = {
  method: 'GET',
  uri: '/a%20b',
  query: 'x=1&x=2&flag',
  headers: { host: 'localhost:3000', cookie: 'a=1; b=2=3' },
  viewer: { ip: '127.0.0.1', port: 4000 },
};
const identity = compileEdgeFunction(
  'Same',
  'function handler(event) { return event.response || event.request; }',
);

it('an edge function can return a request unchanged', async () => {
  const event = edgeEvent(source, request);
  expect(event.request).toMatchObject({
    cookies: { a: { value: '1' }, b: { value: '2=3' } },
    querystring: { x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, flag: { value: '' } },
  });
  expect(requestFromEvent(request, await identity(event))).toEqual(request);
});

it('an edge function can return headers with names that every object has', async () => {
  const named = { ...request, query: '__proto__=x&constructor=y&constructor=z&toString' };
  expect(requestFromEvent(named, await identity(edgeEvent(source, named))).query).toBe(named.query);
});

it('an edge function can return a response unchanged, with several cookies', async () => {
  const response: EdgeResponse = {
    status: 200,
    headers: { 'content-type': 'text/html', 'set-cookie': ['a=1; Path=/; Secure', 'b=2'] },
    body: Buffer.from('x'),
  };
  expect(responseFromEvent(await identity(edgeEvent(source, request, response)), response)).toEqual(response);
});

it.each([
  ['declared', 'var n = 0; async function handler() { n += 1;'],
  ['undeclared', 'async function handler() { n = typeof n === "undefined" ? 1 : n + 1;'],
  ['of the global object', 'async function handler() { var n = globalThis.n = (globalThis.n || 0) + 1;'],
])('an edge function has no state between calls and nothing of Node: %s', async (_name, start) => {
  const count = compileEdgeFunction(
    'Count',
    `${start} return { n: n, process: typeof process, require: typeof require }; }`,
  );
  for (let call = 1; call <= 3; call += 1)
    expect(await count({})).toEqual({ n: 1, process: 'undefined', require: 'undefined' });
});

it('an edge function keeps calls apart that run at a time', async () => {
  const later = compileEdgeFunction(
    'Later',
    'async function handler(event) { await null; await null; return event; }',
  );
  const events = Array.from({ length: 5 }, (_, n) => ({ n }));
  expect(await Promise.all(events.map((event) => later(event)))).toEqual(events);
});

it.each([
  ['function handler() { throw new Error("oops"); }', 'failed: Error: oops'],
  ['function handler() { for (;;); }', 'timed out'],
  ['function handler() {}', 'must return'],
])('an edge function that fails is reported: %s', async (code, message) => {
  await expect(compileEdgeFunction('Bad', code, 100)({})).rejects.toThrow(message);
});

it('an edge function that does not compile is named in the error', () => {
  expect(() => compileEdgeFunction('Bad', 'import x from "cloudfront";')).toThrow(
    'Bad.FunctionCode does not compile',
  );
});
