import type { CustomResourceRequest, CustomResourceResult } from '../shared/custom-resource-function.ts';
import type { PublicKeyDeps } from './deps.ts';

/**
 * Returns the public half of the key that the resource names: with another key it is another resource. It is read and never made,
 * so that nothing goes with the resource.
 */
export async function providePublicKey(
  { type, properties }: CustomResourceRequest,
  deps: PublicKeyDeps,
): Promise<CustomResourceResult> {
  const { KeyId: physicalId } = properties;
  if (typeof physicalId !== 'string') throw new Error('The resource names no KeyId.');
  if (type === 'Delete') return { physicalId, data: {} };
  return { physicalId, data: { PublicKey: await deps.readPublicKey(physicalId) } };
}
