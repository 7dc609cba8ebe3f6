import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import type { ClientOptions } from 'ws';
import { webSocketApis } from '../gateway/websocket/websocket-api.ts';
import { startWebSocketGateway } from '../gateway/websocket/websocket-gateway.ts';
import type { WebSocketLimits } from '../gateway/websocket/websocket-limits.ts';
import { openIam } from '../iam/iam.ts';
import { functionDefinitions } from '../lambda/function-definitions.ts';
import { startLambda } from '../lambda/lambda-service.ts';
import { smallStack } from './small-stack.ts';
import { openSocket } from './socket-client.ts';
import { writeSocketFunction } from './socket-function.ts';
import { socketResources } from './socket-resources.ts';

const account = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret' };
const routes = [
  '$connect',
  '$disconnect',
  '$default',
  ...['throw', 'exit', 'hang', 'malformed', 'refuse', 'wait'],
];

interface ConnectEvent {
  readonly requestContext: { readonly connectionId: string; readonly connectedAt: number };
}

export interface SocketStackOptions {
  readonly limits?: Partial<WebSocketLimits>;
  readonly routeKeys?: readonly string[];
  /** Further properties of its stage. */
  readonly stage?: Readonly<Record<string, unknown>>;
}

/** A small stack with a WebSocket API, running: its gateway and its function, and nothing else. */
export async function startSocketStack(
  directory: string,
  { limits = {}, routeKeys = routes, stage = {} }: SocketStackOptions = {},
) {
  writeSocketFunction(directory);
  const stack = smallStack(socketResources(routeKeys, stage), new Map([['code.zip', directory]]));
  const [api] = webSocketApis(stack);
  if (api === undefined) throw new Error('no WebSocket API');
  const iam = openIam({ stack, account });
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const gateway = await startWebSocketGateway(
    api,
    { invoke: (arn, event) => lambda.invoke(arn, event) },
    { iam, limits, log: (line) => void lines.push(line) },
  );
  const localUrl = (value: string): string => value.replace(`https://${api.domainName}`, gateway.url);
  const region = stack.identity.region;
  const access = { region, keyOf: iam.keyOf, endpointVariables: {} };
  const lambda = startLambda({
    definitions: functionDefinitions(stack, new Set(api.functionArns.values()), localUrl),
    access,
    log: (_name, line) => {
      lines.push(line);
      for (const check of waiting.splice(0)) check();
    },
  });
  await lambda.ready();

  /** A client of @connections as a program outside the stack has it; it retries nothing. */
  const management = (
    key = account.accessKeyId,
    endpoint = `${gateway.url}/ws`,
    secretAccessKey = account.secretAccessKey,
  ): ApiGatewayManagementApiClient =>
    new ApiGatewayManagementApiClient({
      endpoint,
      region,
      credentials: { accessKeyId: key, secretAccessKey },
      maxAttempts: 1,
    });
  /** The rest of the first printed line that begins and includes so, which may have been printed already. */
  const line = async (start: string, including = ''): Promise<string> => {
    for (;;) {
      const index = lines.findIndex((one) => one.startsWith(start) && one.includes(including));
      const found = index === -1 ? undefined : lines.splice(index, 1)[0];
      if (found !== undefined) return found.slice(start.length).trim();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const url = `${gateway.url.replace('http', 'ws')}/ws`;
  let clients = 0;
  /** Connects; resolves to the client, its id and the event the function received. */
  const connect = async (options: ClientOptions = {}, query = '') => {
    clients += 1;
    const name = `client-${clients}`;
    const client = await openSocket(`${url}?client=${name}${query}`, options);
    const event = JSON.parse(await line('connected', `"${name}"`)) as ConnectEvent;
    return { ...client, event, connectionId: event.requestContext.connectionId };
  };
  /** The event after the end of a connection. */
  const disconnected = async (connectionId: string): Promise<unknown> =>
    JSON.parse(await line('gone', `"${connectionId}"`));
  return {
    url,
    httpUrl: gateway.url,
    api,
    lines,
    line,
    connect,
    disconnected,
    management,
    closeGateway: () => gateway.close(),
    stop: async () => {
      await gateway.close();
      await lambda.stop();
    },
  };
}

export type SocketStack = Awaited<ReturnType<typeof startSocketStack>>;
