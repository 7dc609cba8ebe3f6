import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { ParameterStore } from './parameter-store.ts';
import { runSsmOperation } from './ssm-server.ts';

const file = join(temporaryDirectory(), 'ssm.json');
const call = (name: string, input: unknown) =>
  runSsmOperation(`AmazonSSM.${name}`, input, new ParameterStore(file));
const secret = { Name: '/stack/secret', Type: 'SecureString', Value: 'word' };

it('stores parameters under their next version, and shows a secret only where it is decrypted', () => {
  expect(call('PutParameter', secret)).toMatchObject({ Version: 1 });
  expect(call('PutParameter', { ...secret, Value: 'other', Overwrite: true })).toMatchObject({ Version: 2 });
  const read = (WithDecryption?: boolean) => call('GetParameter', { Name: secret.Name, WithDecryption });
  expect(read(true)).toMatchObject({ Parameter: { Value: 'other', Type: 'SecureString', Version: 2 } });
  expect(JSON.stringify(read())).not.toContain('other');
  expect(call('DeleteParameter', { Name: secret.Name })).toEqual({});
  expect(() => read(true)).toThrow(expect.objectContaining({ status: 400, code: 'ParameterNotFound' }));
});

it.each([
  ['PutParameter', { ...secret, Name: 'no such name' }, 'ValidationException'],
  ['PutParameter', { ...secret, Value: 'x'.repeat(4097) }, 'ValidationException'],
  ['PutParameter', { ...secret, Type: undefined }, 'ValidationException'],
  ['DeleteParameter', { Name: '/stack/nothing' }, 'ParameterNotFound'],
  ['GetParameter', 'no object', 'SerializationException'],
  ['GetParametersByPath', {}, 'UnsupportedOperationException'],
])('refuses %s of %j by %s', (name, input, code) => {
  expect(() => call(name, input)).toThrow(expect.objectContaining({ code }));
});

it('replaces nothing unasked', () => {
  call('PutParameter', { ...secret, Name: '/stack/kept' });
  expect(() => call('PutParameter', { ...secret, Name: '/stack/kept' })).toThrow(
    expect.objectContaining({ code: 'ParameterAlreadyExists' }),
  );
});
