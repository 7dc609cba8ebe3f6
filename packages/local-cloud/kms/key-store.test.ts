import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { smallStack } from '../testing/small-stack.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { openKeyStore } from './key-store.ts';

const file = join(temporaryDirectory(), 'kms.json');
const stack = smallStack({
  Signing: { Type: 'AWS::KMS::Key', Properties: { KeySpec: 'ECC_NIST_P256' } },
  Alias: {
    Type: 'AWS::KMS::Alias',
    Properties: { AliasName: 'alias/signing', TargetKeyId: { 'Fn::GetAtt': ['Signing', 'Arn'] } },
  },
});

it('a KMS key survives a restart, readable by its owner alone', () => {
  const first = openKeyStore(stack, file)(stack.ref('Signing'));
  const second = openKeyStore(stack, file)('alias/signing');
  expect(second?.privateKey.equals(first?.privateKey as never)).toBe(true);
  expect(second?.arn).toBe(stack.attribute('Signing', 'Arn'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('the key store refuses a kind of key that it cannot use', () => {
  const other = smallStack({ Signing: { Type: 'AWS::KMS::Key', Properties: {} } });
  expect(() => openKeyStore(other, file)).toThrow('Signing.KeySpec');
});
