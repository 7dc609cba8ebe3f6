import { type WebSocketApi, webSocketApis } from '../gateway/websocket/websocket-api.ts';
import { startWebSocketGateway, type WebSocketGateway } from '../gateway/websocket/websocket-gateway.ts';
import type { Iam } from '../iam/iam.ts';
import type { LambdaService } from '../lambda/lambda-service.ts';
import type { Cleanup } from '../process/cleanup.ts';
import type { Stack } from '../template/stack.ts';
import type { Meter } from '../usage/usage-meter.ts';

export interface WebSocketGateways {
  readonly functionArns: readonly string[];
  /** The loopback port by an API's domain name. */
  readonly ports: ReadonlyMap<string, number>;
  /** `ws://127.0.0.1:PORT` of the first API, without a stage; empty when the stack has none. */
  readonly url: string;
  /**
   * Keeps calls of @connections on this machine even from a function whose template does not state their address: it
   * gets a 403, as it would not get through in AWS either.
   */
  readonly endpointVariables: Readonly<Record<string, string>>;
  /** A text of the template with the APIs' HTTPS addresses in it replaced by the local ones. */
  readonly localUrl: (value: string) => string;
  /** How many sockets are open. */
  open(): number;
  /** Closes every socket; may be called twice. */
  close(): Promise<void>;
}

interface WebSocketGatewayOptions {
  readonly iam: Iam;
  readonly log: (line: string) => void;
  readonly meter: Meter;
  readonly cleanup: Cleanup;
  /** How many times as much their stages take as the template says. */
  readonly width: number;
}

/** Starts a gateway for every WebSocket API of the stack. `lambda` is used from the first handshake on. */
export async function startWebSocketGateways(
  stack: Stack,
  lambda: Pick<LambdaService, 'invoke'>,
  { cleanup, width, ...options }: WebSocketGatewayOptions,
): Promise<WebSocketGateways> {
  const apis = webSocketApis(stack, width);
  const servers: (readonly [WebSocketApi, WebSocketGateway])[] = [];
  let closing: Promise<unknown> | undefined;
  const close = async (): Promise<void> => {
    closing ??= Promise.all(servers.map(([, server]) => server.close()));
    await closing;
  };
  cleanup.add(close);
  for (const api of apis) servers.push([api, await startWebSocketGateway(api, lambda, options)]);
  const [first] = servers;
  return {
    functionArns: apis.flatMap(({ functionArns }) => [...functionArns.values()]),
    ports: new Map(servers.map(([{ domainName }, { port }]) => [domainName, port])),
    url: first === undefined ? '' : `ws://127.0.0.1:${first[1].port}`,
    endpointVariables: first === undefined ? {} : { AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: first[1].url },
    localUrl: (value) =>
      servers.reduce(
        (text, [{ domainName }, { url }]) => text.replaceAll(`https://${domainName}`, url),
        value,
      ),
    open: () => servers.reduce((sum, [, gateway]) => sum + gateway.open(), 0),
    close,
  };
}
