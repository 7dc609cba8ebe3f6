import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { createCompressor } from './compress.ts';
import type { EdgeRequest, EdgeResponse } from './edge-types.ts';

const body = Buffer.from('words and words '.repeat(100));
const response: EdgeResponse = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: '"1"' },
  body,
};
const both = { brotli: true, gzip: true };

function request(accepted: string): EdgeRequest {
  return {
    method: 'GET',
    uri: '/',
    query: '',
    headers: { 'accept-encoding': accepted },
    viewer: { ip: '', port: 0 },
  };
}

it('compression prefers brotli, then gzip, and weakens the ETag', async () => {
  const compress = createCompressor();
  const brotli = await compress(request('gzip, deflate, br'), response, both);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body)).toEqual(body);
  const zipped = await compress(request('br;q=0, gzip'), response, both);
  expect(gunzipSync(zipped.body)).toEqual(body);
  expect((await compress(request('br'), response, both)).body).toBe(brotli.body);
});

it.each([
  ['an image', { ...response, headers: { 'content-type': 'image/png' } }],
  ['a small file', { ...response, body: Buffer.from('small') }],
  [
    'what is compressed already',
    { ...response, headers: { ...response.headers, 'content-encoding': 'gzip' } },
  ],
  ['a redirect', { ...response, status: 302 }],
])('compression leaves %s alone', async (_what, untouched) => {
  expect(await createCompressor()(request('br'), untouched, both)).toBe(untouched);
});

it('compression skips what the behaviour does not cache', async () => {
  const result = await createCompressor()(request('br'), response, { brotli: false, gzip: false });
  expect(result.body).toBe(body);
});
