import { apiHost } from '../../template/resource-attributes.ts';
import type { Stack } from '../../template/stack.ts';
import { TemplateError } from '../../template/template.ts';
import { gatewayRoutes } from '../gateway-routes.ts';
import { type StageLimits, stageLimits } from '../stage-throttle.ts';
import { type RouteSelector, routeSelector } from './route-selection.ts';

/** The template's WebSocket API. */
export interface WebSocketApi {
  readonly apiId: string;
  readonly region: string;
  /** The host it has in AWS. */
  readonly domainName: string;
  /** How much the routes of each stage take, by its name, which is the first segment of every path. */
  readonly stages: ReadonlyMap<string, StageLimits>;
  readonly selectRoute: RouteSelector;
  /** The function of each route, by route key. */
  readonly functionArns: ReadonlyMap<string, string>;
}

/** Routes of the connection's life, which no message reaches. */
const lifecycle = new Set(['$connect', '$disconnect']);

/** Every WebSocket API of the stack, its limits `width` times as wide. @throws TemplateError for what the local gateway does not support */
export function webSocketApis(stack: Stack, width = 1): WebSocketApi[] {
  const apis = stack
    .ofType('AWS::ApiGatewayV2::Api')
    .filter(({ properties }) => properties.string('ProtocolType') === 'WEBSOCKET');
  if (apis.length > 0) refuseRouteResponses(stack);
  const routes = gatewayRoutes(stack);
  return apis.map(({ logicalId, properties }) => {
    const apiId = stack.ref(logicalId);
    const expression = properties.child('RouteSelectionExpression');
    const own = routes.filter((route) => route.apiId === apiId);
    return {
      apiId,
      region: stack.identity.region,
      domainName: apiHost(apiId, stack.identity.region),
      stages: stageLimits(stack, apiId, width),
      selectRoute: routeSelector(expression.asString(), expression.path),
      functionArns: new Map(own.map(({ routeKey, functionArn }) => [routeKey, functionArn])),
    };
  });
}

/** The route of a message: the one its selection names, else `$default`; undefined when there is neither. */
export function messageRoute({ selectRoute, functionArns }: WebSocketApi, body: string): string | undefined {
  const selected = selectRoute(body);
  if (selected !== undefined && functionArns.has(selected) && !lifecycle.has(selected)) return selected;
  return functionArns.has('$default') ? '$default' : undefined;
}

function refuseRouteResponses(stack: Stack): void {
  for (const { properties } of stack.ofType('AWS::ApiGatewayV2::Route')) {
    const response = properties.optional('RouteResponseSelectionExpression');
    if (response !== undefined)
      throw new TemplateError(`${response.path}: the local gateway sends by @connections alone`);
  }
}
