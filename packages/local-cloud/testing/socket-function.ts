import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A function of a WebSocket API that does what it is sent, by the query of the handshake and by each message's `type`.
 * Its client of @connections is made as handlers make theirs: by the environment alone.
 */
const code = (sdk: string): string => `
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sdk from '${sdk}';
const { ApiGatewayManagementApiClient, PostToConnectionCommand } = sdk;
const client = new ApiGatewayManagementApiClient({ maxAttempts: 1 });
const post = (ConnectionId, value) =>
  client.send(new PostToConnectionCommand({ ConnectionId, Data: JSON.stringify(value) }));
export const handler = async (event) => {
  const { routeKey, connectionId } = event.requestContext;
  if (routeKey === '$connect') return connect(event, connectionId);
  if (routeKey === '$disconnect') {
    console.log('gone', JSON.stringify(event));
    return { statusCode: 200 };
  }
  const message = parse(event.body);
  switch (message.type) {
    case 'throw': throw new Error('secret detail');
    case 'exit': return process.exit(3);
    case 'hang': return new Promise(() => { setInterval(() => {}, 1000); });
    case 'malformed': return { hello: 'world' };
    case 'refuse': return { statusCode: 500 };
    case 'wait':
      console.log('waiting', message.n);
      while (!existsSync(join(import.meta.dirname, 'release-' + message.n))) await setTimeout(5);
      await post(connectionId, { waited: message.n });
      break;
    default: await post(message.to ?? connectionId, { event, environment: process.env });
  }
  return { statusCode: 200, body: 'goes nowhere' };
};
async function connect(event, connectionId) {
  const { status, fail, early } = event.queryStringParameters ?? {};
  if (fail === 'throw') throw new Error('secret detail');
  if (fail === 'malformed') return {};
  if (fail === 'hang') return new Promise(() => { setInterval(() => {}, 1000); });
  if (early) await post(connectionId, {}).catch((error) => console.log('early', error.name));
  console.log('connected', JSON.stringify(event));
  return { statusCode: Number(status ?? 200) };
}
function parse(body) {
  try { return JSON.parse(body) ?? {}; } catch { return {}; }
}`;

/** Lets the function go on with the message `{ type: 'wait', n }`, in whichever environment it waits. */
export function releaseWaiting(directory: string, n: number): void {
  writeFileSync(join(directory, `release-${n}`), '');
}

/** Writes the function's code into a folder; its handler is `index.handler`. */
export function writeSocketFunction(directory: string): void {
  const require = createRequire(import.meta.url);
  const sdk = pathToFileURL(require.resolve('@aws-sdk/client-apigatewaymanagementapi'));
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'index.mjs'), code(sdk.href));
}
