import { expect, it } from '@jest/globals';
import type { CustomResourceRequest } from '../shared/custom-resource-function.ts';
import { providePublicKey } from './provide-public-key.ts';

function provide(type: CustomResourceRequest['type'], properties: object, failure?: Error) {
  const read: string[] = [];
  const deps = {
    readPublicKey: async (keyId: string) => {
      read.push(keyId);
      if (failure) throw failure;
      return `half of ${keyId}`;
    },
  };
  const result = providePublicKey({ type, stackId: 'stack', properties: { ...properties } }, deps);
  return { read, result };
}

it.each(['Create', 'Update'] as const)(
  'returns at %s the public half of the key that is named',
  async (type) => {
    const { result } = provide(type, { KeyId: 'one' });
    expect(await result).toEqual({ physicalId: 'one', data: { PublicKey: 'half of one' } });
  },
);

it('reads nothing as the resource goes, whose key may be gone', async () => {
  const { read, result } = provide('Delete', { KeyId: 'one' });
  expect(await result).toEqual({ physicalId: 'one', data: {} });
  expect(read).toEqual([]);
});

it('fails where no key is named, or none is there', async () => {
  await expect(provide('Create', {}).result).rejects.toThrow('The resource names no KeyId.');
  await expect(provide('Create', { KeyId: 'one' }, new Error('gone')).result).rejects.toThrow('gone');
});
