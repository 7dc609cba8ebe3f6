import { RemovalPolicy } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';

interface SigningKeyProps {
  description: string;
  /** Those that it replaced, while tokens that they signed are good. */
  earlier?: readonly SigningKey[];
}

/** The ES256 key that signs one kind of token; its private half never leaves KMS. */
export class SigningKey extends Construct {
  readonly #keys: readonly [Key, ...Key[]];

  constructor(scope: Construct, id: string, { description, earlier = [] }: SigningKeyProps) {
    super(scope, id);
    const key = new Key(this, 'Key', {
      description,
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.#keys = [key, ...earlier.flatMap((one) => one.#keys)];
  }

  /** The ids of all keys whose tokens are good, the one that signs first, as functions read them. */
  get ids(): string {
    return this.#keys.map(({ keyId }) => keyId).join(',');
  }

  /** Lets a function check tokens, and nothing more. */
  grantChecks(grantee: IGrantable): void {
    for (const key of this.#keys) key.grant(grantee, 'kms:GetPublicKey');
  }

  /** Lets a function issue tokens and check them, and nothing more. */
  grantTokens(grantee: IGrantable): void {
    this.#keys[0].grant(grantee, 'kms:Sign');
    this.grantChecks(grantee);
  }
}
