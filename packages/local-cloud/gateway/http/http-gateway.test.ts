import { afterEach, expect, it } from '@jest/globals';
import { rawRequest } from '../../testing/raw-request.ts';
import { headLimit, startHttpGateway } from './http-gateway.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

async function start(burst = 1000) {
  const route = { routeKey: 'GET /things', functionArn: 'things' };
  const api = { apiId: 'api', accountId: '1', domainName: 'api.example', routes: [route] };
  const limits = () => ({ rate: 0, burst });
  const lambda = { invoke: async () => ({ statusCode: 204 }) };
  const gateway = await startHttpGateway({ ...api, limits }, lambda, { log: () => {} });
  ends.push(() => gateway.close());
  return (headers: Record<string, string> = {}) =>
    rawRequest(gateway.port, { path: '/things', headers: { host: 'h', connection: 'close', ...headers } });
}

it('takes as many requests as the throttle of a route allows, and refuses the rest', async () => {
  const get = await start(2);
  expect([await get(), await get(), await get()]).toEqual([
    [204, ''],
    [204, ''],
    [429, '{"message":"Too Many Requests"}'],
  ]);
});

it('takes a request line and header values of 10,240 bytes together, and no more', async () => {
  const get = await start();
  const room = headLimit - 'GET /things HTTP/1.1'.length - 'h'.length - 'close'.length;
  expect(await get({ cookie: 'c'.repeat(room) })).toEqual([204, '']);
  const refusal = [431, '{"message":"Request Header Fields Too Large"}'];
  expect(await get({ cookie: 'c'.repeat(room + 1) })).toEqual(refusal);
  expect(await get({ cookie: 'c'.repeat(room * 3) })).toEqual(refusal);
});
