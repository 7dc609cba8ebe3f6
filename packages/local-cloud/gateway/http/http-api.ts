import { apiHost } from '../../template/resource-attributes.ts';
import type { Stack } from '../../template/stack.ts';
import { TemplateError } from '../../template/template.ts';
import { gatewayRoutes } from '../gateway-routes.ts';
import { type StageLimits, stageLimits } from '../stage-throttle.ts';

/** A route of the HTTP API and the function behind it. */
export interface HttpRoute {
  /** As the template writes it: `GET /api/leads/{visitorId}`, `ANY /x/{proxy+}` or `$default`. */
  readonly routeKey: string;
  readonly functionArn: string;
}

/** The template's HTTP API. */
export interface HttpApi {
  readonly apiId: string;
  readonly accountId: string;
  /** The host it has in AWS; the CloudFront edge sends it as Host. */
  readonly domainName: string;
  readonly routes: readonly HttpRoute[];
  /** How much its routes take. */
  readonly limits: StageLimits;
}

/** Every HTTP API of the stack, its limits `width` times as wide. @throws TemplateError without a stage $default, or for another integration than AWS_PROXY. */
export function httpApis(stack: Stack, width: number): HttpApi[] {
  const routes = gatewayRoutes(stack);
  return stack
    .ofType('AWS::ApiGatewayV2::Api')
    .filter(({ properties }) => properties.string('ProtocolType') === 'HTTP')
    .map(({ logicalId }) => {
      const { region, accountId } = stack.identity;
      const apiId = stack.ref(logicalId);
      const own = routes.filter((route) => route.apiId === apiId);
      const limits = stageLimits(stack, apiId, width).get('$default');
      if (limits === undefined)
        throw new TemplateError(`${logicalId}: the local gateway serves the stage $default`);
      return { apiId, accountId, domainName: apiHost(apiId, region), routes: own, limits };
    });
}
