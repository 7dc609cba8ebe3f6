import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';

/** A route of any API of the template and the function behind it. */
export interface GatewayRoute {
  readonly apiId: string;
  /** As the template writes it. */
  readonly routeKey: string;
  readonly functionArn: string;
}

/** The routes of every API of the stack. @throws TemplateError for an integration other than AWS_PROXY to a function */
export function gatewayRoutes(stack: Stack): GatewayRoute[] {
  const integrations = integrationTargets(stack);
  return stack.ofType('AWS::ApiGatewayV2::Route').map(({ logicalId, properties }) => {
    const target = properties.string('Target').replace(/^integrations\//, '');
    const functionArn = integrations.get(target);
    if (functionArn === undefined) throw new TemplateError(`${logicalId}.Target: no integration ${target}`);
    return { apiId: properties.string('ApiId'), routeKey: properties.string('RouteKey'), functionArn };
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
