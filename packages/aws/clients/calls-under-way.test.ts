import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDocumentClient } from '../dynamodb/table/document-client.ts';
import { untilCallsEnd } from './calls-under-way.ts';

const SLOW_MS = 40;

let answered = 0;
let endpoint = '';

/** Refuses the first call at once, and answers the others later. */
const server = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    const isRefused = Buffer.concat(chunks).toString().includes('refused');
    const answer = () => {
      answered += 1;
      response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify(isRefused ? { __type: 'ValidationException' } : {}));
    };
    if (isRefused) answer();
    else setTimeout(answer, SLOW_MS);
  });
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (id: string) => {
  const credentials = { accessKeyId: 'KEY', secretAccessKey: 'secret' };
  const client = createDocumentClient({ endpoint, region: 'ca-central-1', credentials });
  return client.send(new GetCommand({ TableName: 'Table', Key: { id } }));
};

it('ends with what failed, when the calls beside it have ended', async () => {
  const began = untilCallsEnd(() => Promise.all([get('slow'), get('refused'), get('slow too')]));
  await expect(began).rejects.toMatchObject({ name: 'ValidationException' });
  expect(answered).toBe(3);
});

it('ends when what goes on beside a failure has called what it still calls', async () => {
  const before = answered;
  const goesOn = async () => {
    await get('slow');
    // As many functions as lie between two calls of ours.
    for (let depth = 0; depth < 20; depth += 1) await Promise.resolve();
    await get('behind it');
  };
  await expect(untilCallsEnd(() => Promise.all([goesOn(), get('refused')]))).rejects.toThrow();
  expect(answered - before).toBe(3);
});

it('returns what is returned', async () => {
  await expect(untilCallsEnd(async () => 5)).resolves.toBe(5);
});
