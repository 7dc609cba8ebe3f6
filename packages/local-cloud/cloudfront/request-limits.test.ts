import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { tooLongRequest } from './request-limits.ts';

let server: LoopbackServer;
beforeAll(async () => {
  server = await listenOnLoopback((message, response) => {
    const refused = tooLongRequest(message);
    response.writeHead(refused?.status ?? 200, { ...refused?.headers }).end();
  });
});
afterAll(() => server.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const [status] = await rawRequest(server.port, { path, headers: { host: 'h', ...headers } });
  return status;
};

it('takes a URL of 8,192 bytes, and no longer one', async () => {
  const room = 8192 - 'https://h/'.length;
  expect(await get(`/${'a'.repeat(room)}`)).toBe(200);
  expect(await get(`/?${'a'.repeat(room)}`)).toBe(413);
});

it('takes a request of 32,768 bytes without its body, and no larger one', async () => {
  const head = (cookie: string) =>
    `GET / HTTP/1.1\r\nhost: h\r\ncookie: ${cookie}\r\nconnection: keep-alive\r\n\r\n`.length;
  const room = 32_768 - head('');
  expect(await get('/', { cookie: 'c'.repeat(room), connection: 'keep-alive' })).toBe(200);
  expect(await get('/', { cookie: 'c'.repeat(room + 1), connection: 'keep-alive' })).toBe(413);
});
