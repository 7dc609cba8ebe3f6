import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { ProductFunction } from '../lambdas/product-function.ts';

/**
 * Reads the public halves of signing keys as the stack is deployed, which CloudFormation cannot: functions have them in their
 * environment, and neither call KMS to check a token nor have a right to.
 */
export class PublicKeys extends Construct {
  readonly #provider: ProductFunction<'public-key'>;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#provider = new ProductFunction(this, 'Provider', {
      name: 'public-key',
      environment: {},
      timeout: Duration.seconds(30),
    });
  }

  /** The public half of a key, in DER and base64. */
  of(key: Key): string {
    const granted = key.grant(this.#provider.lambda, 'kms:GetPublicKey');
    const resource = new CustomResource(key, 'PublicHalf', {
      resourceType: 'Custom::PublicKey',
      serviceToken: this.#provider.lambda.functionArn,
      // In place of the hour that CloudFormation waits for a function which died.
      serviceTimeout: Duration.minutes(2),
      properties: { KeyId: key.keyId },
    });
    granted.applyBefore(resource);
    return resource.getAttString('PublicKey');
  }
}
