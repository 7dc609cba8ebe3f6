import { RemovalPolicy } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';

/** The ES256 key that signs session and visitor tokens; its private half never leaves KMS. */
export class SigningKey extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      description: 'Signs the tokens of signed-in users and of visitors',
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  /** Lets a function check tokens, and nothing more. */
  grantChecks(grantee: IGrantable): void {
    this.key.grant(grantee, 'kms:GetPublicKey');
  }

  /** Lets a function issue tokens and check them, and nothing more. */
  grantTokens(grantee: IGrantable): void {
    this.key.grant(grantee, 'kms:Sign', 'kms:GetPublicKey');
  }
}
