import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { clientSettings } from '../clients/client-settings.ts';
import { GatewaySockets } from './sockets.ts';

/** How many of the next requests lose their connection before they are answered. */
let lost = 0;
let requests = 0;
let sockets: GatewaySockets;

const server = createServer((request, response) => {
  requests += 1;
  if (requests <= lost) request.socket.resetAndDestroy();
  else response.writeHead(200).end();
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'KEY', secretAccessKey: 'secret' };
  const region = 'ca-central-1';
  const settings = { ...clientSettings('sockets'), endpoint, region, credentials };
  sockets = new GatewaySockets(new ApiGatewayManagementApiClient(settings));
});
beforeEach(() => {
  requests = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  [0, 'sent', 1],
  [1, 'sent', 2],
  [2, 'failed', 2],
])('a push that loses its connection %i times is %s after %i requests', async (times, outcome, sent) => {
  lost = times;
  expect(await sockets.post('connection', '{}')).toBe(outcome);
  expect(requests).toBe(sent);
});
