import { apiHost } from '../../template/resource-attributes.ts';
import type { Stack } from '../../template/stack.ts';
import { TemplateError } from '../../template/template.ts';

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
  /** The host it has in AWS; the front door sends it as Host. */
  readonly domainName: string;
  readonly routes: readonly HttpRoute[];
}

/** Every HTTP API of the stack. @throws TemplateError for an integration other than AWS_PROXY 2.0 to a function. */
export function httpApis(stack: Stack): HttpApi[] {
  const integrations = integrationTargets(stack);
  const routes = stack.ofType('AWS::ApiGatewayV2::Route').map(({ logicalId, properties }) => {
    const target = properties.string('Target').replace(/^integrations\//, '');
    const functionArn = integrations.get(target);
    if (functionArn === undefined) throw new TemplateError(`${logicalId}.Target: no integration ${target}`);
    return { apiId: properties.string('ApiId'), routeKey: properties.string('RouteKey'), functionArn };
  });
  return stack
    .ofType('AWS::ApiGatewayV2::Api')
    .filter(({ properties }) => properties.string('ProtocolType') === 'HTTP')
    .map(({ logicalId }) => {
      const { region, accountId } = stack.identity;
      const apiId = stack.ref(logicalId);
      const own = routes.filter((route) => route.apiId === apiId);
      return { apiId, accountId, domainName: apiHost(apiId, region), routes: own };
    });
}

function integrationTargets(stack: Stack): Map<string, string> {
  const found = stack
    .ofType('AWS::ApiGatewayV2::Integration')
    .map(({ logicalId, properties }): [string, string] => {
      if (properties.string('IntegrationType') !== 'AWS_PROXY') {
        throw new TemplateError(`${logicalId}.IntegrationType: the local gateway knows AWS_PROXY only`);
      }
      const uri = properties.string('IntegrationUri');
      // Either the function's ARN or the invocation path around it.
      return [stack.ref(logicalId), /arn:aws:lambda:[^/]+/.exec(uri)?.[0] ?? uri];
    });
  return new Map(found);
}
