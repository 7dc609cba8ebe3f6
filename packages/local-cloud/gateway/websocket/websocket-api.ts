import { apiHost } from '../../template/resource-attributes.ts';
import type { Stack, StackResource } from '../../template/stack.ts';
import { TemplateError } from '../../template/template.ts';
import { gatewayRoutes } from '../gateway-routes.ts';
import { type RouteSelector, routeSelector } from './route-selection.ts';

/** The template's WebSocket API. */
export interface WebSocketApi {
  readonly apiId: string;
  readonly region: string;
  /** The host it has in AWS. */
  readonly domainName: string;
  /** The first segment of every path. */
  readonly stages: ReadonlySet<string>;
  readonly selectRoute: RouteSelector;
  /** The function of each route, by route key. */
  readonly functionArns: ReadonlyMap<string, string>;
}

/** Routes of the connection's life, which no message reaches. */
const lifecycle = new Set(['$connect', '$disconnect']);

/** Every WebSocket API of the stack. @throws TemplateError for what the local gateway does not support */
export function webSocketApis(stack: Stack): WebSocketApi[] {
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
      stages: stageNames(stack, apiId),
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

function stageNames(stack: Stack, apiId: string): Set<string> {
  const isOwn = ({ properties }: StackResource): boolean => properties.string('ApiId') === apiId;
  const stages = stack.ofType('AWS::ApiGatewayV2::Stage').filter(isOwn);
  return new Set(stages.map(({ properties }) => properties.string('StageName')));
}

function refuseRouteResponses(stack: Stack): void {
  for (const { properties } of stack.ofType('AWS::ApiGatewayV2::Route')) {
    const response = properties.optional('RouteResponseSelectionExpression');
    if (response !== undefined)
      throw new TemplateError(`${response.path}: the local gateway sends by @connections alone`);
  }
}
