import { createPublicKey, sign } from 'node:crypto';
import { AwsJsonError, startAwsJsonServer } from '../http/aws-json-server.ts';
import type { LoopbackServer } from '../http/loopback-server.ts';
import { authorizeSigned } from '../iam/authorize-signed.ts';
import type { Iam } from '../iam/iam.ts';
import { isRecord } from '../template/template.ts';
import type { KeyStore, LocalKey } from './key-store.ts';
import { requiredKmsAccess } from './required-kms-access.ts';
import { signDigest } from './sign-digest.ts';

type Operation = (input: Record<string, unknown>, keys: KeyStore) => Record<string, unknown>;

const algorithm = 'ECDSA_SHA_256';
const maximumMessage = 4096;

const operations: Readonly<Record<string, Operation>> = {
  'TrentService.Sign': (input, keys) => {
    const key = findKey(input, keys);
    requireAlgorithm(input);
    return {
      KeyId: key.arn,
      Signature: signature(input, key).toString('base64'),
      SigningAlgorithm: algorithm,
    };
  },
  'TrentService.GetPublicKey': (input, keys) => {
    const key = findKey(input, keys);
    const publicKey = createPublicKey(key.privateKey).export({ type: 'spki', format: 'der' });
    return {
      KeyId: key.arn,
      KeySpec: 'ECC_NIST_P256',
      CustomerMasterKeySpec: 'ECC_NIST_P256',
      KeyUsage: 'SIGN_VERIFY',
      PublicKey: publicKey.toString('base64'),
      SigningAlgorithms: [algorithm],
    };
  },
};

/** Serves Sign and GetPublicKey over AWS JSON 1.1 on a loopback port. */
export function startKms(keys: KeyStore, iam: Iam): Promise<LoopbackServer> {
  return startAwsJsonServer({
    authorize: (request, target, input) =>
      authorizeSigned(iam, 'kms', request, () => [requiredKmsAccess(target, input, keys)]),
    call: (target, input) => runKmsOperation(target, input, keys),
    bodyLimit: 64 * 1024,
    failureCode: 'KMSInternalException',
  });
}

/** Runs one KMS call. @throws AwsJsonError, with AWS's status and code. */
export function runKmsOperation(target: string, input: unknown, keys: KeyStore): Record<string, unknown> {
  const operation = operations[target];
  if (operation === undefined) {
    throw new AwsJsonError(
      501,
      'UnsupportedOperationException',
      `The local KMS does not know ${target || 'this call'}.`,
    );
  }
  if (!isRecord(input))
    throw new AwsJsonError(400, 'SerializationException', 'The body is not a JSON object.');
  return operation(input, keys);
}

function findKey(input: Record<string, unknown>, keys: KeyStore): LocalKey {
  const keyId = input.KeyId;
  if (typeof keyId !== 'string') throw new AwsJsonError(400, 'ValidationException', 'KeyId is required.');
  const key = keys(keyId);
  if (key === undefined) throw new AwsJsonError(400, 'NotFoundException', `Key '${keyId}' does not exist`);
  return key;
}

function requireAlgorithm(input: Record<string, unknown>): void {
  if (input.SigningAlgorithm === algorithm) return;
  const requested = String(input.SigningAlgorithm);
  throw new AwsJsonError(
    400,
    'InvalidKeyUsageException',
    `Algorithm ${requested} is incompatible with key spec ECC_NIST_P256.`,
  );
}

function signature(input: Record<string, unknown>, key: LocalKey): Buffer {
  const message = typeof input.Message === 'string' ? Buffer.from(input.Message, 'base64') : Buffer.alloc(0);
  if (message.length === 0 || message.length > maximumMessage) {
    throw new AwsJsonError(400, 'ValidationException', `Message must hold 1 to ${maximumMessage} bytes.`);
  }
  const type = input.MessageType ?? 'RAW';
  if (type === 'RAW') return sign('sha256', message, key.privateKey);
  if (type !== 'DIGEST')
    throw new AwsJsonError(400, 'ValidationException', 'MessageType must be RAW or DIGEST.');
  if (message.length !== 32)
    throw new AwsJsonError(
      400,
      'ValidationException',
      'Digest is invalid length for algorithm ECDSA_SHA_256.',
    );
  return signDigest(message, key.privateKey);
}
