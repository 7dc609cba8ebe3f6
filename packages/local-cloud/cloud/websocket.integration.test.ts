import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import {
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { WebSocketApi } from '../../../infra/lib/api/web-socket-api.ts';
import { openSocket, refusedSocket, type SocketClient } from '../testing/socket-client.ts';
import { writeSocketFunction } from '../testing/socket-function.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { type LocalCloud, startLocalCloud } from './local-cloud.ts';

// Before the folder's own hook, which removes what functions still write into.
afterAll(() => cloud?.stop());

const [assemblyDir, codeDir, localDir] = [temporaryDirectory(), temporaryDirectory(), temporaryDirectory()];
const lines: string[] = [];
let printed = Promise.withResolvers<void>();
let cloud: LocalCloud;
let url: string;

const viewerRequest = `
function handler(event) {
  if (event.request.querystring.blocked) return { statusCode: 451 };
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}`;

/** The product's own construct, behind a distribution with an empty bucket. */
function synthesize(): void {
  const app = new App({ outdir: assemblyDir, builtinCloudFormationValidation: false });
  const stack = new Stack(app, 'Sockets');
  const handler = new LambdaFunction(stack, 'Realtime', {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromAsset(codeDir),
    memorySize: 256,
  });
  const sockets = new WebSocketApi(stack, 'WebSocketApi');
  sockets.route(['echo', 'ping'], handler);
  sockets.grantManage(handler, ['POST']);
  const code = FunctionCode.fromInline(viewerRequest);
  const viewerAddress = new EdgeFunction(stack, 'ViewerAddress', { code });
  const functionAssociations = [{ eventType: FunctionEventType.VIEWER_REQUEST, function: viewerAddress }];
  const bucket = new Bucket(stack, 'Bucket') as IBucket;
  new Distribution(stack, 'Site', {
    defaultBehavior: { origin: S3BucketOrigin.withOriginAccessControl(bucket) },
    additionalBehaviors: sockets.behaviors({ originToken: 'secret', functionAssociations }),
  });
  app.synth();
}

beforeAll(async () => {
  writeSocketFunction(codeDir);
  synthesize();
  const functionLog = (_name: string, line: string): void => {
    lines.push(line);
    printed.resolve();
    printed = Promise.withResolvers();
  };
  const dynamoDbEndpoint = process.env.TEST_DYNAMODB_ENDPOINT;
  cloud = await startLocalCloud({ assemblyDir, localDir, dynamoDbEndpoint, functionLog });
  url = cloud.url.replace('http', 'ws');
});

/** The first printed line with these texts in it, waiting for it where need be. */
async function line(...texts: string[]): Promise<string> {
  for (;;) {
    const found = lines.find((one) => texts.every((text) => one.includes(text)));
    if (found !== undefined) return found;
    await printed.promise;
  }
}

async function connectEvent(client: string): Promise<Record<string, unknown>> {
  return JSON.parse((await line('connected', `"${client}"`)).replace('connected', '')) as Record<
    string,
    unknown
  >;
}

async function connectionId(client: string): Promise<string> {
  const { requestContext } = await connectEvent(client);
  return (requestContext as { connectionId: string }).connectionId;
}

it('forwards a handshake at the site’s /ws to $connect, with cookies, Origin, query and the origin’s token', async () => {
  const { closed, socket } = await openSocket(`${url}/ws?client=first&visitorId=v%20w`, {
    headers: {
      Cookie: '__Host-visitor=abc; other=1',
      Origin: cloud.url,
      'X-Origin-Token': 'forged',
      'X-Viewer-Address': 'forged',
      'X-Forwarded-For': '9.9.9.9',
    },
  });
  const event = await connectEvent('first');
  const headers = event.headers as Record<string, string>;
  expect(headers).toMatchObject({
    Cookie: '__Host-visitor=abc; other=1',
    Origin: cloud.url,
    'X-Forwarded-For': '9.9.9.9, 127.0.0.1, 127.0.0.1',
  });
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(named)).toMatchObject({
    'x-origin-token': 'secret',
    'x-viewer-address': '127.0.0.1',
    host: (event.requestContext as { domainName: string }).domainName,
  });
  expect(event.queryStringParameters).toEqual({ client: 'first', visitorId: 'v w' });
  socket.close(1000);
  await closed;
  await line('gone', '"disconnectStatusCode":1000');
});

it('a socket through the edge carries messages both ways, whatever their size', async () => {
  const client = await openSocket(`${url}/ws`);
  const text = 'é'.repeat(12_000);
  client.send({ type: 'echo', text });
  const reply = (await client.next()) as {
    event: Record<string, unknown>;
    environment: Record<string, string>;
  };
  expect(reply.event).toMatchObject({
    body: JSON.stringify({ type: 'echo', text }),
    requestContext: { routeKey: 'echo' },
  });
  expect(reply.environment.AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI).toBe(
    `${cloud.webSocketUrl.replace('ws', 'http')}/ws`,
  );
  client.socket.close();
});

it('invokes $disconnect for a viewer that vanished', async () => {
  const { socket } = await openSocket(`${url}/ws?client=vanishing`);
  const id = await connectionId('vanishing');
  socket.terminate();
  expect(await line('gone', id)).toContain('"disconnectStatusCode":1006');
});

it.each([
  ['what $connect refuses', '/ws?status=401', 401],
  ['what the edge function refuses', '/ws?blocked=1', 451],
  ['a handshake at a path of the bucket', '/elsewhere', 403],
  ['a handshake below /ws', '/ws/more', 403],
])('refuses %s', async (_what, path, status) => {
  expect((await refusedSocket(`${url}${path}`)).status).toBe(status);
});

it('refuses requests to /ws that are no handshake', async () => {
  expect((await fetch(`${cloud.url}/ws`)).status).toBe(426);
  expect((await fetch(`${cloud.url}/ws`, { method: 'POST' })).status).toBe(403);
});

it('keeps socket connections while functions are reloaded', async () => {
  const client = await openSocket(`${url}/ws`);
  client.send({ type: 'echo' });
  await client.next();
  cloud.reloadFunctions();
  client.send({ type: 'echo' });
  expect(await client.next()).toHaveProperty('event');
  client.socket.close();
  await client.closed;
});

it('closes every socket when the cloud stops, even of a client that does not read, and leaves nothing', async () => {
  const open = ['listening', 'paused'].map((name) => openSocket(`${url}/ws?client=${name}`));
  const [client, paused] = (await Promise.all(open)) as [SocketClient, SocketClient];
  const ids = await Promise.all(['listening', 'paused'].map(connectionId));
  paused.socket.pause();
  await cloud.stop();
  expect(await client.closed).toBe(1001);
  paused.socket.resume();
  await paused.closed;
  expect(lines.filter((one) => one.startsWith('gone') && ids.some((id) => one.includes(id)))).toEqual([]);
  await expect(openSocket(`${url}/ws`)).rejects.toThrow('ECONNREFUSED');
});
