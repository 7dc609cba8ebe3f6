import { CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { type Grantable, ProductFunction } from '../lambdas/product-function.ts';
import { settingsOf } from '../settings/settings.ts';

/**
 * The token by which CloudFront proves itself to functions, and an earlier one while it is rotated: a SecureString of Parameter
 * Store, which CloudFormation cannot make. The function of a custom resource does, and returns what CloudFront is to
 * send; it stands neither in the template nor in what CloudFormation shows.
 */
export class OriginToken extends Construct {
  readonly parameterName: string;
  readonly #resource: CustomResource;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.parameterName = `/${Stack.of(this).stackName}/origin-token`;
    const provider = new ProductFunction(this, 'Provider', {
      name: 'origin-token',
      environment: { ORIGIN_TOKEN_PARAMETER: this.parameterName },
      timeout: Duration.seconds(30),
    });
    this.#allow(provider, ['ssm:GetParameter', 'ssm:PutParameter', 'ssm:DeleteParameter']);
    const { current, previous } = settingsOf(this).originTokens;
    this.#resource = new CustomResource(this, 'Resource', {
      resourceType: 'Custom::OriginToken',
      serviceToken: provider.lambda.functionArn,
      // In place of the hour that CloudFormation waits for a function which died.
      serviceTimeout: Duration.minutes(2),
      properties: { Current: current, ...(previous !== undefined && { Previous: previous }) },
    });
  }

  /** What CloudFront sends. */
  get value(): string {
    return this.#resource.getAttString('Token');
  }

  /** Lets a function tell whether a request came through CloudFront, and deploys it when there is a token to tell by. */
  allowChecks(handler: Grantable): void {
    this.#allow(handler, ['ssm:GetParameter']);
    handler.lambda.node.addDependency(this.#resource);
  }

  #allow(handler: Grantable, actions: readonly string[]): void {
    const resource = Stack.of(this).formatArn({
      service: 'ssm',
      resource: 'parameter',
      resourceName: this.parameterName.slice(1),
    });
    handler.allow(actions, [resource]);
  }
}
