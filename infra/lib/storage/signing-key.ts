import { RemovalPolicy } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { PublicKeys } from './public-keys.ts';

interface SigningKeyProps {
  description: string;
  publicKeys: PublicKeys;
  /** Those that it replaced, while tokens that they signed are good. */
  earlier?: readonly SigningKey[];
}

interface KeyHalves {
  key: Key;
  publicKey: string;
}

/** The ES256 key that signs one kind of token; its private half never leaves KMS. */
export class SigningKey extends Construct {
  readonly #keys: readonly [KeyHalves, ...KeyHalves[]];

  constructor(scope: Construct, id: string, { description, publicKeys, earlier = [] }: SigningKeyProps) {
    super(scope, id);
    const key = new Key(this, 'Key', {
      description,
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.#keys = [{ key, publicKey: publicKeys.of(key) }, ...earlier.flatMap((one) => one.#keys)];
  }

  /** All keys whose tokens are good, the one that signs first, as functions read them: enough to check tokens. */
  get list(): string {
    return this.#keys.map(({ key, publicKey }) => `${key.keyId}:${publicKey}`).join(',');
  }

  /** Lets a function issue tokens. */
  grantTokens(grantee: IGrantable): void {
    this.#keys[0].key.grant(grantee, 'kms:Sign');
  }
}
